import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { letteringOf } from "#app/pages/wedding-page/theme/lettering.server.ts";
import { lengthRules, lengthWithin, printStyles } from "../../../print/print-theme.ts";
import { loadPrint } from "../load-print.server.ts";
import pageStyles from "../print-page.css?inline";
import type { PrintOptions } from "../print-query.ts";
import { seatedPersons, surnameFirst } from "../seated-persons.ts";
import { ornamentOf } from "../sheet-ornaments.ts";
import styles from "./entrance.css?inline";
import {
  type Density,
  densities,
  layoutEntrance,
  tableColumns,
  tableLineHeight,
} from "./layout.ts";

/** Of the couple's names, which are smaller the longer they are. */
const nameLengths = { min: 18, max: 60 };

export async function loadEntrance(weddingId: OwnedWeddingId, options: PrintOptions) {
  const { wedding, plan, facts, seed } = await loadPrint(weddingId);
  const persons = seatedPersons(plan.state).map(({ key, name, isNameKnown, table }) => ({
    key,
    name: options.navn === "surname" && isNameKnown ? surnameFirst(name) : name,
    table: table.number,
  }));
  const lettering = await letteringOf(
    facts.theme,
    persons.map(({ name }) => name),
  );
  const { tables } = plan.state;
  const { sheets, density, listsTables } = layoutEntrance(
    persons,
    tables.length,
    (name) => lettering.widthOf(name) ?? 0,
  );
  const drawing = (kind: "corner" | "divider", subject: string) =>
    ornamentOf({ theme: facts.theme, seed }, options, kind, subject);
  return {
    css: [
      printStyles(facts.theme, wedding.colors),
      pageStyles,
      densityRules(density),
      lengthRules(nameLengths),
      styles,
    ].join(""),
    facts,
    options,
    sheets,
    density: density === densities.airy ? "airy" : "dense",
    namesLength: lengthWithin(facts.couple.join(" & "), nameLengths),
    tables: listsTables ? tables.map(({ id, number, name }) => ({ id, number, name })) : [],
    ornaments: {
      corners: ["upper", "lower"].flatMap((corner) => drawing("corner", corner) ?? []),
      divider: drawing("divider", "entrance"),
    },
  };
}

/** The sizes that the layout counts with. */
function densityRules(density: Density): string {
  const { columns, columnWidth, fontSize, lineHeight, headingHeight, top } = density;
  const lines = Array.from(
    { length: 20 },
    (_, index) =>
      `.names .lines-${index + 2}{height:auto;max-height:${(index + 2) * lineHeight}px}`,
  );
  return `.sheet{--columns:${columns};--column:${columnWidth}px;--size:${fontSize}px;--line:${lineHeight}px;--heading:${headingHeight}px;--top:${top}px;--table-columns:${tableColumns};--table-line:${tableLineHeight}px}${lines.join("")}`;
}

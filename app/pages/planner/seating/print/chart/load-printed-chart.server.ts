import drawingStyles from "#app/features/seating/drawing/drawing.css?inline";
import { shownPersons, showTable } from "#app/features/seating/drawing/show-table.ts";
import { planBox } from "#app/features/seating/plan/geometry.ts";
import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { lengthRules, lengthWithin, printStyles } from "../../../print/print-theme.ts";
import { loadPrint } from "../load-print.server.ts";
import pageStyles from "../print-page.css?inline";
import type { PrintOptions } from "../print-query.ts";
import styles from "./chart.css?inline";

/** Of the couple's names, which are smaller the longer they are. */
const nameLengths = { min: 12, max: 60 };

export async function loadPrintedChart(weddingId: OwnedWeddingId, options: PrintOptions) {
  const { wedding, plan, facts } = await loadPrint(weddingId);
  const { tables, room, persons, categories } = plan.state;
  const seats = seatedByTable(plan.state);
  const shown = shownPersons({ persons, categories }, facts.couple);
  return {
    css: [
      printStyles(facts.theme, wedding.colors),
      pageStyles,
      `@page{size:${options.format === "a3" ? "A3" : "A4"} landscape}`,
      lengthRules(nameLengths),
      drawingStyles,
      styles,
    ].join(""),
    facts,
    options,
    namesLength: lengthWithin(facts.couple.join(" & "), nameLengths),
    room,
    tables: tables.map((table) => showTable(table, seats.get(table.id) ?? [], shown)),
    box: planBox(tables, room),
  };
}

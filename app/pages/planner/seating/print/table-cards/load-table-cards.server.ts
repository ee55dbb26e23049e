import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { lengthRules, lengthWithin, printStyles } from "../../../print/print-theme.ts";
import { loadPrint } from "../load-print.server.ts";
import { sheetsOf, tableCardsPerSheet } from "../place-cards/cards.ts";
import pageStyles from "../print-page.css?inline";
import type { PrintOptions } from "../print-query.ts";
import { ornamentOf } from "../sheet-ornaments.ts";
import styles from "./table-cards.css?inline";

/** Of the table's name, which is smaller the longer it is. */
const nameLengths = { min: 10, max: 60 };

export async function loadTableCards(weddingId: OwnedWeddingId, options: PrintOptions) {
  const { wedding, plan, facts, seed } = await loadPrint(weddingId);
  const cards = plan.state.tables.map(({ id, number, name }) => ({
    id,
    number,
    name,
    length: lengthWithin(name, nameLengths),
    wreath: ornamentOf({ theme: facts.theme, seed }, options, "wreath", id),
  }));
  return {
    css: [
      printStyles(facts.theme, wedding.colors),
      pageStyles,
      lengthRules(nameLengths),
      styles,
    ].join(""),
    facts,
    options,
    sheets: sheetsOf(cards, tableCardsPerSheet),
  };
}

import { hasKitchenMessage } from "#app/features/seating/kitchen/rules.ts";
import { listPeople } from "#app/features/seating/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { lengthRules, lengthWithin, printStyles } from "../../../print/print-theme.ts";
import { kitchenDiets } from "../kitchen-diets.ts";
import { loadPrint } from "../load-print.server.ts";
import pageStyles from "../print-page.css?inline";
import type { PrintOptions } from "../print-query.ts";
import { seatedPersons } from "../seated-persons.ts";
import { ornamentOf } from "../sheet-ornaments.ts";
import { cardsPerSheet, type PlaceCard, placeCards, sheetsOf } from "./cards.ts";
import styles from "./place-cards.css?inline";

/** Of the first name, which is smaller the longer it is. */
const nameLengths = { min: 6, max: 40 };

export async function loadPlaceCards(weddingId: OwnedWeddingId, options: PrintOptions) {
  const [{ wedding, plan, facts, seed }, { states }] = await Promise.all([
    loadPrint(weddingId),
    listPeople(weddingId),
  ]);
  const diets = kitchenDiets(states);
  const withMessage = new Set(
    [...diets].flatMap(([key, diet]) => (hasKitchenMessage(diet) ? key : [])),
  );
  const drawn = (card: PlaceCard) => ({
    ...card,
    length: lengthWithin(card.first, nameLengths),
    corner: ornamentOf({ theme: facts.theme, seed }, options, "corner", card.key),
  });
  const cards = placeCards(seatedPersons(plan.state), plan.state.tables, facts.couple, withMessage);
  return {
    css: [
      printStyles(facts.theme, wedding.colors),
      pageStyles,
      lengthRules(nameLengths),
      styles,
    ].join(""),
    facts,
    options,
    sheets: sheetsOf(cards.map(drawn), cardsPerSheet),
  };
}

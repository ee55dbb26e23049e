import type { PlanTable } from "#app/features/seating/plan/plan.ts";
import type { SeatedPerson } from "../seated-persons.ts";

export interface PlaceCard {
  key: string;
  /** Empty where the name is unknown, so that it can be written by hand. */
  first: string;
  rest: string;
  table: string;
  /** The card tells waiters only that there is one: what it says is nobody else's business. */
  hasKitchenMessage: boolean;
}

export const cardsPerSheet = 10;
export const tableCardsPerSheet = 4;

/** Returns the cards by table, the couple's first at theirs. */
export function placeCards(
  persons: readonly SeatedPerson[],
  tables: readonly PlanTable[],
  couple: readonly string[],
  withMessage: ReadonlySet<string>,
): PlaceCard[] {
  const byTable = Map.groupBy(persons, ({ table }) => table.id);
  return tables.flatMap(({ id, name, coupleSeats }) => [
    ...couple.slice(0, coupleSeats).map((each, index) => ({
      key: `couple:${index}`,
      ...splitName(each),
      table: name,
      hasKitchenMessage: false,
    })),
    ...(byTable.get(id) ?? []).map((person) => ({
      key: person.key,
      ...(person.isNameKnown ? splitName(person.name) : { first: "", rest: person.name }),
      table: name,
      hasKitchenMessage: withMessage.has(person.key),
    })),
  ]);
}

/** Returns the first name, and the others. */
export function splitName(name: string): { first: string; rest: string } {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return { first, rest: others.join(" ") };
}

export function sheetsOf<Card>(cards: readonly Card[], perSheet: number): Card[][] {
  return Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, index) =>
    cards.slice(index * perSheet, (index + 1) * perSheet),
  );
}

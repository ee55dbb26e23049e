import type { PlanState } from "#app/features/seating/plan/plan.ts";
import { layoutEntrance } from "./entrance/layout.ts";
import { cardsPerSheet, tableCardsPerSheet } from "./place-cards/cards.ts";
import { type SeatedPerson, surnameFirst } from "./seated-persons.ts";

/** In ems. The browser does not know the fonts of the sheets. */
const averageLetterWidth = 0.45;

interface Counted {
  state: PlanState;
  persons: readonly SeatedPerson[];
}

/** Returns how the list at the entrance will look, but for the widths of its letters. */
export function roughEntrance({ state, persons }: Counted, navn: "first-name" | "surname") {
  const names = persons.map(({ key, name, isNameKnown, table }) => ({
    key,
    name: navn === "surname" && isNameKnown ? surnameFirst(name) : name,
    table: table.number,
  }));
  return layoutEntrance(names, state.tables.length, (name) => name.length * averageLetterWidth);
}

export function placeCardSheets({ state, persons }: Counted): number {
  const couple = state.tables.reduce((sum, { coupleSeats }) => sum + Math.min(coupleSeats, 2), 0);
  return Math.ceil((persons.length + couple) / cardsPerSheet);
}

export function tableCardSheets({ state }: Pick<Counted, "state">): number {
  return Math.ceil(state.tables.length / tableCardsPerSheet);
}

import { expect, test } from "vitest";
import { planPerson, planState, planTable } from "#tests/support/seating-plans.ts";
import { placeCards, sheetsOf, splitName } from "./place-cards/cards.ts";
import { sheetPath } from "./print-query.ts";
import { type SeatedPerson, seatedPersons, surnameFirst } from "./seated-persons.ts";

const head = planTable({ name: "Brudebordet", isHead: true, coupleSeats: 2 });
const other = planTable({ number: 2, name: "Koret" });

test.each([
  ["Gudrun Aune", "Aune, Gudrun"],
  [" Ole  Jacob Moe ", "Moe, Ole Jacob"],
  ["Cher", "Cher"],
])("surname first: %s", (name, expected) => expect(surnameFirst(name)).toBe(expected));

test.each([
  ["Gudrun Aune", { first: "Gudrun", rest: "Aune" }],
  ["Ole Jacob Moe", { first: "Ole", rest: "Jacob Moe" }],
  ["Cher", { first: "Cher", rest: "" }],
])("on a card: %s", (name, expected) => expect(splitName(name)).toEqual(expected));

test("persons are listed by table, chair and name; those who do not come are left out", () => {
  const names = ["Åse", "Per", "Zara", "Anna", "Nils"];
  const persons = names.map((name) =>
    planPerson({ guestId: name, name, isComing: name !== "Nils" }),
  );
  const companion = planPerson({ guestId: "Anna", person: 1, name: null });
  const place = (guestId: string, tableId: string, seat: number | null, person: 0 | 1 = 0) => ({
    guestId,
    person,
    tableId,
    seat,
    byHand: true,
  });
  const state = planState({
    tables: [head, other],
    persons: [...persons, companion],
    seats: [
      place("Anna", other.id, null),
      place("Anna", other.id, null, 1),
      place("Nils", other.id, null),
      place("Per", head.id, 7),
      place("Zara", head.id, 1),
      place("Åse", other.id, null),
    ],
  });
  expect(seatedPersons(state).map(({ name, table }) => [name, table.number])).toEqual([
    ["Zara", 1],
    ["Per", 1],
    ["Anna", 2],
    ["Følge av Anna", 2],
    ["Åse", 2],
  ]);
});

test("place cards tell that the kitchen has a message, never which; unknown names are left open", () => {
  const seated = (key: string, name: string, isNameKnown = true): SeatedPerson => {
    return { key, name, isNameKnown, table: other, seat: null };
  };
  const persons = [seated("a:0", "Anna Lie"), seated("a:1", "Følge av Anna Lie", false)];
  const cards = placeCards(persons, [head, other], ["Ingrid", "Mathias"], new Set(["a:0"]));
  expect(cards).toEqual([
    { key: "couple:0", first: "Ingrid", rest: "", table: "Brudebordet", hasKitchenMessage: false },
    { key: "couple:1", first: "Mathias", rest: "", table: "Brudebordet", hasKitchenMessage: false },
    { key: "a:0", first: "Anna", rest: "Lie", table: "Koret", hasKitchenMessage: true },
    { key: "a:1", first: "", rest: "Følge av Anna Lie", table: "Koret", hasKitchenMessage: false },
  ]);
});

test.each([
  [0, 10, 0],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [52, 10, 6],
  [8, 4, 2],
])("%i cards, %i a sheet: %i sheets", (cards, perSheet, sheets) => {
  expect(sheetsOf(Array(cards).fill(0), perSheet)).toHaveLength(sheets);
});

test("a sheet's address has only its own options", () => {
  const options = { drakt: "plain", navn: "surname", format: "a3" } as const;
  expect(sheetPath("entrance", options)).toBe(
    "/seating-chart/print/entrance?drakt=uten-pynt&navn=etternavn",
  );
  expect(sheetPath("chart", options)).toBe("/seating-chart/print/chart?format=a3");
  expect(sheetPath("kitchen", options)).toBe("/seating-chart/print/kitchen");
  expect(sheetPath("place-cards")).toBe("/seating-chart/print/place-cards");
});

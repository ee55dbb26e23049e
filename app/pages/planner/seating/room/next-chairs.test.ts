import { expect, it } from "vitest";
import { shownPersons, showTable } from "#app/features/seating/drawing/show-table.ts";
import { planPerson, planTable } from "#tests/support/seating-plans.ts";
import { nextChairs } from "./next-chairs.ts";

const persons = ["a", "b", "c", "d", "e", "f"].map((guestId) => planPerson({ guestId }));
const known = shownPersons({ persons, categories: [] }, ["Ingrid", "Mathias"]);
const table = (seats: number, taken: number[], coupleSeats = 0) =>
  showTable(
    planTable({ id: "t", seats, coupleSeats, isHead: coupleSeats > 0 }),
    taken.map((seat, index) => {
      return {
        guestId: persons[index]?.guestId ?? "",
        person: 0,
        tableId: "t",
        seat,
        byHand: true,
      };
    }),
    known,
  );

it.each([
  ["the chair under the pointer", table(8, []), 1, 5, [5]],
  ["its neighbour too", table(8, []), 2, 5, [5, 4]],
  ["the next free one of a taken chair", table(8, [5, 6]), 1, 5, [4]],
  ["two side by side", table(6, [1, 3]), 2, null, [4, 5]],
  ["around the end", table(6, [2, 3, 4]), 2, 6, [6, 1]],
  ["what is left", table(4, [1, 2, 3]), 2, null, [4]],
  ["none of the couple's", table(4, [], 2), 2, 2, [1, 4]],
])("takes %s", (_name, shown, count, from, expected) => {
  expect(nextChairs(shown, count, from)).toEqual(expected);
});

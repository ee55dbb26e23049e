import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dietOptions } from "#app/features/guests/diets/rules.ts";
import { planPerson, planState, planTable } from "#tests/support/seating-plans.ts";
import {
  columnsOf,
  couplePersons,
  type KitchenPerson,
  kitchenDifference,
  kitchenPersons,
  mealColumns,
  mealRows,
  mealTotals,
} from "./rules.ts";

function person(overrides: Partial<KitchenPerson> = {}): KitchenPerson {
  const unknown = { diet: null, hasSevereAllergy: false, isChild: false };
  return { guestId: "kari", person: 0, name: "Kari", table: 1, ...unknown, ...overrides };
}

test.each([
  [{}, []],
  [{ diet: "Vegan, Nøtter" }, ["vegan", "nuts"]],
  [{ diet: "nøtter" }, ["nuts"]],
  [{ diet: "Laktose" }, ["lactose"]],
  [{ diet: "Lite salt" }, ["other"]],
  [{ diet: "Egg, lite salt", isChild: true }, ["egg", "other", "child"]],
  [{ hasSevereAllergy: true }, ["other"]],
  [{ isChild: true }, ["child"]],
] as const)("%j counts in %j", (overrides, columns) => {
  expect(columnsOf(person(overrides))).toEqual(columns);
});

test("those who come are counted where they sit, with what they have told", () => {
  const [sitting, freed, waiting] = ["sitting", "freed", "waiting"].map((guestId) =>
    planPerson({ guestId, name: guestId, isComing: guestId !== "freed" }),
  );
  if (!sitting || !freed || !waiting) throw new Error("no persons");
  const table = planTable({ number: 4 });
  const seats = ["freed", "sitting"].map((guestId) => ({
    guestId,
    person: 0 as const,
    tableId: table.id,
    seat: null,
    byHand: true,
  }));
  const state = planState({ tables: [table], seats, persons: [sitting, freed, waiting] });
  const diets = new Map([["sitting:0", { diet: "Egg", hasSevereAllergy: true }]]);
  expect(kitchenPersons(state, diets)).toEqual([
    person({ guestId: "sitting", name: "sitting", table: 4, diet: "Egg", hasSevereAllergy: true }),
    person({ guestId: "waiting", name: "waiting", table: null }),
  ]);
});

describe("the rows", () => {
  const tables = [
    { number: 1, coupleSeats: 2 },
    { number: 2, coupleSeats: 0 },
  ];

  test("have the couple at their table, and those without a table last", () => {
    const rows = mealRows([person({ table: 2 }), person({ table: null })], tables);
    expect(rows.map(({ table, persons }) => [table, persons])).toEqual([
      [1, 2],
      [2, 1],
      [null, 1],
    ]);
    expect(mealRows([person({ table: 2 })], tables)).toHaveLength(2);
  });

  test("have a couple without a table among those", () => {
    const [, ...others] = tables;
    expect(mealRows([], others).at(-1)).toMatchObject({ table: null, persons: 2, regular: 2 });
  });

  const texts = [...Object.values(dietOptions), "lite salt", "ikke fisk"];
  const somebody = fc.record({
    table: fc.constantFrom(1, 2, null),
    diet: fc.option(fc.subarray(texts, { minLength: 1 }).map((parts) => parts.join(", "))),
    hasSevereAllergy: fc.boolean(),
    isChild: fc.boolean(),
  });

  test("agree with an independent count", () => {
    fc.assert(
      fc.property(fc.array(somebody, { maxLength: 40 }), (all) => {
        const persons = all.map((each, index) => person({ ...each, guestId: String(index) }));
        const rows = mealRows(persons, tables);
        const totals = mealTotals(persons);
        const sum = (count: (row: (typeof rows)[number]) => number) =>
          rows.reduce((total, row) => total + count(row), 0);
        expect(totals.persons).toBe(all.length + couplePersons);
        expect(sum((row) => row.persons)).toBe(totals.persons);
        expect(sum((row) => row.regular)).toBe(totals.regular);
        for (const column of mealColumns) {
          expect(sum(({ counts }) => counts[column])).toBe(totals.counts[column]);
        }
        const eatsNuts = all.filter(({ diet }) => diet?.split(", ").includes("Nøtter"));
        expect(totals.counts.nuts).toBe(eatsNuts.length);
        expect(totals.counts.child).toBe(all.filter(({ isChild }) => isChild).length);
        const eatsAll = all.filter(
          ({ diet, hasSevereAllergy, isChild }) => !diet && !hasSevereAllergy && !isChild,
        );
        expect(totals.regular).toBe(eatsAll.length + couplePersons);
      }),
    );
  });
});

describe("the difference from the last sheet", () => {
  const kari = person();

  test("is empty for the same persons in another order", () => {
    const ola = person({ guestId: "ola" });
    expect(kitchenDifference([kari, ola], [ola, { ...kari }])).toEqual({ persons: [], totals: [] });
  });

  test.each([
    ["got a table", { table: null }, {}, [{ type: "table", before: null, after: 1 }]],
    ["lost it", {}, { table: null }, [{ type: "table", before: 1, after: null }]],
    ["moved", {}, { table: 2 }, [{ type: "table", before: 1, after: 2 }]],
    ["told a diet", {}, { diet: "Egg" }, [{ type: "diet", before: null, after: "Egg" }]],
    [
      "told that it is severe, and moved",
      { diet: "Egg" },
      { diet: "Egg", hasSevereAllergy: true, table: 2 },
      [
        { type: "table", before: 1, after: 2 },
        { type: "severe", isSevere: true },
      ],
    ],
  ] as const)("tells who %s", (_, before, after, changes) => {
    const { persons } = kitchenDifference([person(before)], [person(after)]);
    expect(persons).toEqual([{ person: person(after), changes }]);
  });

  test("tells who came and who left, severe allergies first, and the totals", () => {
    const left = person({ guestId: "ola", diet: "Vegan", table: 3 });
    const arrived = person({ guestId: "per", diet: "Egg", hasSevereAllergy: true, table: null });
    const moved = person({ table: 2 });
    expect(kitchenDifference([kari, left], [moved, arrived])).toEqual({
      persons: [
        {
          person: arrived,
          changes: [
            { type: "arrived", table: null },
            { type: "diet", before: null, after: "Egg" },
            { type: "severe", isSevere: true },
          ],
        },
        { person: moved, changes: [{ type: "table", before: 1, after: 2 }] },
        { person: left, changes: [{ type: "left", table: 3 }] },
      ],
      totals: [
        { column: "vegan", before: 1, after: 0 },
        { column: "egg", before: 0, after: 1 },
      ],
    });
  });

  test("counts persons before and after", () => {
    const { totals } = kitchenDifference([kari], [kari, person({ guestId: "ola" })]);
    expect(totals).toEqual([
      { column: "persons", before: 3, after: 4 },
      { column: "regular", before: 3, after: 4 },
    ]);
  });
});

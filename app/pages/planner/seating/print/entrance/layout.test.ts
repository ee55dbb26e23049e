import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { densities, type EntranceName, layoutEntrance, letterOf } from "./layout.ts";

const narrow = (name: string) => name.length * 0.4;

function named(count: number): EntranceName[] {
  return Array.from({ length: count }, (_, index) => {
    const letter = "ABEGHIJKLMNOPRSTV"[index % 17] ?? "";
    return { key: String(index), name: `${letter}nna Moen`, table: (index % 15) + 1 };
  });
}

const namesOf = ({ sheets }: ReturnType<typeof layoutEntrance>) =>
  sheets.flatMap(({ columns }) => columns.flat().flatMap(({ names }) => names));

describe("the letter of a name is the one that it is sorted at", () => {
  test.each([
    ["Aksel", "A"],
    ["aksel", "A"],
    ["Aase", "Å"],
    ["Åse", "Å"],
    ["Øyvind", "Ø"],
    ["Ödegaard", "Ø"],
    ["Ærlend", "Æ"],
    ["Ärla", "Æ"],
    ["Zara", "Z"],
    ["Émile", "E"],
    ["李雷", "李"],
    ["Мария", "М"],
    ["3. benk", "#"],
    ["", "#"],
  ])("%s: %s", (name, letter) => expect(letterOf(name)).toBe(letter));
});

test("Norwegian letters come last", () => {
  const names = ["Åse", "Øyvind", "Zara", "Ærlend", "Aase", "Anna"].map((name) => ({
    key: name,
    name,
    table: 1,
  }));
  expect(namesOf(layoutEntrance(names, 1, narrow)).map(({ name }) => name)).toEqual([
    "Anna",
    "Zara",
    "Ærlend",
    "Øyvind",
    "Åse",
    "Aase",
  ]);
});

test.each([
  [0, 1, 3],
  [1, 1, 3],
  [52, 1, 3],
  [70, 1, 3],
  [71, 1, 4],
  [120, 1, 4],
  [121, 2, 3],
  [240, 2, 4],
  [500, 5, 4],
])("%i names: %i sheets of %i columns", (count, sheets, columns) => {
  const layout = layoutEntrance(named(count), 12, narrow);
  expect(layout.sheets).toHaveLength(sheets);
  expect(layout.density.columns).toBe(columns);
  expect(namesOf(layout)).toHaveLength(count);
});

test("long names take more columns or sheets, never less room than they need", () => {
  const wide = layoutEntrance(named(70), 8, (name) => name.length * 1.6);
  expect(wide.sheets.length).toBeGreaterThan(1);
});

test("many tables are not listed by name", () => {
  expect(layoutEntrance(named(10), 18, narrow).listsTables).toBe(true);
  expect(layoutEntrance(named(10), 40, narrow).listsTables).toBe(false);
});

test("every name is on one sheet, in order, and no column is higher than the sheet", () => {
  const name = fc.record({
    key: fc.uuid(),
    name: fc.string({ minLength: 1, maxLength: 100 }),
    table: fc.integer({ min: 1, max: 120 }),
  });
  const names = fc.uniqueArray(name, { maxLength: 250, selector: ({ key }) => key });
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 120 }), (all, tables) => {
      const layout = layoutEntrance(all, tables, (text) => text.length * 0.5);
      expect(
        namesOf(layout)
          .map(({ key }) => key)
          .sort(),
      ).toEqual(all.map(({ key }) => key).sort());
      const { lineHeight, headingHeight, columns, top } = layout.density;
      for (const sheet of layout.sheets) {
        expect(sheet.columns.length).toBeLessThanOrEqual(columns);
        for (const column of sheet.columns) {
          const lines = column
            .flatMap((group) => group.names)
            .reduce((sum, one) => sum + one.lines, 0);
          expect(
            top +
              column.filter((group) => group.letter).length * headingHeight +
              lines * lineHeight,
          ).toBeLessThan(1123 - 40);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("a sheet has the columns that its design has room for", () => {
  for (const { columns, columnWidth } of Object.values(densities)) {
    expect(columns * columnWidth).toBeLessThan(794 - 2 * 56);
  }
});

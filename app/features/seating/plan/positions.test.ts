import { describe, expect, test } from "vitest";
import { planTable } from "#tests/support/seating-plans.ts";
import { overlaps, tableBoxWithChairs, unitsPerMetre } from "./geometry.ts";
import { nextTableNumber, ringsOf, snapTable, startPosition } from "./positions.ts";

describe("a dragged table", () => {
  const other = planTable({ x: 300, y: 200 });

  test("is aligned to the centre of another", () => {
    const snapped = snapTable(planTable({ x: 305, y: 667 }), [other]);
    const guide = { axis: "x", at: 300, from: 260, to: 607 };
    expect(snapped).toMatchObject({ x: 300, guides: [guide] });
  });

  test("is aligned to the nearest of those in a line", () => {
    const row = [200, 800, 1400].map((y) => planTable({ x: 300, y }));
    const { guides } = snapTable(planTable({ x: 300, y: 1037 }), row);
    expect(guides).toMatchObject([{ axis: "x", at: 300, from: 860 }]);
  });

  test("is pushed against another", () => {
    const shape = "rectangular";
    const [left, right] = [planTable({ shape, x: 0, y: 0 }), planTable({ shape, x: 117, y: 4 })];
    expect(snapTable(right, [left])).toMatchObject({ x: 120, y: 0 });
  });

  test("is put on the grid of 0.1 m where it is near to none", () => {
    const { x, y, guides } = snapTable(planTable({ x: 1003, y: 901 }), [other]);
    expect(guides).toEqual([]);
    expect(x / (unitsPerMetre / 10)).toBeCloseTo(150);
    expect(y / (unitsPerMetre / 10)).toBeCloseTo(135);
  });
});

describe("rings", () => {
  const head = planTable({ id: "head", x: 0, y: 0, isHead: true });
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      planTable({ id: `${index}`, number: index + 2, x: 200 * (index + 1), y: 0 }),
    );

  // The same thirds as in the instances of the solver's bench.
  test.each([
    [2, 1, 1, 0],
    [3, 1, 1, 1],
    [4, 2, 1, 1],
    [5, 2, 2, 1],
    [13, 5, 4, 4],
  ])("of %i other tables: %i near, %i in the middle, %i far", (count, near, middle, far) => {
    const rings = [...ringsOf([head, ...rows(count)]).values()];
    const countOf = (ring: string) => rings.filter((each) => each === ring).length;
    expect([countOf("near"), countOf("middle"), countOf("far")]).toEqual([near + 1, middle, far]);
  });

  test("go by the distance", () => {
    const rings = ringsOf([...rows(3).toReversed(), head]);
    expect(Object.fromEntries(rings)).toEqual({ head: "near", 0: "near", 1: "middle", 2: "far" });
  });

  test("need a head table", () => {
    expect(new Set(ringsOf(rows(4)).values())).toEqual(new Set(["middle"]));
  });
});

test.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[1, 3], 4],
  [[2, 3], 4],
  [[3], 2],
])("after the numbers %o comes %i", (numbers, next) => {
  expect(nextTableNumber(numbers.map((number) => planTable({ number })))).toBe(next);
});

describe("the first position", () => {
  test("is in the specification's area", () => {
    expect(startPosition(planTable(), [], () => 0)).toEqual({ x: 100, y: 100 });
    expect(startPosition(planTable(), [], () => 1)).toEqual({ x: 500, y: 400 });
  });

  test("avoids other tables", () => {
    const taken = planTable({ x: 100, y: 100 });
    const shares = [0, 0, 0.9, 0.9];
    const position = startPosition(planTable(), [taken], () => shares.shift() ?? 0);
    expect(position).toEqual({ x: 460, y: 370 });
    const [one, other] = [taken, planTable(position)].map(tableBoxWithChairs);
    expect(one && other && overlaps(one, other)).toBe(false);
  });

  test("is in the area even when that is full", () => {
    const full = planTable({ shape: "square", width: 2000, height: 2000 });
    expect(startPosition(planTable(), [full], () => 0.5)).toEqual({ x: 300, y: 250 });
  });
});

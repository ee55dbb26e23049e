import { describe, expect, it } from "vitest";
import { planTable } from "#tests/support/seating-plans.ts";
import { editChanges, moveChanges, resized, snapMove, turned, turnedTo } from "./table-moves.ts";

const table = planTable({
  id: "one",
  x: 200,
  y: 200,
  width: 120,
  height: 60,
  shape: "rectangular",
});

describe("moving", () => {
  const pushed = [
    planTable({ id: "one", groupId: "row", x: 100, y: 100 }),
    planTable({ id: "two", groupId: "row", x: 220, y: 100, number: 2 }),
    planTable({ id: "other", x: 600, y: 100, number: 3 }),
  ];
  const [first = table] = pushed;

  it("takes pushed together tables along", () => {
    expect(moveChanges(pushed, first, { x: 10, y: 0 })).toEqual([
      { type: "changeTable", tableId: "one", set: { x: 110, y: 100 } },
      { type: "changeTable", tableId: "two", set: { x: 230, y: 100 } },
    ]);
  });

  it("does not align them to each other", () => {
    const { guides } = snapMove(pushed, first, { x: 116, y: 200 }, 8);
    expect(guides).toEqual([]);
  });

  it("aligns to others", () => {
    const { delta, guides } = snapMove(pushed, first, { x: 233.5, y: 3 }, 8);
    expect(delta.y).toBe(0);
    expect(guides).toContainEqual({ axis: "y", at: 100, from: 393.5, to: 540 });
  });

  it("is no change where nothing moves", () => {
    expect(moveChanges(pushed, first, { x: 0, y: 0 })).toEqual([]);
  });
});

it.each([
  [0, 1, 15],
  [0, -1, 345],
  [345, 1, 0],
  [7, 1, 15],
])("turns %i by %i steps to %i", (rotation, steps, expected) => {
  expect(turned({ ...table, rotation }, steps).rotation).toBe(expected);
});

it.each([
  ["above", { x: 200, y: 0 }, 0],
  ["right", { x: 400, y: 200 }, 90],
  ["left", { x: 0, y: 202 }, 270],
])("looks at a point %s", (_name, point, expected) => {
  expect(turnedTo(table, point).rotation).toBe(expected);
});

describe("resizing", () => {
  const metre = 66.7;

  it("keeps the opposite edge", () => {
    const wide = resized(table, { x: 1, y: 0 }, { x: metre, y: 50 });
    expect(wide.height).toBe(60);
    expect(wide.x - (wide.width ?? 0) / 2).toBeCloseTo(140);
    expect(wide.width).toBeCloseTo(186.76);
  });

  it("follows the rotation", () => {
    const deep = resized({ ...table, rotation: 90 }, { x: 1, y: 0 }, { x: 0, y: metre });
    expect(deep.width).toBeCloseTo(186.76);
    expect(deep.y - (deep.width ?? 0) / 2).toBeCloseTo(140);
    expect(deep.x).toBeCloseTo(200);
  });

  it("keeps round tables round", () => {
    const round = resized(planTable({ shape: "round" }), { x: 0, y: 1 }, { x: 0, y: metre });
    expect(round.width).toBe(round.height);
  });

  it("has a smallest size", () => {
    expect(resized(table, { x: -1, y: 0 }, { x: 900, y: 0 }).width).toBe(40);
  });

  it("is one change, or none", () => {
    expect(editChanges(table, table)).toEqual([]);
    const [change] = editChanges(table, { ...table, rotation: 15 });
    expect(change).toMatchObject({ tableId: "one", set: { rotation: 15, x: 200 } });
  });
});

import { expect, test } from "vitest";
import { planState, planTable } from "#tests/support/seating-plans.ts";
import { tableSize } from "./geometry.ts";
import { applyInOrder } from "./history.ts";
import { joinTables, separateTable } from "./long-tables.ts";
import type { PlanState } from "./plan.ts";

const table = (number: number, overrides = {}) =>
  planTable({ id: `table-${number}`, number, shape: "rectangular", x: 100 * number, ...overrides });

function join(state: PlanState, one: number, other: number): PlanState {
  const result = applyInOrder(state, joinTables(state, `table-${one}`, `table-${other}`));
  expect(result.refused).toEqual([]);
  return result.state;
}

test.each([0, 15, 90, 200])("tables pushed together at %i degrees touch end to end", (rotation) => {
  let state = planState({ tables: [table(1, { rotation }), table(2), table(3, { width: 180 })] });
  state = join(state, 2, 1);
  state = join(state, 3, 1);
  const [first, second, third] = state.tables;
  if (!first || !second || !third) throw new Error("a table is missing");
  const turn = (rotation * Math.PI) / 180;
  for (const [from, to] of [
    [first, second],
    [second, third],
  ] as const) {
    const distance = (tableSize(from).width + tableSize(to).width) / 2;
    expect(to.x - from.x).toBeCloseTo(distance * Math.cos(turn));
    expect(to.y - from.y).toBeCloseTo(distance * Math.sin(turn));
    expect(to.rotation).toBe(rotation);
  }
  expect(new Set(state.tables.map(({ groupId }) => groupId))).toEqual(new Set(["table-1"]));
});

test("a row of one table is no row", () => {
  const joined = join(planState({ tables: [table(1), table(2)] }), 2, 1);
  const { state } = applyInOrder(joined, separateTable(joined, "table-1"));
  expect(state.tables.map(({ groupId }) => groupId)).toEqual([null, null]);
  expect(separateTable(state, "table-1")).toEqual([]);
});

test("tables that are gone are not joined", () => {
  expect(joinTables(planState(), "table-1", "table-2")).toEqual([]);
});

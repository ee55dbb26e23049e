import type { PlanChange } from "./changes.ts";
import { tableSize } from "./geometry.ts";
import type { PlanState, PlanTable } from "./plan.ts";

/**
 * Returns the changes that push the table against the end of another one, as one long table. Tables
 * that already belong to the other one stay where they are: the table goes to the end of the row.
 */
export function joinTables(state: PlanState, tableId: string, otherId: string): PlanChange[] {
  const table = state.tables.find(({ id }) => id === tableId);
  const other = state.tables.find(({ id }) => id === otherId);
  if (!table || !other) return [];
  const groupId = other.groupId ?? other.id;
  const row = state.tables.filter((each) => each === other || each.groupId === groupId);
  const turn = (other.rotation * Math.PI) / 180;
  const along = (each: PlanTable) =>
    (each.x - other.x) * Math.cos(turn) + (each.y - other.y) * Math.sin(turn);
  const end = Math.max(...row.map((each) => along(each) + tableSize(each).width / 2));
  const distance = end + tableSize(table).width / 2;
  const set = {
    x: other.x + distance * Math.cos(turn),
    y: other.y + distance * Math.sin(turn),
    rotation: other.rotation,
    groupId,
  };
  const joins: PlanChange = { type: "changeTable", tableId, set };
  if (other.groupId === groupId) return [joins];
  return [{ type: "changeTable", tableId: other.id, set: { groupId } }, joins];
}

/** Returns the changes that take the table out of its row. A row of one is no row. */
export function separateTable(state: PlanState, tableId: string): PlanChange[] {
  const table = state.tables.find(({ id }) => id === tableId);
  if (!table?.groupId) return [];
  const others = state.tables.filter(
    ({ id, groupId }) => id !== tableId && groupId === table.groupId,
  );
  const leaving = others.length === 1 ? [table, ...others] : [table];
  return leaving.map(({ id }) => ({ type: "changeTable", tableId: id, set: { groupId: null } }));
}

import { maxRoomMetres, minRoomMetres } from "../rules.ts";
import type { PlanChange } from "./changes.ts";
import { type Point, tableBoxWithChairs, unitsPerMetre } from "./geometry.ts";
import type { PlanTable, Room } from "./plan.ts";

/** Around the outermost tables, in metres. */
const margin = 1.2;
const emptyRoom = { width: 12, depth: 8 } as const;

/**
 * Returns a room without items that encloses the tables. They keep their places, unless some are
 * left of the room or behind it: then all are moved by `shift`, in units of the plan.
 */
export function firstRoom(tables: readonly PlanTable[]): { room: Room; shift: Point } {
  if (tables.length === 0) return { room: { ...emptyRoom, items: [] }, shift: { x: 0, y: 0 } };
  const boxes = tables.map(tableBoxWithChairs);
  const space = margin * unitsPerMetre;
  const shiftOf = (start: number) => (start < 0 ? Math.ceil(space - start) : 0);
  const shift = {
    x: shiftOf(Math.min(...boxes.map(({ x }) => x))),
    y: shiftOf(Math.min(...boxes.map(({ y }) => y))),
  };
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + shift.x;
  const front = Math.max(...boxes.map(({ y, height }) => y + height)) + shift.y;
  return { room: { width: metresFor(right), depth: metresFor(front), items: [] }, shift };
}

/** Returns the changes that draw the room and move the tables into it. */
export function drawFirstRoom(
  tables: readonly PlanTable[],
  room: Room,
  { x, y }: Point,
): PlanChange[] {
  const moves = tables.map(
    (table): PlanChange => ({
      type: "changeTable",
      tableId: table.id,
      set: { x: table.x + x, y: table.y + y },
    }),
  );
  return [{ type: "setRoom", room }, ...(x === 0 && y === 0 ? [] : moves)];
}

function metresFor(units: number): number {
  const metres = Math.ceil((units / unitsPerMetre + margin) * 10) / 10;
  return Math.min(maxRoomMetres, Math.max(minRoomMetres, metres));
}

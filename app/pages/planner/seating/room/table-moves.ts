import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import { type Point, tableSize, unitsPerMetre } from "#app/features/seating/plan/geometry.ts";
import type { PlanTable } from "#app/features/seating/plan/plan.ts";
import { type Guide, snapTable } from "#app/features/seating/plan/positions.ts";

/** Which edge or corner of the table is pulled; 0 is the middle. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

const rotationStep = 15;
/** 0.1 m. */
export const tableStep = unitsPerMetre / 10;
const minSize = 40;
const maxSize = 2_000;

/** The tables that move along: those pushed together with it. */
export function tablesMovedWith(tables: readonly PlanTable[], table: PlanTable): PlanTable[] {
  if (table.groupId === null) return [table];
  return tables.filter(({ groupId }) => groupId === table.groupId);
}

/** Returns how far the tables are moved once the dragged one has snapped. */
export function snapMove(
  tables: readonly PlanTable[],
  dragged: PlanTable,
  delta: Point,
  reach: number,
): { delta: Point; guides: Guide[] } {
  const moving = new Set(tablesMovedWith(tables, dragged).map(({ id }) => id));
  const others = tables.filter(({ id }) => !moving.has(id));
  const wanted = { ...dragged, x: dragged.x + delta.x, y: dragged.y + delta.y };
  const { x, y, guides } = snapTable(wanted, others, reach);
  return { delta: { x: x - dragged.x, y: y - dragged.y }, guides };
}

export function moveChanges(
  tables: readonly PlanTable[],
  dragged: PlanTable,
  { x, y }: Point,
): PlanChange[] {
  if (x === 0 && y === 0) return [];
  return tablesMovedWith(tables, dragged).map((table) => ({
    type: "changeTable",
    tableId: table.id,
    set: { x: table.x + x, y: table.y + y },
  }));
}

export function turned(table: PlanTable, steps: number): PlanTable {
  const rotation = normal(Math.round(table.rotation / rotationStep + steps) * rotationStep);
  return { ...table, rotation };
}

/** Turns the table so that its upper edge looks at the point. */
export function turnedTo(table: PlanTable, point: Point): PlanTable {
  const angle = (Math.atan2(point.y - table.y, point.x - table.x) * 180) / Math.PI + 90;
  return { ...table, rotation: normal(Math.round(angle / rotationStep) * rotationStep) };
}

/** Pulls a handle; the opposite edge stays where it is. */
export function resized(table: PlanTable, handle: Handle, delta: Point): PlanTable {
  const before = tableSize(table);
  const pulled = rotate(delta, -table.rotation);
  const grow = (length: number, by: number) =>
    Math.min(maxSize, Math.max(minSize, Math.round((length + by) / tableStep) * tableStep));
  const width = handle.x === 0 ? before.width : grow(before.width, pulled.x * handle.x);
  const height = handle.y === 0 ? before.height : grow(before.height, pulled.y * handle.y);
  const size = isOneSize(table) ? evenSize(before.width, width, height) : { width, height };
  const shift = rotate(
    {
      x: (handle.x * (size.width - before.width)) / 2,
      y: (handle.y * (size.height - before.height)) / 2,
    },
    table.rotation,
  );
  return { ...table, ...size, x: table.x + shift.x, y: table.y + shift.y };
}

/** Returns the change that makes the stored table like the edited one, if they differ. */
export function editChanges(stored: PlanTable, edited: PlanTable): PlanChange[] {
  const { x, y, width, height, rotation } = edited;
  const set = { x, y, width, height, rotation };
  const names = Object.keys(set) as (keyof typeof set)[];
  if (names.every((name) => set[name] === stored[name])) return [];
  return [{ type: "changeTable", tableId: stored.id, set }];
}

function evenSize(before: number, width: number, height: number) {
  const size = Math.abs(width - before) > Math.abs(height - before) ? width : height;
  return { width: size, height: size };
}

function isOneSize({ shape }: PlanTable): boolean {
  return shape !== "rectangular";
}

function rotate({ x, y }: Point, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function normal(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

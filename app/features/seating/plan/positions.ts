import {
  type Box,
  distance,
  overlaps,
  type Point,
  tableBox,
  tableBoxWithChairs,
  unitsPerMetre,
} from "./geometry.ts";
import type { PlanTable } from "./plan.ts";

/** A line that the dragged table is aligned to. */
export interface Guide {
  axis: "x" | "y";
  at: number;
}

export type Ring = "near" | "middle" | "far";

/** 0.1 m. */
const grid = unitsPerMetre / 10;
const startArea = { x: [100, 500], y: [100, 400] } as const;
const maxStartAttempts = 60;

/**
 * Returns where a dragged table is put down: aligned to an edge or the centre of another table
 * within `reach`, else on a grid of 0.1 m.
 */
export function snapTable(
  dragged: PlanTable,
  others: readonly PlanTable[],
  reach = 8,
): Point & { guides: Guide[] } {
  const box = tableBox(dragged);
  const boxes = others.map(tableBox);
  const x = snapAxis(
    linesOf(box, "x"),
    boxes.flatMap((each) => linesOf(each, "x")),
    reach,
  );
  const y = snapAxis(
    linesOf(box, "y"),
    boxes.flatMap((each) => linesOf(each, "y")),
    reach,
  );
  return {
    x: x ? dragged.x + x.move : toGrid(dragged.x),
    y: y ? dragged.y + y.move : toGrid(dragged.y),
    guides: [
      ...(x ? [{ axis: "x", at: x.at } as const] : []),
      ...(y ? [{ axis: "y", at: y.at } as const] : []),
    ],
  };
}

/**
 * Returns how far each table is from the head table, by thirds of the other tables. The head table
 * is near; without one, all are in the middle.
 */
export function ringsOf(tables: readonly PlanTable[]): Map<string, Ring> {
  const head = tables.find(({ isHead }) => isHead);
  if (!head) return new Map(tables.map(({ id }) => [id, "middle"]));
  const others = tables
    .filter((table) => table !== head)
    .sort((one, two) => distance(one, head) - distance(two, head) || one.number - two.number);
  const rings = ["near", "middle", "far"] as const;
  return new Map<string, Ring>([
    [head.id, "near"],
    ...others.map(({ id }, index): [string, Ring] => [
      id,
      rings[Math.floor((3 * index) / others.length)] ?? "far",
    ]),
  ]);
}

/** Returns the next free number from the count of tables plus one. */
export function nextTableNumber(tables: readonly PlanTable[]): number {
  const taken = new Set(tables.map(({ number }) => number));
  let number = tables.length + 1;
  while (taken.has(number)) number++;
  return number;
}

/** Returns a random position of the specification's area, where no other table stands if possible. */
export function startPosition(
  table: PlanTable,
  others: readonly PlanTable[],
  random: () => number = Math.random,
): Point {
  const boxes = others.map(tableBoxWithChairs);
  const attempts = Array.from({ length: maxStartAttempts }, () => ({
    x: between(startArea.x, random()),
    y: between(startArea.y, random()),
  }));
  const isFree = (position: Point) => {
    const box = tableBoxWithChairs({ ...table, ...position });
    return !boxes.some((other) => overlaps(box, other));
  };
  return attempts.find(isFree) ?? attempts[0] ?? { x: startArea.x[0], y: startArea.y[0] };
}

function linesOf(box: Box, axis: "x" | "y"): number[] {
  const start = box[axis];
  const length = axis === "x" ? box.width : box.height;
  // Centres first: equal tables are aligned by all three.
  return [start + length / 2, start, start + length];
}

function snapAxis(
  own: readonly number[],
  others: readonly number[],
  reach: number,
): { move: number; at: number } | undefined {
  const moves = own.flatMap((line) => others.map((at) => ({ move: at - line, at })));
  const [nearest] = moves
    .filter(({ move }) => Math.abs(move) <= reach)
    .sort((one, other) => Math.abs(one.move) - Math.abs(other.move));
  return nearest;
}

function toGrid(value: number): number {
  return Math.round(value / grid) * grid;
}

function between([min, max]: readonly [number, number], share: number): number {
  return Math.round(min + share * (max - min));
}

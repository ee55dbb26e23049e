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

/** A line from the dragged table to the one that it is aligned to. */
export interface Guide {
  axis: "x" | "y";
  at: number;
  from: number;
  to: number;
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
  const [x, y] = [snapAxis("x", box, boxes, reach), snapAxis("y", box, boxes, reach)];
  const place = {
    x: x ? dragged.x + x.move : toGrid(dragged.x),
    y: y ? dragged.y + y.move : toGrid(dragged.y),
  };
  const moved = tableBox({ ...dragged, ...place });
  return {
    ...place,
    guides: [...(x ? [guideOver("x", x, moved)] : []), ...(y ? [guideOver("y", y, moved)] : [])],
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

type Axis = Guide["axis"];

interface Snap {
  move: number;
  at: number;
  /** Of the table that it is aligned to. */
  box: Box;
}

/** Of equally near lines, takes the one of the nearest table. */
function snapAxis(axis: Axis, box: Box, others: readonly Box[], reach: number): Snap | undefined {
  const own = linesOf(box, axis);
  const snaps = others.flatMap((other) =>
    linesOf(other, axis).flatMap((at) => own.map((line) => ({ move: at - line, at, box: other }))),
  );
  const gapTo = (other: Box) =>
    axis === "x" ? Math.abs(other.y - box.y) : Math.abs(other.x - box.x);
  const [nearest] = snaps
    .filter(({ move }) => Math.abs(move) <= reach)
    .sort(
      (one, other) =>
        Math.abs(one.move) - Math.abs(other.move) || gapTo(one.box) - gapTo(other.box),
    );
  return nearest;
}

function linesOf(box: Box, axis: Axis): number[] {
  const [start, end] = rangeOf(box, axis);
  // Centres first: equal tables are aligned by all three.
  return [(start + end) / 2, start, end];
}

function guideOver(axis: Axis, { at, box }: Snap, moved: Box): Guide {
  const across = axis === "x" ? "y" : "x";
  const ranges = [rangeOf(moved, across), rangeOf(box, across)];
  const end = Math.min(...ranges.map(([, each]) => each));
  const start = Math.max(...ranges.map(([each]) => each));
  // Of tables that overlap, the later start comes before the earlier end.
  return { axis, at, from: Math.min(end, start), to: Math.max(end, start) };
}

function rangeOf(box: Box, axis: Axis): [start: number, end: number] {
  return [box[axis], box[axis] + (axis === "x" ? box.width : box.height)];
}

function toGrid(value: number): number {
  return Math.round(value / grid) * grid;
}

function between([min, max]: readonly [number, number], share: number): number {
  return Math.round(min + share * (max - min));
}

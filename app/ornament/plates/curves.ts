import { type Point, pointAt } from "../geometry.ts";
import type { Cubic } from "../path.ts";
import { axis, rounded } from "./pen.ts";

/** Catmull-Rom through the points; a roundness of 0.5 is the usual one. */
export function smooth(points: readonly Point[], roundness = 0.5): string {
  const start = pointAt(points, 0);
  const curves = points.slice(1).map(([x, y], i) => {
    const [before, from, after] = [i - 1, i, i + 2].map((at) => pointAt(points, at));
    if (!before || !from || !after) return "";
    const pull = roundness / 3;
    const leaving = rounded`${from[0] + (x - before[0]) * pull} ${from[1] + (y - before[1]) * pull}`;
    const arriving = rounded`${x - (after[0] - from[0]) * pull} ${y - (after[1] - from[1]) * pull}`;
    return rounded`C${leaving} ${arriving} ${x} ${y}`;
  });
  return rounded`M${start[0]} ${start[1]}${curves.join("")}`;
}

/** The point at `t` of the way through the points, on a smooth line. */
export function alongLine(points: readonly Point[], t: number): Point {
  const reach = (points.length - 1) * t;
  const first = Math.min(points.length - 2, Math.floor(reach));
  const u = reach - first;
  const [a, b, c, d] = [-1, 0, 1, 2].map((step) => pointAt(points, first + step)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const coordinate = (i: 0 | 1) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * u +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * u * u +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * u ** 3);
  return [coordinate(0), coordinate(1)];
}

/** Goes on from where a path stands. */
export const continued = (path: string): string => `L${path.slice(1)}`;

/** The right half of a symmetric outline; x counts from the axis. */
export interface Half {
  readonly start: Point;
  readonly steps: readonly (Point | Cubic)[];
}

export function rightHalf({ start, steps }: Half, center = axis): string {
  return writeHalf({ start, steps }, center, 1);
}

/** Goes the other way, so that it can close the right half. */
export function leftHalf(half: Half, center = axis): string {
  return writeHalf(reversed(half), center, -1);
}

export function mirroredOutline(half: Half, center = axis): string {
  return `${rightHalf(half, center)}${continued(leftHalf(half, center))}Z`;
}

function writeHalf({ start, steps }: Half, center: number, side: 1 | -1): string {
  const at = (x: number, y: number) => rounded`${center + side * x} ${y}`;
  const text = steps.map((step) => {
    if (step.length === 2) return `L${at(step[0], step[1])}`;
    const [ax, ay, bx, by, x, y] = step;
    return `C${at(ax, ay)} ${at(bx, by)} ${at(x, y)}`;
  });
  return `M${at(start[0], start[1])}${text.join("")}`;
}

function reversed({ start, steps }: Half): Half {
  const back: (Point | Cubic)[] = [];
  let from = start;
  for (const step of steps) {
    if (step.length === 2) {
      back.unshift(from);
      from = step;
    } else {
      const [ax, ay, bx, by, x, y] = step;
      back.unshift([bx, by, ax, ay, from[0], from[1]]);
      from = [x, y];
    }
  }
  return { start: from, steps: back };
}

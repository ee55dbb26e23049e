import { distance, type Point, pointAt } from "./geometry.ts";
import type { Cubic, Shape } from "./path.ts";
import { joinRuns } from "./spline.ts";

/** Returns a tapering stroke; `halfWidth` is called with 0 (start) to 1 (end). */
export function brush(spine: readonly Point[], halfWidth: (t: number) => number): Shape {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((point, i) => {
    const [nx, ny] = scaledNormal(
      pointAt(spine, i - 1),
      pointAt(spine, i + 1),
      halfWidth(i / (spine.length - 1)),
    );
    left.push([point[0] + nx, point[1] + ny]);
    right.unshift([point[0] - nx, point[1] - ny]);
  });
  return joinRuns(left, right);
}

export function hair(from: Point, via: Point, to: Point, swell: number): Shape {
  const [nx, ny] = scaledNormal(from, to, swell);
  return {
    start: from,
    segments: [
      [via[0] + nx, via[1] + ny, to[0], to[1]],
      [via[0] - nx, via[1] - ny, from[0], from[1]],
    ],
  };
}

/** Handle length with which four cubic Béziers approximate a circle. */
const circleHandle = 0.552;

export function dot([x, y]: Point, radius: number, ratio = 1, turn = 0): Shape {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [ax, ay] = [cos * radius, sin * radius];
  const [bx, by] = [-sin * radius * ratio, cos * radius * ratio];
  const quarter = (ux: number, uy: number, vx: number, vy: number): Cubic => [
    x + ux + vx * circleHandle,
    y + uy + vy * circleHandle,
    x + vx + ux * circleHandle,
    y + vy + uy * circleHandle,
    x + vx,
    y + vy,
  ];
  return {
    start: [x + ax, y + ay],
    segments: [
      quarter(ax, ay, bx, by),
      quarter(bx, by, -ax, -ay),
      quarter(-ax, -ay, -bx, -by),
      quarter(-bx, -by, ax, ay),
    ],
  };
}

function scaledNormal(before: Point, after: Point, length: number): Point {
  const span = distance(before, after) || 1;
  return [(-(after[1] - before[1]) / span) * length, ((after[0] - before[0]) / span) * length];
}

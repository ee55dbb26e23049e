import { distance, lengthOf, type Point, pointAt } from "./geometry.ts";
import type { Cubic, Segment, Shape } from "./path.ts";

/** Longer tangents than this share of the shorter neighbour distance overshoot. */
const maxTangent = 0.42;
const openEndTangent = 1.6;

/** Uniform Catmull-Rom through the points, both ends free. */
export function openSpline(points: readonly Point[]): Cubic[] {
  const last = points.length - 1;
  const tangents = points.map((point, i) =>
    tangentBetween(
      pointAt(points, i - 1),
      point,
      pointAt(points, i + 1),
      i === 0 || i === last ? openEndTangent : 1,
    ),
  );
  return points
    .slice(1)
    .map((to, i) => cubic(pointAt(points, i), pointAt(tangents, i), to, pointAt(tangents, i + 1)));
}

/** Rounds every point, so it must not be used for outlines with a tip. */
export function closedSpline(points: readonly Point[]): Shape {
  const count = points.length;
  const around = (i: number) => pointAt(points, (i + count) % count);
  const tangents = points.map((point, i) => tangentBetween(around(i - 1), point, around(i + 1)));
  const segments = points.map((from, i) => {
    const next = (i + 1) % count;
    return cubic(from, pointAt(tangents, i), around(next), pointAt(tangents, next));
  });
  return { start: around(0), segments };
}

export function joinRuns(...runs: readonly (readonly Point[])[]): Shape {
  const segments: Segment[] = [];
  let reached: Point | undefined;
  for (const run of runs) {
    const first = pointAt(run, 0);
    if (reached && distance(first, reached) > 0.3) segments.push(first);
    segments.push(...runSegments(run));
    reached = pointAt(run, run.length - 1);
  }
  return { start: pointAt(runs[0] ?? [], 0), segments };
}

function runSegments(run: readonly Point[]): Segment[] {
  return run.length === 2 ? [pointAt(run, 1)] : openSpline(run);
}

export function polygon(points: readonly Point[]): Shape {
  return { start: pointAt(points, 0), segments: points.slice(1) };
}

function cubic(from: Point, leaving: Point, to: Point, arriving: Point): Cubic {
  return [
    from[0] + leaving[0],
    from[1] + leaving[1],
    to[0] - arriving[0],
    to[1] - arriving[1],
    to[0],
    to[1],
  ];
}

/** Equal tangents on both sides of a point let the encoder write `s`. */
function tangentBetween(before: Point, point: Point, after: Point, stretch = 1): Point {
  const x = ((after[0] - before[0]) / 6) * stretch;
  const y = ((after[1] - before[1]) / 6) * stretch;
  const neighbour = Math.min(
    distance(point, before) || Number.MAX_VALUE,
    distance(point, after) || Number.MAX_VALUE,
  );
  const length = lengthOf(x, y);
  const limit = maxTangent * neighbour;
  if (length <= limit) return [x, y];
  return [(x * limit) / length, (y * limit) / length];
}

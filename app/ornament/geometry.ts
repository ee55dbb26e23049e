/** Design pixels; y grows downwards, angles are radians clockwise from the right. */
export type Point = readonly [x: number, y: number];

/** A path walked from t = 0 to t = 1. */
export type Curve = (t: number) => Point;

export interface Place {
  readonly at: Point;
  readonly angle: number;
  readonly length: number;
}

/** Maps (across, along) in a part's own unit to the drawing. */
export type Frame = (across: number, along: number) => Point;

/** Light comes from the upper left, so shade gathers in this direction. */
export const awayFromLight: Point = [0.5, 0.86];

const { cos, sin, sqrt, atan2, PI } = Math;

export const degrees = (value: number): number => (value * PI) / 180;

export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** Returns `count` numbers evenly spread over [from, to]; the middle when there is only one. */
export function spread(from: number, to: number, count: number): number[] {
  if (count === 1) return [(from + to) / 2];
  return Array.from({ length: count }, (_, i) => mix(from, to, i / (count - 1)));
}

export const polar = ([x, y]: Point, angle: number, distance: number): Point => [
  x + cos(angle) * distance,
  y + sin(angle) * distance,
];

export const mixPoints = (from: Point, to: Point, t: number): Point => [
  mix(from[0], to[0], t),
  mix(from[1], to[1], t),
];

export const shift = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

export const distance = (a: Point, b: Point): number => lengthOf(a[0] - b[0], a[1] - b[1]);

/** Math.hypot is many times slower because it guards against overflow. */
export const lengthOf = (x: number, y: number): number => sqrt(x * x + y * y);

export const bearing = (from: Point, to: Point): number => atan2(to[1] - from[1], to[0] - from[0]);

/** Clamps the index, so that neighbours always exist. */
export function pointAt(points: readonly Point[], index: number): Point {
  const point = points[clamp(index, 0, points.length - 1)];
  if (!point) throw new RangeError("a line needs at least one point");
  return point;
}

export const quadratic =
  (start: Point, control: Point, end: Point): Curve =>
  (t) =>
    mixPoints(mixPoints(start, control, t), mixPoints(control, end, t), t);

export function sample(curve: Curve, steps: number, from = 0, to = 1): Point[] {
  return spread(from, to, steps + 1).map(curve);
}

export function headingAt(curve: Curve, t: number): number {
  return bearing(curve(Math.max(0, t - 0.01)), curve(Math.min(1, t + 0.01)));
}

/** Returns the unit vector to the right of the direction of travel. */
export function normalAt(curve: Curve, t: number): Point {
  const before = curve(Math.max(0, t - 0.02));
  const after = curve(Math.min(1, t + 0.02));
  const length = distance(before, after) || 1;
  return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
}

export function beside(curve: Curve, t: number, offset: number): Point {
  const [x, y] = curve(t);
  const [nx, ny] = normalAt(curve, t);
  return [x + nx * offset, y + ny * offset];
}

export const inShade = ([nx, ny]: Point): boolean =>
  nx * awayFromLight[0] + ny * awayFromLight[1] > 0;

export function frame(origin: Point, heading: number, width: number, height = width): Frame {
  const [forwardX, forwardY] = [cos(heading), sin(heading)];
  return (across, along) => [
    origin[0] + forwardX * along * height - forwardY * across * width,
    origin[1] + forwardY * along * height + forwardX * across * width,
  ];
}

/** `bow` is the sideways offset of the end as a share of the length. */
export function bowedStem({ at, angle, length }: Place, bow: number, controlAt = 0.5): Curve {
  const tip = polar(polar(at, angle, length), angle + PI / 2, bow * length);
  return quadratic(at, polar(at, angle, length * controlAt), tip);
}

export function ellipseArc(
  [x, y]: Point,
  [radiusX, radiusY]: Point,
  from = 0,
  to = 2 * PI,
  steps = 12,
): Point[] {
  return spread(from, to, steps + 1).map((a) => [x + cos(a) * radiusX, y + sin(a) * radiusY]);
}

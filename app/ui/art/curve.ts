export type Point = readonly [x: number, y: number];

/** A cubic Bézier: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (i: 0 | 1) =>
    u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [mix(0), mix(1)];
}

export function angleOn([a, b, c, d]: Curve, t: number): number {
  const u = 1 - t;
  const slope = (i: 0 | 1) =>
    3 * u * u * (b[i] - a[i]) + 6 * u * t * (c[i] - b[i]) + 3 * t * t * (d[i] - c[i]);
  return Math.atan2(slope(1), slope(0));
}

/** Rotates by `angle` in radians, then translates. Returns path coordinates. */
export function createTransform([x, y]: Point, angle: number): (dx: number, dy: number) => string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (dx, dy) => at(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
}

export function at(x: number, y: number): string {
  return `${roundToTenth(x)} ${roundToTenth(y)}`;
}

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function taperedStem(curve: Curve, from: number, to: number): string {
  const samples = 22;
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= samples; i++) {
    const t = i / samples;
    const [x, y] = pointOn(curve, t);
    const across = angleOn(curve, t) + Math.PI / 2;
    const half = (from + (to - from) * t) / 2;
    left.push(at(x + Math.cos(across) * half, y + Math.sin(across) * half));
    right.unshift(at(x - Math.cos(across) * half, y - Math.sin(across) * half));
  }
  return `M${[...left, ...right].join("L")}Z`;
}

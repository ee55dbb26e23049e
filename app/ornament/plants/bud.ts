import { petalTones } from "../colors.ts";
import type { Bloom } from "../cup-flower.ts";
import { bearing, clamp, degrees, frame, mix, type Place, type Point, polar } from "../geometry.ts";
import { brush, hair } from "../marks.ts";
import type { Gradient, GradientStop, Sketch } from "../sketch.ts";
import { closedSpline } from "../spline.ts";
import { drawLeaf } from "./leaf.ts";

// Points are (across, along).
const body: readonly Point[] = [
  [0, 0.05],
  [-0.5, 0.35],
  [-0.56, 0.9],
  [-0.34, 1.5],
  [-0.08, 1.86],
  [0.06, 1.74],
  [0.2, 1.84],
  [0.44, 1.4],
  [0.56, 0.85],
  [0.46, 0.3],
];
const rightWrap: readonly Point[] = [
  [0, 0.05],
  [0.34, 0.2],
  [0.6, 0.62],
  [0.58, 1.12],
  [0.34, 1.56],
  [0.1, 1.66],
  [-0.12, 1.34],
  [-0.14, 0.7],
];
const leftWrap: readonly Point[] = [
  [0, 0.03],
  [-0.42, 0.22],
  [-0.62, 0.7],
  [-0.55, 1.16],
  [-0.3, 1.4],
  [0.02, 1.2],
  [0.2, 0.76],
  [0.2, 0.25],
];
const creases: readonly (readonly [from: number, to: number, height: number])[] = [
  [-0.2, -0.34, 1.1],
  [-0.08, -0.12, 1.05],
  [0.3, 0.36, 1.25],
];

/** Draws a closed bud; `radius` is about half its height. */
export function drawBud(sketch: Sketch, { center, radius, lean }: Bloom): void {
  const { random } = sketch;
  const heading = lean - Math.PI / 2;
  const at = frame(center, heading, radius);
  const [pale, light, mid] = petalTones;
  const gradient = (from: Point, to: Point, stops: readonly GradientStop[]): Gradient => ({
    kind: "linear",
    from,
    to,
    stops,
  });
  const inner = gradient(at(0, 0), at(0, 1.9), [
    [0, light],
    [0.5, mid],
    [1, light],
  ]);
  const outer = gradient(at(0.2, 0), at(0, 1.8), [
    [0, light],
    [0.6, light],
    [1, pale],
  ]);
  const shaky = (points: readonly Point[]) =>
    closedSpline(
      points.map(([u, v]) => at(u + random.wobble() * 0.03, v + random.wobble() * 0.03)),
    );
  sketch.outline(inner, shaky(body));
  sketch.outline(outer, shaky(rightWrap));
  sketch.outline(outer, shaky(leftWrap));
  for (const [from, to, height] of creases) {
    sketch.wash("fineInk", hair(at(from * 0.6, 0.2), at(from, 0.6), at(to, height), 0.36));
  }
  for (const side of [-1, 1, -0.1]) {
    const sepal = {
      at: at(side * 0.12, 0.08),
      angle: heading + side * degrees(random.between(30, 46)),
      length: radius * random.between(0.85, 1.1),
    };
    const bend = -side * 0.4;
    const width = radius * 0.36;
    drawLeaf(sketch, sepal, { width, bend, profile: "lance", veins: 0, midrib: false });
  }
}

export function drawStalkedBud(sketch: Sketch, { at, angle, length }: Place): void {
  const { random } = sketch;
  const middle = polar(at, angle, length * 0.35);
  const swing = length * 0.08 * random.sign();
  const foot = polar(polar(at, angle, length * 0.62), angle + Math.PI / 2, swing);
  sketch.wash(
    "ink",
    brush([at, middle, foot], (t) => mix(0.85, 0.6, t)),
  );
  const heading = bearing(middle, foot);
  if (random.chance(0.7)) {
    const leaf = { at: middle, angle: heading + random.sign() * 0.8, length: length * 0.3 };
    drawLeaf(sketch, leaf, { width: length * 0.1, profile: "lance", veins: 0 });
  }
  const radius = clamp(length * 0.2, 8, 15);
  drawBud(sketch, { center: foot, radius, lean: heading + Math.PI / 2 });
}

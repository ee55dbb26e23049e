import { secondTones } from "../colors.ts";
import { bowedStem, frame, headingAt, type Place, type Point, polar } from "../geometry.ts";
import { dot, hair } from "../marks.ts";
import type { Gradient, Sketch } from "../sketch.ts";
import { closedSpline } from "../spline.ts";
import { bract, drawLeaf } from "./leaf.ts";
import { drawStem } from "./twig.ts";

const backLip: readonly Point[] = [
  [-0.5, 1],
  [-0.3, 1.2],
  [0, 1.12],
  [0.3, 1.2],
  [0.5, 1],
  [0, 0.8],
];
const bell: readonly Point[] = [
  [0, -0.02],
  [-0.13, 0.1],
  [-0.24, 0.45],
  [-0.42, 0.8],
  [-0.62, 1.06],
  [-0.4, 1.16],
  [-0.2, 1.02],
  [0, 1.16],
  [0.2, 1.02],
  [0.42, 1.17],
  [0.62, 1.04],
  [0.42, 0.8],
  [0.24, 0.45],
  [0.13, 0.1],
];

/** Draws twinflowers: two nodding bells on a thin forked stem. */
export function drawLinnea(sketch: Sketch, place: Place): void {
  const { angle, length } = place;
  const stem = bowedStem(place, 0.06 * sketch.random.sign(), 0.6);
  drawStem(sketch, stem, 0.85, 0.5);
  for (const t of [0.12, 0.34]) {
    for (const side of [-1, 1]) {
      const leaf = { at: stem(t), angle: headingAt(stem, t) + side * 1.1, length: length * 0.2 };
      drawLeaf(sketch, leaf, { width: length * 0.15, profile: "round", veins: 1 });
    }
  }
  const fork = stem(1);
  for (const side of [-1, 1]) {
    const end = polar(fork, angle + side * 0.95, length * 0.26);
    const hanging = polar(end, Math.PI / 2, length * 0.06);
    sketch.wash("ink", hair(fork, polar(fork, angle + side * 0.3, length * 0.22), hanging, 0.46));
    drawBell(sketch, { at: hanging, angle: Math.PI / 2 - side * 0.38, length: length * 0.24 });
  }
  for (const side of [-1, 1]) {
    const leaf = { at: fork, angle: angle + side * 0.6, length: length * 0.07 };
    drawLeaf(sketch, leaf, { ...bract, width: length * 0.03 });
  }
}

function drawBell(sketch: Sketch, { at: calyx, angle, length }: Place): void {
  const at = frame(calyx, angle, length);
  const shape = (points: readonly Point[]) => closedSpline(points.map(([u, v]) => at(u, v)));
  const [pale, , mid, deep] = secondTones;
  const colors: Gradient = {
    kind: "linear",
    from: at(0, 0),
    to: at(0, 1.25),
    stops: [
      [0, deep],
      [0.35, mid],
      [1, pale],
    ],
  };
  sketch.outline(mid, shape(backLip), "fine");
  sketch.outline(colors, shape(bell));
  const folds = [-0.5, 0, 0.5].map((u) =>
    hair(at(u * 0.24, 0.3), at(u * 0.5, 0.6), at(u * 0.9, 0.98), 0.28),
  );
  sketch.wash("fineInk", folds);
  sketch.wash("leaf2", dot(calyx, length * 0.12, 1.2, angle));
}

import { leafTones } from "../colors.ts";
import { frame, type Place, type Point, polar } from "../geometry.ts";
import { hair } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { closedSpline } from "../spline.ts";

const outline: readonly Point[] = [
  [0, 0.12],
  [-0.3, -0.06],
  [-0.62, 0.16],
  [-0.72, 0.5],
  [-0.42, 0.6],
  [-0.3, 0.55],
  [-0.34, 0.8],
  [0, 1.06],
  [0.34, 0.8],
  [0.3, 0.55],
  [0.42, 0.6],
  [0.72, 0.5],
  [0.62, 0.16],
  [0.3, -0.06],
];
const shadedHalf: readonly Point[] = [
  [0.03, 0.14],
  [0.28, 0],
  [0.55, 0.18],
  [0.62, 0.46],
  [0.36, 0.54],
  [0.24, 0.55],
  [0.28, 0.76],
  [0.02, 0.95],
];
const litHalf: readonly Point[] = [
  [-0.03, 0.16],
  [-0.26, 0.06],
  [-0.45, 0.2],
  [-0.5, 0.42],
  [-0.24, 0.5],
  [-0.2, 0.72],
  [-0.02, 0.84],
];

/** Draws a hepatica leaf: three round lobes on a stalk. */
export function drawAnemoneLeaf(sketch: Sketch, { at: root, angle, length }: Place): void {
  const stalk = length * 0.35;
  const end = polar(root, angle, stalk);
  sketch.wash("ink", hair(root, polar(root, angle + 0.1, stalk * 0.6), end, 0.5));
  const at = frame(end, angle, length * 0.85, length);
  const shape = (points: readonly Point[]) => closedSpline(points.map(([u, v]) => at(u, v)));
  const [pale, mid, deep] = leafTones;
  sketch.outline(pale, shape(outline));
  sketch.wash(deep, shape(shadedHalf), 0.55);
  sketch.wash(mid, shape(litHalf), 0.6);
  sketch.wash("fineInk", [
    hair(at(0, 0.1), at(0, 0.5), at(0, 0.96), 0.3),
    hair(at(0, 0.12), at(-0.35, 0.2), at(-0.61, 0.44), 0.26),
    hair(at(0, 0.12), at(0.35, 0.2), at(0.61, 0.44), 0.26),
  ]);
}

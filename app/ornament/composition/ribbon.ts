import type { ColorRole } from "../colors.ts";
import { type Point, shift } from "../geometry.ts";
import { hair } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { closedSpline } from "../spline.ts";

// Points of the right half; the left is its mirror image.
const tail: readonly Point[] = [
  [0, 4],
  [10, 26],
  [18, 52],
  [34, 84],
  [41, 78],
  [46, 86],
  [28, 50],
  [18, 24],
  [5, 2],
];
const tailShade: readonly Point[] = [
  [3, 8],
  [14, 32],
  [24, 56],
  [22, 46],
  [12, 22],
];
const loop: readonly Point[] = [
  [0, 0],
  [16, -15],
  [38, -21],
  [49, -8],
  [42, 8],
  [20, 10],
];
const loopShade: readonly Point[] = [
  [6, -1],
  [22, -9],
  [38, -11],
  [40, 0],
  [22, 6],
];
const knot: readonly Point[] = [
  [-7, -6],
  [0, -8],
  [7, -6],
  [8, 2],
  [6, 8],
  [0, 9],
  [-6, 8],
  [-8, 2],
];

export function drawRibbon(
  sketch: Sketch,
  at: Point,
  [ground, shade]: readonly [ColorRole, ColorRole],
): void {
  const half = (points: readonly Point[], side: number) =>
    closedSpline(points.map(([x, y]) => shift(at, side * x, y)));
  const { random } = sketch;
  for (const side of [-1, 1]) {
    const hanging = tail.map(([x, y], i): Point => [x + (i === 2 ? random.wobble() * 4 : 0), y]);
    sketch.outline(ground, half(hanging, side));
    sketch.wash(shade, half(tailShade, side), 0.5);
  }
  for (const side of [-1, 1]) {
    const fold = (x: number, y: number) => shift(at, side * x, y);
    sketch.outline(ground, half(loop, side));
    sketch.wash(shade, half(loopShade, side), 0.55);
    sketch.wash("fineInk", [
      hair(fold(6, -2), fold(16, -7), fold(30, -12), 0.4),
      hair(fold(6, 2), fold(16, 3), fold(28, 4), 0.35),
    ]);
  }
  sketch.outline(ground, half(knot, 1));
}

import type { Tones3 } from "../colors.ts";
import type { Point } from "../geometry.ts";
import type { Sketch } from "../sketch.ts";
import { closedSpline, joinRuns } from "../spline.ts";
import { drawSpray, type Illustration, penLine } from "./drawing.ts";

type Line = readonly Point[];

// A heeled shoe seen from the side, toe to the right.
const opening: Line = [
  [6, 30],
  [20, 44],
  [44, 66],
  [78, 92],
  [112, 108],
  [150, 112],
];
const toe: Line = [
  [150, 112],
  [172, 116],
  [188, 126],
  [186, 134],
];
const sole: Line = [
  [186, 134],
  [160, 139],
  [124, 137],
  [88, 120],
  [56, 94],
  [30, 80],
];
const heelFront: Line = [
  [30, 80],
  [22, 112],
  [18, 140],
];
const heelBack: Line = [
  [18, 140],
  [10, 140],
  [10, 110],
  [2, 74],
];
const back: Line = [
  [2, 74],
  [-4, 50],
  [6, 30],
];
const sideShadeTop: Line = [
  [4, 46],
  [30, 72],
  [66, 98],
  [110, 120],
  [184, 130],
];
const sideShadeBack: Line = [
  [30, 80],
  [14, 74],
  [4, 46],
];
const deepShadeTop: Line = [
  [40, 78],
  [90, 112],
  [140, 130],
  [182, 132],
];
const deepShadeBack: Line = [
  [88, 120],
  [56, 94],
  [40, 78],
];
const buckle: Line = [
  [44, 48],
  [50, 47],
  [51, 53],
  [45, 55],
];

const outlines: readonly (readonly [line: Line, width: number])[] = [
  [opening, 0.9],
  [toe, 1],
  [sole, 1.5],
  [heelFront, 0.9],
  [heelBack, 1.2],
  [back, 1],
];
const vamp: Line = [
  [112, 108],
  [104, 116],
  [108, 128],
  [118, 134],
];
const strap: Line = [
  [6, 34],
  [34, 40],
  [52, 56],
  [56, 74],
];
const strapEdge: Line = [
  [8, 40],
  [32, 47],
  [47, 60],
  [50, 70],
];
const toeCrease: Line = [
  [128, 118],
  [150, 118],
  [170, 124],
];

export const shoes: Illustration = {
  view: { width: 360, height: 280 },
  draw(sketch, tones, flora) {
    drawShoe(sketch, tones, [60, 24], 1);
    drawShoe(sketch, tones, [120, 84], 1.12);
    drawSpray(sketch, flora, { at: [70, 214], angle: Math.PI * 0.9, length: 46 });
  },
};

function drawShoe(sketch: Sketch, [pale, mid, deep]: Tones3, [x, y]: Point, scale: number): void {
  const transform = (line: Line): Point[] => line.map(([u, v]) => [x + u * scale, y + v * scale]);
  const runs = (...lines: Line[]) => joinRuns(...lines.map(transform));
  sketch.wash(pale, runs(opening, toe, sole, heelFront, heelBack, back));
  sketch.wash(mid, runs(sideShadeTop, sole, sideShadeBack), 0.8);
  sketch.wash(deep, runs(deepShadeTop, sole.slice(0, 4), deepShadeBack), 0.5);
  for (const [line, width] of outlines) penLine(sketch, transform(line), width);
  penLine(sketch, transform(vamp), 0.6);
  penLine(sketch, transform(strap), 0.75);
  penLine(sketch, transform(strapEdge), 0.45, "fineInk");
  sketch.wash("ink", closedSpline(transform(buckle)));
  penLine(sketch, transform(toeCrease), 0.4, "fineInk");
}

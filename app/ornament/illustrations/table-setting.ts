import type { Tones3 } from "../colors.ts";
import { type Flora, growFoliage } from "../flora.ts";
import { ellipseArc, type Point } from "../geometry.ts";
import { dot } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { closedSpline, polygon } from "../spline.ts";
import { type Illustration, penLine } from "./drawing.ts";

const plate: Point = [180, 155];
const napkin: readonly Point[] = [
  [160, 92],
  [204, 96],
  [212, 210],
  [180, 232],
  [148, 210],
  [160, 92],
];
const napkinShade: readonly Point[] = [
  [182, 96],
  [204, 96],
  [212, 210],
  [181, 231],
];

export const tableSetting: Illustration = {
  view: { width: 360, height: 300 },
  draw(sketch, tones, flora) {
    drawPlate(sketch, tones);
    drawFork(sketch);
    drawKnife(sketch, tones);
    drawNapkin(sketch, tones);
    if (flora) drawPosy(sketch, flora);
    const band: Point[] = [
      [146, 180],
      [164, 184],
      [182, 182],
      [200, 184],
      [214, 178],
    ];
    penLine(sketch, band, 0.9);
  },
};

function drawPlate(sketch: Sketch, [pale, mid]: Tones3): void {
  sketch.wash(mid, dot([184, 158], 104, 0.96), 0.6);
  sketch.wash(pale, dot(plate, 103, 0.96));
  sketch.wash(mid, dot([182, 157], 74, 0.96), 0.55);
  penLine(sketch, ellipseArc(plate, [104, 100], -2, 4.4, 16), 1.2);
  penLine(sketch, ellipseArc(plate, [100, 96], 0.6, 6.2, 16), 0.5, "fineInk");
  penLine(sketch, ellipseArc(plate, [74, 71], -1, 5.3, 14), 0.85);
  penLine(sketch, ellipseArc(plate, [71, 68], 1.8, 4, 8), 0.4, "fineInk");
}

function drawFork(sketch: Sketch): void {
  const handle: Point[] = [
    [44, 250],
    [43, 190],
    [45, 140],
    [44, 118],
  ];
  const bowl: Point[] = [
    [35, 88],
    [36, 106],
    [44, 118],
    [52, 106],
    [53, 88],
  ];
  penLine(sketch, handle, 1.6);
  penLine(sketch, bowl, 1);
  for (const dx of [-9, -3, 3, 9]) {
    const prong: Point[] = [
      [44 + dx, 66],
      [44 + dx * 0.97, 89],
    ];
    penLine(sketch, prong, 0.8);
  }
}

function drawKnife(sketch: Sketch, [, mid]: Tones3): void {
  const handle: Point[] = [
    [316, 250],
    [317, 200],
    [316, 160],
  ];
  const edge: Point[] = [
    [316, 160],
    [326, 130],
    [327, 90],
    [318, 62],
  ];
  const spine: Point[] = [
    [318, 62],
    [312, 100],
    [312, 160],
    [316, 160],
  ];
  const sheen: Point[] = [
    [319, 70],
    [327, 98],
    [325, 134],
    [317, 156],
    [314, 120],
  ];
  penLine(sketch, handle, 1.7);
  penLine(sketch, edge, 1.1);
  penLine(sketch, spine, 0.8);
  sketch.wash(mid, closedSpline(sheen), 0.6);
}

function drawNapkin(sketch: Sketch, [, mid]: Tones3): void {
  sketch.wash("paper", polygon(napkin.slice(1)));
  sketch.wash(mid, polygon(napkinShade), 0.6);
  napkin.slice(1).forEach((to, i) => {
    const from = napkin[i];
    if (from) penLine(sketch, [from, to], 0.9);
  });
  const fold: Point[] = [
    [182, 97],
    [183, 160],
    [180, 230],
  ];
  penLine(sketch, fold, 0.5, "fineInk");
}

function drawPosy(sketch: Sketch, flora: Flora): void {
  const at: Point = [182, 176];
  for (const turn of [-0.5, 0.1, 0.6]) {
    const leaf = { at, angle: -Math.PI / 2 + turn, length: 48 };
    growFoliage(sketch, flora.leaf, leaf, turn < 0 ? -1 : 1);
  }
  growFoliage(sketch, flora.leaf, { at, angle: Math.PI / 2 + 0.3, length: 30 }, 1);
  flora.drawSmallBloom(sketch, { center: [182, 172], radius: 22, lean: 0 });
}

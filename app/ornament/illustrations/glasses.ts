import type { Tones3 } from "../colors.ts";
import { ellipseArc, frame, type Point, polar } from "../geometry.ts";
import { brush } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { closedSpline, joinRuns } from "../spline.ts";
import { drawSpray, type Illustration, penLine } from "./drawing.ts";

type Line = readonly Point[];

// Right half of a flute, its foot at the origin, y upwards negative.
const bowl: Line = [
  [27, -130],
  [30, -80],
  [22, -30],
  [0, -8],
];
const bowlLine: Line = [
  [27, -130],
  [31, -84],
  [23, -32],
  [0, -8],
];
const wine: Line = [
  [29, -88],
  [27, -58],
  [18, -28],
  [0, -10],
];
const wineShade: Line = [
  [6, -18],
  [22, -44],
  [27, -86],
  [16, -84],
  [14, -50],
  [6, -18],
];
const stemLine: Line = [
  [1.5, -8],
  [2, 30],
  [2, 74],
];
const bubbles: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-8, -40, 1.6],
  [4, -56, 1.3],
  [-3, -70, 1.8],
  [9, -34, 1.1],
  [-12, -66, 1.1],
];

const mirrored = (line: Line): Point[] => line.map(([x, y]) => [-x, y]);

export const glasses: Illustration = {
  view: { width: 300, height: 360 },
  draw(sketch, tones, flora) {
    drawFlute(sketch, tones, [108, 214], 0.2);
    drawFlute(sketch, tones, [196, 210], -0.17);
    const clink: Point = [151, 66];
    for (const [turn, length] of [
      [-0.5, 16],
      [0, 22],
      [0.5, 16],
    ] as const) {
      const angle = -Math.PI / 2 + turn;
      penLine(sketch, [polar(clink, angle, 8), polar(clink, angle, 8 + length)], 0.8);
    }
    drawSpray(sketch, flora, { at: [152, 304], angle: Math.PI / 2, length: 46 });
  },
};

function drawFlute(sketch: Sketch, [pale, mid, deep]: Tones3, at: Point, tilt: number): void {
  const place = frame(at, tilt - Math.PI / 2, 1, -1);
  const transform = (line: Line) => line.map(([x, y]) => place(x, y));
  const symmetric = (half: Line) =>
    joinRuns(transform(mirrored(half)), transform(half.toReversed()));
  sketch.wash(pale, symmetric(bowl), 0.75);
  sketch.wash(mid, symmetric(wine), 0.9);
  sketch.wash(deep, joinRuns(transform(wineShade)), 0.6);
  penLine(sketch, transform(mirrored(bowlLine)), 0.9);
  penLine(sketch, transform(bowlLine), 1.3);
  penLine(sketch, transform(ellipseArc([0, -130], [27, 5], -3, 3.2, 10)), 0.7);
  penLine(sketch, transform(ellipseArc([0, -88], [29.5, 5], 0, 6.28, 10)), 0.5, "fineInk");
  penLine(sketch, transform(mirrored(stemLine)), 0.8);
  penLine(sketch, transform(stemLine), 1);
  sketch.wash(pale, closedSpline(transform(ellipseArc([0, 80], [32, 6], 0, 5.8, 9))));
  penLine(sketch, transform(ellipseArc([0, 80], [32, 6], -3, 3.2, 12)), 1);
  const rings = bubbles.map(([x, y, radius]) =>
    brush(ellipseArc(place(x, y), [radius, radius], 0, 5.6, 5), () => 0.22),
  );
  sketch.wash("fineInk", rings);
}

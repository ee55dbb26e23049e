import type { Tones3 } from "../colors.ts";
import { ellipseArc, type Point, spread } from "../geometry.ts";
import { dot } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { joinRuns } from "../spline.ts";
import { drawSpray, type Illustration, penLine } from "./drawing.ts";

interface Tier {
  readonly top: number;
  readonly radius: number;
  readonly height: number;
}

const middle = 150;
const tiers: readonly Tier[] = [
  { top: 248, radius: 92, height: 70 },
  { top: 176, radius: 66, height: 66 },
  { top: 112, radius: 42, height: 58 },
];
const flattening = 0.13;
const pearlGap = 5.4;

export const cake: Illustration = {
  view: { width: 300, height: 380 },
  draw(sketch, tones, flora) {
    drawStand(sketch, tones);
    for (const tier of tiers) drawTier(sketch, tones, tier);
    for (const tier of tiers) drawPearls(sketch, tones, tier);
    drawSpray(sketch, flora, { at: [middle - 40, 240], angle: Math.PI * 0.95, length: 44 });
    drawSpray(sketch, flora, { at: [middle + 34, 172], angle: -0.2, length: 34 }, 2);
    drawSpray(sketch, flora, { at: [middle + 4, 104], angle: -Math.PI / 2, length: 42 });
  },
};

function drawStand(sketch: Sketch, [, mid]: Tones3): void {
  sketch.wash(mid, dot([middle + 3, 330], 122, 0.15), 0.8);
  sketch.wash("paper", dot([middle, 327], 120, 0.14));
  penLine(sketch, ellipseArc([middle, 327], [121, 17], -3, 3.2, 16), 1.1);
  for (const side of [-1, 1]) {
    const foot: Point[] = [
      [middle + side * 26, 343],
      [middle + side * 20, 356],
      [middle + side * 34, 368],
    ];
    penLine(sketch, foot, side < 0 ? 1 : 1.2);
  }
  penLine(sketch, ellipseArc([middle, 368], [34, 5], 0, Math.PI, 6), 1.2);
}

function drawTier(sketch: Sketch, [pale, mid, deep]: Tones3, tier: Tier): void {
  const { top, radius, height } = tier;
  const depth = radius * flattening;
  const bottom = top + height;
  const rim = (y: number, from: number, to: number, steps: number) =>
    ellipseArc([middle, y], [radius, depth], from, to, steps);
  const left = middle - radius;
  const right: Point[] = [
    [middle + radius, top],
    [middle + radius, bottom],
  ];
  const side = [...right].reverse();
  sketch.wash(
    pale,
    joinRuns(rim(top, Math.PI, 0, 6), right, rim(bottom, 0, Math.PI, 8), [
      [left, bottom],
      [left, top],
    ]),
  );
  const shade = (from: number, opacity: number, tone: typeof mid) => {
    const edge = Math.acos(from);
    const near: Point[] = [
      [middle + radius * from, top + depth * Math.sin(edge)],
      [middle + radius * from, bottom + depth * Math.sin(edge)],
    ];
    sketch.wash(tone, joinRuns(near, rim(bottom, edge, 0, 5), side, rim(top, 0, edge, 5)), opacity);
  };
  shade(0.3, 0.75, mid);
  shade(0.7, 0.4, deep);
  penLine(sketch, rim(top, -Math.PI * 1.04, Math.PI * 1.02, 14), 0.8);
  penLine(
    sketch,
    [
      [left, top],
      [left, bottom],
    ],
    0.9,
  );
  penLine(sketch, right, 1.3);
  penLine(sketch, rim(bottom, -0.05, Math.PI + 0.05, 10), 1.25);
}

function drawPearls(sketch: Sketch, [pale]: Tones3, { top, radius, height }: Tier): void {
  const count = Math.round(radius / pearlGap) + 1;
  const pearls = spread(0.06, Math.PI - 0.06, count).map((angle) => {
    const y = top + height + Math.sin(angle) * radius * flattening - 2;
    return dot([middle + Math.cos(angle) * radius, y], 2.5);
  });
  sketch.outline(pale, pearls, "fine");
}

import type { Tones3 } from "../colors.ts";
import { frame, type Place, type Point, polar, spread } from "../geometry.ts";
import { brush } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { joinRuns, polygon } from "../spline.ts";
import { drawSpray, type Illustration, penLine } from "./drawing.ts";

export const rings: Illustration = {
  view: { width: 320, height: 260 },
  draw(sketch, tones, flora) {
    const tilt = sketch.random.between(-0.15, 0.15);
    const radius = sketch.random.between(76, 82);
    const front = { at: [204, 158] as const, angle: tilt + 0.2, length: radius * 0.92 };
    drawBand(sketch, tones, { at: [128, 150], angle: tilt, length: radius });
    drawBand(sketch, tones, front);
    const setting = polar(front.at, tilt + 0.5 - Math.PI / 2, front.length * 0.98);
    drawGem(sketch, tones, setting, tilt + 0.5);
    drawSpray(sketch, flora, { at: [76, 212], angle: Math.PI * 0.94, length: 52 });
  },
};

function drawBand(sketch: Sketch, [, mid, deep]: Tones3, { at, angle, length }: Place): void {
  const point = frame(at, angle, length * 0.94, length);
  const circle = (share: number, shift = 0, from = 0, to = 2 * Math.PI, steps = 16) =>
    spread(from, to, steps + 1).map((a) => point(Math.sin(a) * share, Math.cos(a) * share + shift));
  const outer = [...circle(1.015, 0.01).slice(0, -1), point(0, 1.02)];
  sketch.wash(mid, joinRuns(outer, circle(0.875, 0.02).reverse()), 0.9);
  sketch.wash(
    deep,
    brush(circle(0.94, 0.02, 0.2, 2.2, 8), (t) => length * 0.05 * Math.sin(Math.PI * t) + 0.3),
    0.8,
  );
  penLine(sketch, circle(1, 0, -2.6, 3.5), 1.15);
  penLine(sketch, circle(0.87, 0.03, -0.2, 5.9), 0.85);
  sketch.wash(
    "fineInk",
    brush(circle(0.94, 0.015, 2.6, 4, 6), () => 0.3),
  );
}

function drawGem(sketch: Sketch, [, mid, deep]: Tones3, setting: Point, angle: number): void {
  const up = frame(setting, angle - Math.PI / 2, 1);
  const foot = up(0, -6);
  const [left, leftTop, rightTop, right] = [up(-15, 10), up(-9, 18), up(9, 18), up(15, 10)];
  sketch.wash("paper", polygon([left, leftTop, rightTop, right, foot]));
  sketch.wash(deep, polygon([foot, up(4, 10), right]), 0.7);
  sketch.wash(mid, polygon([left, leftTop, up(-4, 10)]), 0.9);
  for (const [from, to] of [
    [left, leftTop],
    [leftTop, rightTop],
    [rightTop, right],
    [right, foot],
    [foot, left],
    [left, right],
  ] as const) {
    penLine(sketch, [from, to], 0.8);
  }
  for (const across of [-4, 4]) {
    penLine(sketch, [up(across, 10), foot], 0.5);
    penLine(sketch, [up(across, 10), up(across * 0.4, 18)], 0.5);
  }
}

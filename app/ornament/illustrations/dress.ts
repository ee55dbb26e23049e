import type { Tones3 } from "../colors.ts";
import { growFoliage } from "../flora.ts";
import { mix, type Point, sample } from "../geometry.ts";
import type { Sketch } from "../sketch.ts";
import { joinRuns } from "../spline.ts";
import { type Illustration, penLine } from "./drawing.ts";

const middle = 150;
const across = (dx: number, y: number): Point => [middle + dx, y];
const mirrored = (line: readonly Point[]): Point[] => line.map(([x, y]) => [2 * middle - x, y]);

const rightShoulder = [across(0, 58), across(24, 66), across(48, 78), across(52, 82)];
const hook = [
  across(0, 58),
  across(0, 48),
  across(3, 40),
  across(9, 35),
  across(7, 26),
  across(-1, 24),
  across(-6, 30),
];
const bodice = [across(32, 118), across(28, 150), across(21, 182)];
const neckline = [
  across(-32, 118),
  across(-20, 113),
  across(-8, 124),
  across(0, 133),
  across(8, 124),
  across(20, 113),
  across(32, 118),
];
const pleats = [-0.78, -0.5, -0.2, 0.12, 0.42, 0.74];

export const dress: Illustration = {
  view: { width: 300, height: 420 },
  draw(sketch, tones, flora) {
    const hem = hemLine(sketch.random.between(0.9, 1.12));
    penLine(sketch, hook, 1.2);
    penLine(sketch, mirrored(rightShoulder), 1.3);
    penLine(sketch, rightShoulder, 1.3);
    washFabric(sketch, tones, hem);
    drawSeams(sketch, hem);
    drawPleats(sketch, hem);
    if (!flora) return;
    const waist = across(16, 184);
    growFoliage(sketch, flora.leaf, { at: waist, angle: 0.2, length: 22 }, 1);
    growFoliage(sketch, flora.leaf, { at: waist, angle: -0.9, length: 20 }, 1);
    flora.drawSmallBloom(sketch, { center: waist, radius: 10, lean: 0.3 });
  },
};

const hemLine =
  (fullness: number) =>
  (t: number): Point => [
    mix(middle - 104 * fullness, middle + 108 * fullness, t),
    380 + 18 * Math.sin(Math.PI * t) + 5 * Math.sin(t * 19),
  ];

type Hem = ReturnType<typeof hemLine>;

const skirtLeft = (hem: Hem) => [across(-21, 182), across(-40, 240), across(-72, 310), hem(0)];
const skirtRight = (hem: Hem) => [across(21, 182), across(40, 240), across(74, 310), hem(1)];

function washFabric(sketch: Sketch, [pale, mid, deep]: Tones3, hem: Hem): void {
  const silhouette = joinRuns(
    neckline,
    bodice,
    skirtRight(hem),
    sample(hem, 8).reverse(),
    skirtLeft(hem).reverse(),
    mirrored(bodice).reverse(),
  );
  sketch.wash(pale, silhouette);
  const shadedSide = joinRuns(
    [across(6, 140), across(22, 128), across(30, 124)],
    bodice,
    skirtRight(hem),
    [hem(1), hem(0.86), hem(0.7)],
    [hem(0.7), across(34, 300), across(12, 200), across(6, 140)],
  );
  sketch.wash(mid, shadedSide, 0.75);
  const deepFold = joinRuns(
    [across(18, 196), across(46, 270), across(72, 330), hem(0.97)],
    [hem(0.97), hem(0.9), hem(0.86)],
    [hem(0.86), across(48, 300), across(18, 196)],
  );
  sketch.wash(deep, deepFold, 0.45);
  const leftFold = joinRuns(
    [across(-16, 196), across(-36, 270), across(-52, 330), hem(0.2)],
    [hem(0.2), hem(0.26), hem(0.3)],
    [hem(0.3), across(-34, 290), across(-16, 196)],
  );
  sketch.wash(mid, leftFold, 0.6);
}

function drawSeams(sketch: Sketch, hem: Hem): void {
  const strap = [across(44, 75), across(40, 95), across(32, 118)];
  penLine(sketch, mirrored(strap), 0.8);
  penLine(sketch, strap, 0.8);
  penLine(sketch, neckline, 1);
  penLine(sketch, mirrored(bodice));
  penLine(sketch, bodice, 1.2);
  penLine(sketch, skirtLeft(hem), 1);
  penLine(sketch, skirtRight(hem), 1.35);
  penLine(sketch, sample(hem, 8), 1.1);
  penLine(sketch, [across(-21, 182), across(0, 187), across(21, 182)], 0.9);
  penLine(sketch, [across(-21, 187), across(0, 192), across(21, 187)], 0.6);
}

function drawPleats(sketch: Sketch, hem: Hem): void {
  const { random } = sketch;
  for (const u of pleats) {
    const [x, y] = hem(0.5 + u * 0.48);
    const pleat: Point[] = [
      across(u * 18, 190),
      across(u * 30, 250 + random.wobble() * 6),
      [mix(middle + u * 44, x, 0.6), 320],
      [x, y - random.between(4, 60)],
    ];
    penLine(sketch, pleat, 0.55, "fineInk");
  }
  for (const u of [-0.55, -0.2, 0.2, 0.55]) {
    const dart = [across(u * 34, 126 - Math.abs(u) * 4), across(u * 30, 150), across(u * 22, 178)];
    penLine(sketch, dart, 0.42, "fineInk");
  }
}

import type { Flora } from "../flora.ts";
import { type Point, quadratic } from "../geometry.ts";
import type { Random } from "../random.ts";
import type { Sketch } from "../sketch.ts";
import { Clearing, drawArm } from "./arm.ts";
import { bySize, drawBlooms, drawCollar, type PlacedBloom } from "./blooms.ts";

export function drawCorner(sketch: Sketch, flora: Flora): void {
  const { random } = sketch;
  const clearing = new Clearing();
  const blooms = cornerBlooms(random, flora.cornerBloomScale);
  for (const bloom of blooms) clearing.take(bloom.center, bloom.radius * 0.92);
  for (const mirrored of [false, true]) drawEdgeArm(sketch, flora, clearing, mirrored);
  drawDiagonalArm(sketch, flora, clearing);
  for (const bloom of blooms) {
    if (bloom.rank === "small") continue;
    drawCollar(sketch, flora, bloom, {
      from: random.between(-0.3, 0),
      to: random.between(1.7, 2.1),
      leaves: bloom.rank === "main" ? 3 : 2,
      leafSize: bloom.radius * 0.62,
      allows: isInside,
    });
  }
  drawBlooms(sketch, flora, bySize(blooms));
}

const isInside = ([x, y]: Point): boolean => x > 4 && y > 4 && x < 396 && y < 396;

function cornerBlooms(random: Random, scale: number): PlacedBloom[] {
  const bloom = (center: Point, radius: number, rank: PlacedBloom["rank"]): PlacedBloom => ({
    center,
    radius: radius * scale,
    rank,
    lean: random.between(1.9, 2.8),
  });
  const blooms = [
    bloom([88, 88], 66, "main"),
    bloom([88 + 90 * scale, 62], 43, "companion"),
    bloom([60, 88 + 87 * scale], 38, "companion"),
  ];
  if (random.chance(0.6)) {
    blooms.push(bloom([160 * scale + 20, 150 * scale + 8], 25, "small"));
  }
  return blooms;
}

function drawEdgeArm(sketch: Sketch, flora: Flora, clearing: Clearing, mirrored: boolean): void {
  const { random } = sketch;
  const turned = (x: number, y: number): Point => (mirrored ? [y, x] : [x, y]);
  const bow = random.between(-16, 26);
  const length = mirrored ? random.between(250, 285) : random.between(265, 300);
  const stem = quadratic(
    turned(70, 70),
    turned(170, 48 + bow * 0.3),
    turned(70 + length, 62 + bow),
  );
  drawArm(sketch, flora, {
    stem,
    length: length + 10,
    leafSizes: [54, 20],
    fillerShare: 0.3,
    stemWidth: 2.4,
    clearing,
    // The text begins beyond this, so the arms stay slim.
    allows: (tip) => isInside(tip) && !(Math.max(...tip) > 215 && Math.min(...tip) > 150),
  });
}

function drawDiagonalArm(sketch: Sketch, flora: Flora, clearing: Clearing): void {
  const { random } = sketch;
  const end: Point = [175 + random.between(-14, 14), 188 + random.between(-14, 14)];
  drawArm(sketch, flora, {
    stem: quadratic([80, 80], [130, 120], end),
    length: 140,
    leafSizes: [44, 18],
    fillerShare: 0.4,
    clearing,
    allows: ([x, y]) => x < 226 && y < 226,
  });
}

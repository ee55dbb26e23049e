import type { Flora } from "../flora.ts";
import { type Curve, headingAt, mix, sample } from "../geometry.ts";
import { brush } from "../marks.ts";
import { drawTendril } from "../plants/twig.ts";
import type { Random } from "../random.ts";
import type { Sketch } from "../sketch.ts";
import { Clearing, drawArm } from "./arm.ts";
import { drawBlooms, type PlacedBloom } from "./blooms.ts";

const bloomStations = [0.12, 0.42, 0.7];

export function drawBorder(sketch: Sketch, flora: Flora): void {
  const clearing = new Clearing();
  const stem = climbingStem(sketch.random);
  const blooms = borderBlooms(sketch.random, flora, stem);
  for (const bloom of blooms) clearing.take(bloom.center, 20);
  drawArm(sketch, flora, {
    stem,
    length: 575,
    leafSizes: [38, 18],
    fillerShare: 0.22,
    stemWidth: 2.6,
    spacing: 1.05,
    clearing,
    allows: ([x, y]) => x > 3 && x < 117 && y > 4 && y < 596,
  });
  drawBlooms(sketch, flora, blooms);
}

export function drawTwiningBorder(sketch: Sketch, flora: Flora): void {
  const { random } = sketch;
  const phase = random.between(0, 6);
  const second: Curve = (t) => [60 - 17 * Math.sin(t * 7.5 + phase) * (1 - 0.3 * t), 578 - t * 510];
  sketch.wash(
    "ink",
    brush(sample(second, 16), (t) => mix(0.8, 0.3, t)),
  );
  drawBorder(sketch, flora);
  for (const t of [0.25, 0.55, 0.82]) {
    const angle = headingAt(second, t) + random.sign() * 0.9;
    drawTendril(sketch, { at: second(t), angle, length: 22 }, random.sign());
  }
}

export function climbingStem(random: Random): Curve {
  const phase = random.between(0, 6);
  const swing = random.between(13, 20);
  return (t) => [
    60 + swing * Math.sin(t * 7.5 + phase) * (1 - 0.3 * t) + swing * 0.3 * Math.sin(t * 17 + phase),
    578 - t * 548,
  ];
}

function borderBlooms(random: Random, flora: Flora, stem: Curve): PlacedBloom[] {
  const radius = flora.borderBloomRadius;
  if (radius === undefined) return [];
  return bloomStations.map((station) => {
    const t = station + random.between(-0.05, 0.05);
    const side = random.sign();
    const [x, y] = stem(t);
    return {
      center: [x + side * 8, y],
      radius: radius * mix(1.1, 0.8, t),
      rank: "companion",
      lean: side * 0.6,
    };
  });
}

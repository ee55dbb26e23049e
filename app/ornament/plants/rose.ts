import { secondTones, type Tones4 } from "../colors.ts";
import { type Bloom, type Cup, cupColors, cupPetal, type Petal, paintCup } from "../cup-flower.ts";
import { degrees, mix, type Point } from "../geometry.ts";
import { brush } from "../marks.ts";
import { paintPetal, type Striations } from "../petal-paint.ts";
import type { Random } from "../random.ts";
import type { Sketch } from "../sketch.ts";

const { cos, sin } = Math;

/** Petals follow each other by the golden angle, so no two lie over one another. */
const goldenAngle = degrees(137.5);
const heartRing = 1.2;

const petalsFor = (radius: number): number =>
  radius < 40 ? 11 : radius < 50 ? 13 : radius < 56 ? 14 : 17;

const rosePetal = (v: number): number => 0.7 + 0.45 * v - 0.15 * v * v;

export function drawRose(sketch: Sketch, bloom: Bloom, tones: Tones4 = secondTones): void {
  const { random } = sketch;
  const cup = {
    center: bloom.center,
    elevation: degrees(random.between(46, 66)),
    roll: bloom.lean,
  };
  const turn = random.between(0, 2 * Math.PI);
  const colors = cupColors(cup, bloom.radius, tones, 0.4);
  const paint = (petal: Petal) => {
    const inHeart = petal.form.ring < heartRing;
    const fill = petal.showsInside ? colors.inside : colors.outside;
    paintPetal(sketch, petal, {
      fill: inHeart ? colors.heart : fill,
      glaze: inHeart ? undefined : tones[2],
      striations: striations(petal, bloom.radius),
    });
  };
  paintCup(spiralPetals(random, cup, bloom.radius, turn), paint, () => colors.plug(sketch));
  drawHeartSpiral(sketch, cup, bloom.radius, turn);
}

function spiralPetals(random: Random, cup: Cup, radius: number, turn: number): Petal[] {
  const count = petalsFor(radius);
  let azimuth = turn;
  return Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) ** 0.78;
    azimuth += goldenAngle + random.wobble() * 0.12;
    return cupPetal(random, cup, {
      ring: t * 4,
      azimuth,
      halfWidth: degrees(mix(78, 44, t ** 0.7)),
      baseAngle: degrees(mix(-4, 62, t ** 1.15)),
      rimAngle: degrees(mix(6, 100, t ** 1.2)),
      length: radius * mix(0.62, 1.06, t) * random.between(0.96, 1.04),
      ruffle: 0.016,
      rounding: 0.12,
      squareness: 3,
      point: t > 0.5 ? 0.05 * random.unit() : 0,
      rimPoints: 6,
      baseRadius: radius * 0.02,
      visibleFrom: mix(0.42, 0.04, t),
      widthAt: rosePetal,
    });
  });
}

function striations({ form }: Petal, radius: number): Striations | undefined {
  const count = radius < 50 ? 0 : form.ring > 2 ? 2 : form.ring > 1 ? 1 : 0;
  return count > 0 ? { count, swell: 0.36, from: 0.5, to: 0.75 } : undefined;
}

function drawHeartSpiral(sketch: Sketch, cup: Cup, radius: number, turn: number): void {
  const lift = cos(cup.elevation) * 0.56 * radius;
  const x = cup.center[0] + sin(cup.roll) * lift;
  const y = cup.center[1] - cos(cup.roll) * lift;
  const spiral = Array.from({ length: 11 }, (_, i): Point => {
    const angle = i * 0.62 + turn;
    const reach = radius * 0.2 * (1 - i / 12);
    return [x + cos(angle) * reach, y + sin(angle) * reach * sin(cup.elevation)];
  });
  sketch.wash(
    "fineInk",
    brush(spiral, (t) => 0.55 * (1 - t) + 0.12),
  );
}

import type { Tones4 } from "../colors.ts";
import {
  aroundRing,
  type Bloom,
  type Cup,
  cupColors,
  cupPetal,
  type Petal,
  paintCup,
} from "../cup-flower.ts";
import { degrees } from "../geometry.ts";
import { paintPetal } from "../petal-paint.ts";
import type { Sketch } from "../sketch.ts";
import { drawStamens, type StamenForm } from "./stamens.ts";

/** Angles are in degrees. */
export interface OpenFlowerForm {
  readonly tones: Tones4;
  readonly petals: number;
  readonly rings?: number;
  readonly halfWidth: number;
  readonly base: number;
  readonly rim: number;
  readonly rounding: number;
  readonly squareness?: number;
  readonly notch?: number;
  readonly point?: number;
  readonly striations: number;
  readonly stamens?: StamenForm;
  readonly fine?: boolean;
  /** Viewing angle above the rim in degrees; random by default. */
  readonly seenFrom?: number;
}

/** How much steeper and shorter each inner ring is. */
const innerRing = { base: 13, rim: 16, shorter: 0.15 };

const openPetal = (v: number): number => 0.5 + 0.62 * v - 0.14 * v * v;

export function drawOpenFlower(sketch: Sketch, bloom: Bloom, form: OpenFlowerForm): void {
  const { center, radius, lean } = bloom;
  const seenFrom = form.seenFrom ?? sketch.random.between(52, 78);
  const cup = { center, elevation: degrees(seenFrom), roll: lean };
  const colors = cupColors(cup, radius, form.tones);
  const paint = (petal: Petal) =>
    paintPetal(sketch, petal, {
      fill: petal.showsInside ? colors.inside : colors.outside,
      glaze: form.tones[2],
      striations: { count: form.striations, swell: 0.38, from: 0.2, to: 0.72 },
      fine: form.fine ?? false,
    });
  paintCup(allPetals(sketch, cup, radius, form), paint);
  if (form.stamens) drawStamens(sketch, cup, radius, form.stamens);
}

function allPetals({ random }: Sketch, cup: Cup, radius: number, form: OpenFlowerForm): Petal[] {
  const rings = form.rings ?? 1;
  const petals: Petal[] = [];
  for (let ring = rings; ring > 0; ring--) {
    const inwards = rings - ring;
    for (const azimuth of aroundRing(random, form.petals, 0.12)) {
      const petal = cupPetal(random, cup, {
        ring: ring + random.wobble() * 0.3,
        azimuth,
        halfWidth: degrees(form.halfWidth * random.between(0.9, 1.1)),
        baseAngle: degrees(form.base - inwards * innerRing.base),
        rimAngle: degrees(form.rim + random.wobble() * 8 - inwards * innerRing.rim),
        length: radius * random.between(0.94, 1.05) * (1 - inwards * innerRing.shorter),
        ruffle: 0.012,
        rounding: form.rounding,
        squareness: form.squareness ?? 2.2,
        notch: form.notch ?? 0,
        point: form.point ?? 0,
        rimPoints: radius > 44 ? 6 : 4,
        widthAt: openPetal,
      });
      petals.push(petal);
    }
  }
  return petals;
}

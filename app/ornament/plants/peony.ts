import { petalTones } from "../colors.ts";
import {
  aroundRing,
  type Bloom,
  broadPetal,
  cupColors,
  cupPetal,
  type Petal,
  type PetalForm,
  paintCup,
} from "../cup-flower.ts";
import { degrees } from "../geometry.ts";
import { paintPetal, type Striations } from "../petal-paint.ts";
import type { Sketch } from "../sketch.ts";

interface Ring {
  readonly ring: number;
  readonly petals: number;
  /** Petal length as a share of the flower's radius. */
  readonly length: number;
  /** Degrees from the axis at base and rim, for an openness of 0.75 (half open) to 1. */
  readonly base: (open: number) => number;
  readonly rim: (open: number) => number;
  readonly halfWidth: number;
  readonly ruffle: number;
  readonly visibleFrom?: number;
  readonly rimPoints?: number;
}

const rings: readonly Ring[] = [
  {
    ring: 4,
    petals: 6,
    length: 1.14,
    base: (open) => 58 * open + 8,
    rim: (open) => 104 * open,
    halfWidth: 40,
    ruffle: 0.035,
  },
  {
    ring: 3,
    petals: 6,
    length: 0.96,
    base: (open) => 44 * open + 6,
    rim: (open) => 76 * open,
    halfWidth: 40,
    ruffle: 0.04,
  },
  {
    ring: 2,
    petals: 6,
    length: 0.8,
    base: () => 26,
    rim: (open) => 50 * open,
    halfWidth: 42,
    ruffle: 0.05,
    visibleFrom: 0.1,
    rimPoints: 6,
  },
  {
    ring: 1,
    petals: 5,
    length: 0.68,
    base: () => 14,
    rim: () => 20,
    halfWidth: 46,
    ruffle: 0.06,
    visibleFrom: 0.16,
    rimPoints: 5,
  },
  {
    ring: 0.4,
    petals: 4,
    length: 0.58,
    base: () => 6,
    rim: () => 2,
    halfWidth: 50,
    ruffle: 0.06,
    visibleFrom: 0.3,
    rimPoints: 5,
  },
  {
    ring: 0,
    petals: 3,
    length: 0.48,
    base: () => 0,
    rim: () => -14,
    halfWidth: 58,
    ruffle: 0.06,
    visibleFrom: 0.35,
    rimPoints: 5,
  },
];

/** Rings nearer the heart than this are coloured and glazed as one ball. */
const heartRing = 1.4;

export function drawPeony(sketch: Sketch, { center, radius, lean }: Bloom): void {
  const { random } = sketch;
  const open = random.between(0.75, 1);
  const elevation = degrees(random.between(48, 64)) * (0.85 + 0.15 * open);
  const cup = { center, elevation, roll: lean };
  const petals: Petal[] = rings.flatMap((ring) =>
    aroundRing(random, ring.petals, 0.18).map((azimuth) =>
      cupPetal(random, cup, petalForm(sketch, ring, azimuth, radius, open)),
    ),
  );
  const colors = cupColors(cup, radius, petalTones);
  const paint = (petal: Petal) => {
    const inHeart = petal.form.ring < heartRing;
    const fill = petal.showsInside ? colors.inside : colors.outside;
    paintPetal(sketch, petal, {
      fill: inHeart ? colors.heart : fill,
      glaze: inHeart ? undefined : petalTones[2],
      striations: striations(petal),
    });
  };
  paintCup(petals, paint, () => colors.plug(sketch));
}

function petalForm(
  { random }: Sketch,
  ring: Ring,
  azimuth: number,
  radius: number,
  open: number,
): PetalForm {
  return {
    ring: ring.ring + random.wobble() * 0.2,
    azimuth,
    halfWidth: degrees(ring.halfWidth * random.between(0.9, 1.12)),
    baseAngle: degrees(ring.base(open) + random.wobble() * 5),
    rimAngle: degrees(ring.rim(open) + random.wobble() * 9),
    length: radius * ring.length * random.between(0.93, 1.05),
    ruffle: ring.ruffle,
    rounding: 0.13,
    notch: 0.1,
    rimPoints: ring.rimPoints ?? 7,
    visibleFrom: ring.visibleFrom ?? 0.04,
    widthAt: broadPetal,
  };
}

const striations = ({ form, showsInside }: Petal): Striations => ({
  count: form.ring > 1.8 ? 2 : 1,
  swell: 0.4,
  from: showsInside ? 0.42 : 0.3,
  to: form.ring > 2 ? 0.68 : 0.8,
});

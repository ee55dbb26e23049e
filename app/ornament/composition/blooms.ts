import type { Bloom } from "../cup-flower.ts";
import { type Flora, foliageReach, growFoliage } from "../flora.ts";
import { type Point, polar, spread } from "../geometry.ts";
import type { Sketch } from "../sketch.ts";

/** The main bloom is drawn for this couple alone; the others are shared. */
export interface PlacedBloom extends Bloom {
  readonly rank: "main" | "companion" | "small";
}

export function drawBlooms(sketch: Sketch, flora: Flora, blooms: readonly PlacedBloom[]): void {
  for (const bloom of blooms) {
    if (bloom.rank === "main") {
      flora.drawBloom(sketch, bloom);
    } else {
      const place = { at: bloom.center, angle: bloom.lean, length: bloom.radius };
      sketch.place(flora.smallBloom, place, false);
    }
  }
}

export const bySize = (blooms: readonly PlacedBloom[]): PlacedBloom[] =>
  blooms.toSorted((a, b) => a.radius - b.radius);

export interface Collar {
  readonly from: number;
  readonly to: number;
  readonly leaves: number;
  readonly leafSize: number;
  readonly allows: (tip: Point) => boolean;
}

export function drawCollar(sketch: Sketch, flora: Flora, bloom: Bloom, collar: Collar): void {
  const { random } = sketch;
  const middle = Math.floor(collar.leaves / 2);
  spread(collar.from, collar.to, collar.leaves).forEach((direction, i) => {
    const angle = direction + random.wobble() * 0.16;
    const size = collar.leafSize * random.between(0.85, 1.15);
    if (flora.collarFan && i === middle) {
      const length = size * 1.5 + bloom.radius * 0.45;
      const fan = { at: polar(bloom.center, angle, bloom.radius * 0.2), angle, length };
      if (collar.allows(polar(fan.at, angle, length))) {
        sketch.place(flora.collarFan, fan, random.chance(0.5));
      }
      return;
    }
    const foliage = random.pick(flora.collar);
    const at = polar(bloom.center, angle, bloom.radius * 0.62);
    if (!collar.allows(polar(at, angle, foliageReach(foliage, size)))) return;
    growFoliage(sketch, foliage, { at, angle, length: size }, random.sign());
  });
}

import type { Flora } from "../flora.ts";
import { type Curve, headingAt, mix, type Point, quadratic, sample } from "../geometry.ts";
import { brush } from "../marks.ts";
import type { Sketch } from "../sketch.ts";

/** Runs from the foot of the page to the flower head at about (122, 104). */
export function drawStudyStem(sketch: Sketch): Curve {
  const { random } = sketch;
  const stem = quadratic(
    [120 + random.between(-18, 18), 312],
    [120 + random.between(-26, 26), 210],
    [122, 128],
  );
  const spine = sample(stem, 4);
  sketch.wash(
    "ink",
    brush(spine, (t) => mix(1.7, 1.2, t)),
  );
  const lit = spine.map(([x, y]): Point => [x - 0.4, y]);
  sketch.wash(
    "leaf1",
    brush(lit, (t) => mix(1, 0.6, t)),
  );
  return stem;
}

interface LeafyStudy {
  readonly leaves: readonly number[];
  readonly mirror: "light" | "inward";
  readonly bloom: number;
}

export function drawLeafyStudy(sketch: Sketch, flora: Flora, study: LeafyStudy): void {
  const stem = drawStudyStem(sketch);
  for (const side of [-1, 1]) {
    study.leaves.forEach((length, i) => {
      const t = 0.2 + i * 0.18;
      const place = { at: stem(t), angle: headingAt(stem, t) + side * 0.8, length };
      sketch.place(flora.leaf.motif, place, study.mirror === "inward" ? side > 0 : undefined);
    });
  }
  const lean = headingAt(stem, 1) + Math.PI / 2;
  flora.drawBloom(sketch, { center: [122, 108], radius: study.bloom, lean });
}

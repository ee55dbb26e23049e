import {
  bowedStem,
  type Curve,
  clamp,
  degrees,
  headingAt,
  mix,
  type Place,
  type Point,
  polar,
  sample,
} from "../geometry.ts";
import { brush } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { drawLeaf, type LeafForm } from "./leaf.ts";

export interface TwigForm {
  readonly pairs: number;
  /** Leaf length as a share of the twig, and leaf width as a share of the leaf. */
  readonly leafLength: number;
  readonly leafWidth: number;
  readonly leaf: Omit<LeafForm, "width">;
  readonly bow?: number;
  /** Degrees between leaf and stem. */
  readonly spread?: number;
}

export function drawTwig(sketch: Sketch, place: Place, form: TwigForm): void {
  const { random } = sketch;
  const stem = bowedStem(place, form.bow ?? random.between(-0.3, 0.3));
  drawStem(sketch, stem, 1.05, 0.35);
  const leafAt = (t: number, angle: number, length: number, bend: number) =>
    drawLeaf(
      sketch,
      { at: stem(clamp(t, 0, 1)), angle, length },
      { ...form.leaf, bend, width: length * form.leafWidth },
    );
  for (let i = 0; i < form.pairs; i++) {
    const t = mix(0.22, 0.9, i / form.pairs) + random.wobble() * 0.02;
    const length = place.length * form.leafLength * mix(1, 0.72, t) * random.between(0.9, 1.1);
    for (const side of [-1, 1]) {
      const angle = headingAt(stem, t) + side * degrees((form.spread ?? 48) + random.wobble() * 9);
      leafAt(side > 0 ? t + 0.05 : t, angle, length, -side * random.between(0.05, 0.22));
    }
  }
  leafAt(1, headingAt(stem, 1), place.length * form.leafLength * 0.95, 0);
}

const tendrilSteps = 15;

export function drawTendril(sketch: Sketch, { at, angle, length }: Place, side: number): void {
  const points: Point[] = [at];
  let heading = angle;
  let reached = at;
  for (let i = 0; i < tendrilSteps; i++) {
    heading += side * (i < 4 ? -0.14 : 0.28 + i * 0.045);
    reached = polar(reached, heading, (length / 8) * (1 - (i / tendrilSteps) * 0.72));
    points.push(reached);
  }
  const spine = points.filter((_, i) => i % 2 === 0 || i === tendrilSteps);
  sketch.wash(
    "fineInk",
    brush(spine, (t) => mix(0.62, 0.28, t)),
  );
}

export function drawStem(
  sketch: Sketch,
  stem: Curve,
  startWidth: number,
  endWidth: number,
  until = 1,
): void {
  const spine = sample(stem, 3, 0, until);
  sketch.wash(
    "ink",
    brush(spine, (t) => mix(startWidth, endWidth, t)),
  );
}

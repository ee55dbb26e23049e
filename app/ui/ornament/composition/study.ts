import { type Curve, mix, type Point, quadratic, sample } from "../geometry.ts";
import { brush } from "../marks.ts";
import type { Sketch } from "../sketch.ts";

/** The stem of a single flower from the foot of the page up to its head at about (122, 104). */
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

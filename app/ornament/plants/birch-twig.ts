import { strawTones } from "../colors.ts";
import {
  beside,
  bowedStem,
  degrees,
  headingAt,
  mix,
  type Place,
  polar,
  shift,
  spread,
} from "../geometry.ts";
import { hair } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { closedSpline } from "../spline.ts";
import { drawLeaf } from "./leaf.ts";
import { drawStem } from "./twig.ts";

export interface BirchForm {
  readonly leaves?: number;
  readonly bow?: number;
  readonly catkin?: boolean;
}

/** Draws toothed leaves on alternate sides, and optionally a catkin. */
export function drawBirchTwig(sketch: Sketch, place: Place, form: BirchForm = {}): void {
  const { random } = sketch;
  const stem = bowedStem(place, form.bow ?? random.between(-0.3, 0.3));
  drawStem(sketch, stem, 1.2, 0.4);
  const leafAt = (t: number, angle: number, length: number, stalk: number, bend: number) =>
    drawLeaf(
      sketch,
      { at: stem(t), angle, length },
      { width: length * 0.72, profile: "birch", teeth: 7, veins: 4, stalk: length * stalk, bend },
    );
  spread(0.28, 0.92, form.leaves ?? 4).forEach((t, i) => {
    const side = i % 2 ? 1 : -1;
    const angle = headingAt(stem, t) + side * degrees(random.between(40, 62));
    const length = place.length * 0.34 * mix(1.05, 0.75, t) * random.between(0.9, 1.1);
    leafAt(t, angle, length, 0.22, side * random.between(0, 0.12));
    if (form.catkin && i === 1) {
      const hanging = mix(headingAt(stem, t) - side * 0.9, Math.PI / 2, 0.55);
      drawCatkin(sketch, { at: stem(t), angle: hanging, length: place.length * 0.3 });
    }
  });
  leafAt(1, headingAt(stem, 1), place.length * 0.28, 0.15, 0);
}

const catkinWidths = [0.4, 1, 1.05, 0.85];

function drawCatkin(sketch: Sketch, { at, angle, length }: Place): void {
  const tip = shift(polar(at, angle, length), 0, length * 0.12);
  const spine = bowedStem({ at, angle, length }, 0.1, 0.55);
  const width = length * 0.07;
  const edge = (side: number) =>
    catkinWidths.map((share, i) => beside(spine, i / 4, side * share * width));
  sketch.outline(strawTones[1], closedSpline([...edge(1), tip, ...edge(-1).reverse()]));
  const scales = spread(0.1, 0.85, 8).flatMap((t) =>
    [-1, 1].map((side) => {
      const ridge = spine(t);
      const via = polar(ridge, headingAt(spine, t), width * 0.7);
      return hair(beside(spine, t, side * width * 0.95), via, ridge, 0.36);
    }),
  );
  sketch.wash("fineInk", scales);
}

import type { Tones3 } from "../colors.ts";
import {
  bowedStem,
  degrees,
  frame,
  headingAt,
  type Place,
  type Point,
  polar,
} from "../geometry.ts";
import { hair } from "../marks.ts";
import { motif, type Sketch } from "../sketch.ts";
import { closedSpline } from "../spline.ts";
import { drawStrawberryFlower } from "./field-flowers.ts";
import { bract, drawLeaf } from "./leaf.ts";
import { drawStem } from "./twig.ts";

const berryOutline: readonly Point[] = [
  [0, -0.25],
  [-0.62, -0.15],
  [-0.9, 0.25],
  [-0.66, 0.85],
  [-0.1, 1.35],
  [0.14, 1.34],
  [0.68, 0.82],
  [0.9, 0.25],
  [0.6, -0.15],
];
const litSide: readonly Point[] = [
  [-0.1, -0.1],
  [-0.7, 0.2],
  [-0.5, 0.8],
  [0, 1.2],
  [-0.1, 0.6],
];
const glint: readonly Point[] = [
  [0.35, 0.05],
  [0.62, 0.2],
  [0.5, 0.5],
  [0.36, 0.3],
];
const seeds: readonly Point[] = [
  [-0.4, 0.1],
  [0.1, 0.08],
  [-0.2, 0.38],
  [0.3, 0.4],
  [-0.5, 0.5],
  [0, 0.68],
  [0.4, 0.75],
  [-0.22, 0.92],
  [0.12, 1.08],
];
const sepalTones: Tones3 = ["leaf1", "leaf1", "leaf2"];
const sepal = motif(1, 8, (sketch, place) =>
  drawLeaf(sketch, place, { ...bract, width: 3.1, tones: sepalTones }),
);

/** Draws a wild strawberry: a flower and two hanging berries. */
export function drawStrawberry(sketch: Sketch, place: Place): void {
  const { random } = sketch;
  const stem = bowedStem(place, random.between(-0.2, 0.2), 0.6);
  drawStem(sketch, stem, 0.85, 0.45);
  const heading = headingAt(stem, 1);
  for (const side of [-1, 1]) {
    const stalk = place.length * (side < 0 ? 0.34 : 0.3);
    const fork = stem(0.66);
    const middle = polar(fork, heading + side * 0.4, stalk * 0.8);
    const end = polar(fork, heading + side * 0.7, stalk);
    const hanging = polar(end, Math.PI / 2, place.length * 0.14);
    sketch.wash("ink", hair(fork, middle, hanging, 0.42));
    const radius = place.length * 0.085 * (side > 0 ? 0.85 : 1);
    drawBerry(sketch, {
      at: hanging,
      angle: Math.PI / 2 + random.wobble() * 0.3,
      length: radius,
    });
  }
  const radius = place.length * 0.17;
  drawStrawberryFlower(sketch, { center: stem(1), radius, lean: heading + Math.PI / 2 });
}

function drawBerry(sketch: Sketch, { at: center, angle, length: radius }: Place): void {
  const at = frame(center, angle, radius);
  const shape = (points: readonly Point[]) => closedSpline(points.map(([u, v]) => at(u, v)));
  sketch.outline("berry", shape(berryOutline));
  sketch.wash("berryLight", shape(litSide), 0.35);
  sketch.wash("paper", shape(glint), 0.5);
  sketch.wash(
    "seed",
    seeds.map(([u, v]) => hair(at(u, v - 0.06), at(u, v), at(u, v + 0.07), 0.42)),
  );
  for (const side of [-1, 1, -0.45, 0.45, 0]) {
    const turn = side === 0 ? Math.PI : side * 1.25;
    sketch.place(sepal, { at: at(0, -0.18), angle: angle + turn, length: radius * 0.62 });
  }
}

export function drawTrefoil(sketch: Sketch, { at, angle, length }: Place): void {
  for (const side of [-1, 1, 0]) {
    const leaf = {
      at,
      angle: angle + degrees(side * 62) + sketch.random.wobble() * 0.08,
      length: length * (side === 0 ? 1 : 0.86),
    };
    drawLeaf(sketch, leaf, { width: length * 0.56, teeth: 6, veins: 4, bend: side * 0.08 });
  }
}

import { strawTones } from "../colors.ts";
import { bowedStem, clamp, frame, headingAt, type Place, type Point, polar } from "../geometry.ts";
import { hair } from "../marks.ts";
import type { Shape } from "../path.ts";
import type { Sketch } from "../sketch.ts";
import { closedSpline } from "../spline.ts";
import { drawStem } from "./twig.ts";

const head: readonly Point[] = [
  [0, -0.02],
  [-0.75, 0.22],
  [-0.8, 0.55],
  [-0.4, 0.92],
  [0, 1.08],
  [0.4, 0.92],
  [0.8, 0.55],
  [0.75, 0.22],
];
const shade: readonly Point[] = [
  [0.05, 0.02],
  [0.1, 0.5],
  [0.2, 0.95],
  [0.5, 0.8],
  [0.74, 0.5],
  [0.66, 0.2],
];
const hairCount = 30;

const furWidth = (v: number): number => Math.sin(Math.PI * clamp(v, 0.02, 0.98) ** 0.7);

/** Draws an oval head of hairs on a thin stem. */
export function drawBunnyTail(sketch: Sketch, place: Place): void {
  const { random } = sketch;
  const stem = bowedStem(place, random.between(-0.25, 0.25), 0.55);
  drawStem(sketch, stem, 0.8, 0.35);
  const heading = headingAt(stem, 1);
  const length = clamp(place.length * 0.3, 14, 34);
  const at = frame(stem(1), heading, length * 0.5, length);
  const [pale, mid, deep] = strawTones;
  sketch.wash(pale, closedSpline(head.map(([u, v]) => at(u, v))));
  sketch.wash(deep, closedSpline(shade.map(([u, v]) => at(u, v))), 0.34);

  const thick: Shape[] = [];
  const fine: Shape[] = [];
  for (let i = 0; i < hairCount; i++) {
    const v = random.between(0.02, 1);
    const u = random.between(-1, 1);
    const root = at(u * furWidth(v) * 0.8, v);
    const angle = heading + u * 0.75 * (1 - v * 0.4) + random.wobble() * 0.12;
    const reach = length * random.between(0.2, 0.36);
    const end = polar(root, angle + random.wobble() * 0.2, reach);
    const isFine = i % 3 > 0;
    const strand = hair(root, polar(root, angle, reach * 0.5), end, isFine ? 0.28 : 1);
    (isFine ? fine : thick).push(strand);
  }
  sketch.wash(mid, thick, 0.8);
  sketch.wash("fineInk", fine, 0.75);
}

import type { ColorRole, Tones3 } from "../colors.ts";
import type { Bloom } from "../cup-flower.ts";
import { type Flora, growFoliage } from "../flora.ts";
import { clamp, mixPoints, type Place, type Point, pointAt, polar, spread } from "../geometry.ts";
import { brush } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import type { View } from "../svg.ts";

/** Without flora the drawing has no flowers. */
export interface Illustration {
  readonly view: View;
  draw(sketch: Sketch, tones: Tones3, flora: Flora | undefined): void;
}

/** Draws a line that is broadest in the middle; outlines may stay open at corners. */
export function penLine(
  sketch: Sketch,
  points: readonly Point[],
  width = 0.95,
  color: ColorRole = "ink",
): void {
  const [from, to] = [pointAt(points, 0), pointAt(points, points.length - 1)];
  const spine = points.length === 2 ? [from, mixPoints(from, to, 0.5), to] : points;
  const hand = width * sketch.random.between(0.9, 1.08);
  const pressure = (t: number) =>
    hand * (0.32 + 0.68 * Math.sin(Math.PI * clamp(t * 0.92 + 0.06, 0, 1)) ** 0.7);
  sketch.wash(color, brush(spine, pressure));
}

export function drawSpray(
  sketch: Sketch,
  flora: Flora | undefined,
  { at, angle, length }: Place,
  leaves = 3,
): void {
  if (!flora) return;
  spread(angle - 0.9, angle + 0.9, leaves).forEach((direction, i) => {
    const size = length * sketch.random.between(0.85, 1.1);
    const leaf = { at: polar(at, direction, 2), angle: direction, length: size };
    growFoliage(sketch, flora.leaf, leaf, i % 2 ? 1 : -1);
  });
  const bloom: Bloom = { center: at, radius: length * 0.42, lean: angle + Math.PI / 2 };
  flora.drawSmallBloom(sketch, bloom);
}

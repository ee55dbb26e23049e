import { mix, type Place, type Point, polar } from "../geometry.ts";
import { brush } from "../marks.ts";
import type { Sketch } from "../sketch.ts";

const steps = 15;

/** Reaches out a little, then curls ever tighter. */
export function drawTendril(sketch: Sketch, { at, angle, length }: Place, side: number): void {
  const points: Point[] = [at];
  let heading = angle;
  let reached = at;
  for (let i = 0; i < steps; i++) {
    heading += side * (i < 4 ? -0.14 : 0.28 + i * 0.045);
    reached = polar(reached, heading, (length / 8) * (1 - (i / steps) * 0.72));
    points.push(reached);
  }
  const spine = points.filter((_, i) => i % 2 === 0 || i === steps);
  sketch.wash(
    "fineInk",
    brush(spine, (t) => mix(0.62, 0.28, t)),
  );
}

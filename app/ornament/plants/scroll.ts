import type { ColorRole } from "../colors.ts";
import { bearing, clamp, type Place, type Point, pointAt, polar } from "../geometry.ts";
import { brush, dot } from "../marks.ts";
import type { Sketch } from "../sketch.ts";

export interface ScrollForm {
  /** 1 for clockwise, -1 for anticlockwise. */
  readonly side: number;
  /** Curvature at the start and at the end of the stroke. */
  readonly from?: number;
  readonly to: number;
  readonly delay?: number;
  /** In pixels. */
  readonly nib: number;
  readonly hairline?: number;
  readonly color?: ColorRole;
  readonly steps?: number;
}

/** The angle at which the broad nib is held. */
const nibAngle = 0.62;

/** Draws a volute of a broad nib, ending in a ball. */
export function drawScroll(sketch: Sketch, place: Place, form: ScrollForm): void {
  const steps = form.steps ?? 22;
  const spine = curl(place, form, steps);
  const halfWidth = (t: number) => {
    const i = Math.min(steps - 1, Math.floor(t * steps));
    const heading = bearing(pointAt(spine, i), pointAt(spine, i + 1));
    const broad = 0.16 + 0.84 * Math.abs(Math.sin(heading + nibAngle)) ** 1.5;
    const pressure = 0.25 + 0.75 * Math.sin(Math.PI * clamp(t * 0.86 + 0.1, 0, 1));
    return form.nib * broad * pressure * 0.5 + (form.hairline ?? 0.12);
  };
  const color = form.color ?? "ink";
  sketch.wash(color, brush(spine, halfWidth));
  sketch.wash(color, dot(pointAt(spine, steps), form.nib * 0.62));
}

function curl({ at, angle, length }: Place, form: ScrollForm, steps: number): Point[] {
  const from = form.from ?? 0;
  const points: Point[] = [at];
  let heading = angle;
  let reached = at;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    heading += (form.side * (from + (form.to - from) * t ** (form.delay ?? 2.2)) * 2.2) / steps;
    reached = polar(reached, heading, (length / steps) * (1 - 0.45 * t * t));
    points.push(reached);
  }
  return points;
}

import type { ColorRole } from "../colors.ts";
import {
  bowedStem,
  degrees,
  headingAt,
  mix,
  type Place,
  type Point,
  polar,
  shift,
  spread,
} from "../geometry.ts";
import { dot, hair } from "../marks.ts";
import type { Shape } from "../path.ts";
import type { Sketch } from "../sketch.ts";
import { closedSpline } from "../spline.ts";
import { drawStem } from "./twig.ts";

export interface SprigForm {
  readonly color: ColorRole;
  readonly tips: number;
  readonly fruit: "berry" | "bud";
  readonly size?: number;
}

export function drawSprig(sketch: Sketch, place: Place, form: SprigForm): void {
  const { random } = sketch;
  const stem = bowedStem(place, random.between(-0.25, 0.25), 0.55);
  drawStem(sketch, stem, 0.75, 0.3);
  const tips: { at: Point; angle: number }[] = [{ at: stem(1), angle: headingAt(stem, 1) }];
  spread(0.38, 0.94, form.tips).forEach((t, i) => {
    const side = i % 2 ? 1 : -1;
    const angle = headingAt(stem, t) + side * degrees(random.between(26, 48));
    const length = place.length * mix(0.34, 0.16, t) * random.between(0.85, 1.15);
    const [from, to] = [stem(t), polar(stem(t), angle, length)];
    sketch.wash("ink", hair(from, polar(from, angle - side * 0.2, length * 0.55), to, 0.36));
    tips.push({ at: to, angle });
  });

  const size = form.size ?? 2.6;
  const radii = tips.map(() => size * random.between(0.78, 1.2));
  const fruits = tips.map((tip, i) =>
    form.fruit === "berry" ? dot(tip.at, radii[i] ?? size) : closedBud(tip, radii[i] ?? size),
  );
  sketch.outline(form.color, fruits, "fine");
  if (form.fruit === "berry" && size > 2.1) {
    const glints = tips.map((tip, i) => {
      const radius = radii[i] ?? size;
      return dot(shift(tip.at, -radius * 0.35, -radius * 0.4), radius * 0.24);
    });
    sketch.wash("paper", glints, 0.85);
  }
}

function closedBud({ at, angle }: { at: Point; angle: number }, radius: number): Shape {
  return closedSpline([
    polar(at, angle, -radius * 0.5),
    polar(at, angle + 0.9, radius * 1.05),
    polar(at, angle, radius * 1.9),
    polar(at, angle - 0.9, radius * 1.05),
  ]);
}

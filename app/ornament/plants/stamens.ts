import type { ColorRole } from "../colors.ts";
import { type Cup, projectFromHeart } from "../cup-flower.ts";
import { degrees, shift } from "../geometry.ts";
import { dot, hair } from "../marks.ts";
import type { Sketch } from "../sketch.ts";

export interface StamenForm {
  readonly count: number;
  /** Length as a share of the flower's radius. */
  readonly length: number;
  readonly filament: ColorRole;
  readonly anther: ColorRole;
}

const goldenAngle = degrees(137.5);

/** Draws stamens at golden angles around a small green centre. */
export function drawStamens(sketch: Sketch, cup: Cup, radius: number, form: StamenForm): void {
  const { random } = sketch;
  const stamens = Array.from({ length: form.count }, (_, i) => {
    const azimuth = i * goldenAngle;
    const angle = degrees(20 + 60 * Math.sqrt((i + 0.5) / form.count));
    const length = radius * form.length * random.between(0.8, 1.12);
    const tip = projectFromHeart(cup, azimuth, angle, length);
    return {
      filament: hair(
        projectFromHeart(cup, azimuth, angle, radius * 0.06),
        projectFromHeart(cup, azimuth, angle * 0.75, length * 0.6),
        tip,
        0.4,
      ),
      anther: dot(tip, Math.max(0.9, radius * 0.034) * random.between(0.8, 1.2)),
    };
  });
  sketch.wash(
    form.filament,
    stamens.map((stamen) => stamen.filament),
  );
  sketch.wash(
    form.anther,
    stamens.map((stamen) => stamen.anther),
  );
  const heart = projectFromHeart(cup, 0, 0, radius * 0.1);
  sketch.wash("ink", dot(heart, radius * 0.1, 0.8, cup.roll));
  const heartTint = Math.max(0.4, radius * 0.1 - 0.8);
  sketch.wash("leaf1", dot(shift(heart, -0.4, -0.5), heartTint, 0.8, cup.roll));
}

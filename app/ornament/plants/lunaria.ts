import { strawTones } from "../colors.ts";
import {
  bowedStem,
  degrees,
  headingAt,
  mix,
  type Place,
  polar,
  shift,
  spread,
} from "../geometry.ts";
import { dot, hair } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { drawStem } from "./twig.ts";

const coinCount = 6;

/** Draws honesty: round seed pods with the shadow of two seeds in each. */
export function drawLunaria(sketch: Sketch, place: Place): void {
  const { random } = sketch;
  const stem = bowedStem(place, random.between(-0.25, 0.25));
  drawStem(sketch, stem, 0.9, 0.35);
  spread(0.36, 1, coinCount).forEach((t, i) => {
    const side = i === coinCount - 1 ? 0 : i % 2 ? 1 : -1;
    const angle = headingAt(stem, Math.min(0.98, t)) + side * degrees(random.between(30, 55));
    const stalk = place.length * 0.07;
    const foot = polar(stem(t), angle, stalk);
    const radius = place.length * mix(0.105, 0.07, t) * random.between(0.9, 1.1);
    sketch.wash("ink", hair(stem(t), polar(stem(t), angle, stalk / 2), foot, 0.4));
    drawCoin(sketch, { at: polar(foot, angle, radius * 1.05), angle, length: radius });
  });
}

function drawCoin(sketch: Sketch, { at, angle, length: radius }: Place): void {
  const along = (share: number, turn = 0) => polar(at, angle + turn, radius * share);
  sketch.outline(strawTones[0], dot(at, radius, 0.82, angle));
  const shade = shift(at, radius * 0.14, radius * 0.16);
  sketch.wash(strawTones[1], dot(shade, radius * 0.72, 0.8, angle), 0.55);
  sketch.wash("fineInk", [
    hair(along(1), along(1.2), along(1.5), 0.4),
    hair(along(-0.8), at, along(0.75), 0.22),
    dot(along(0.35, 1.2), 0.8),
    dot(along(0.4, -1.4), 0.7),
  ]);
}

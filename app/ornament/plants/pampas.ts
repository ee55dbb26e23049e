import { strawTones } from "../colors.ts";
import { bowedStem, clamp, headingAt, mix, type Place, polar, spread } from "../geometry.ts";
import { hair } from "../marks.ts";
import type { Shape } from "../path.ts";
import type { Sketch } from "../sketch.ts";
import { drawStem } from "./twig.ts";

export interface PampasForm {
  readonly bow?: number;
  readonly density?: number;
}

/** Plumes start this far up the rachis. */
const plumeFrom = 0.36;
const plumeWidth = 0.265;
const plumeOpacities = [0.85, 0.7, 0.5];

const plumeFullness = (v: number): number => Math.sin(Math.PI * clamp(0.1 + 0.86 * v, 0, 1)) ** 0.8;

/** Draws plumes in three tones without outlines, and a few hairs. */
export function drawPampas(sketch: Sketch, place: Place, form: PampasForm = {}): void {
  const { random } = sketch;
  const bow = form.bow ?? random.between(-0.3, 0.3);
  const windward = bow >= 0 ? 1 : -1;
  const rachis = bowedStem(place, bow, 0.55);
  const reach = place.length * plumeWidth;
  const stations = Math.round(clamp(place.length * 0.14, 12, 22) * (form.density ?? 1));
  drawStem(sketch, rachis, 1, 0.3, 0.9);

  const plumes: [Shape[], Shape[], Shape[]] = [[], [], []];
  const hairs: Shape[] = [];
  spread(plumeFrom, 1, stations).forEach((t, i) => {
    const v = (t - plumeFrom) / (1 - plumeFrom);
    const root = rachis(t);
    const heading = headingAt(rachis, Math.min(t, 0.98));
    for (const side of [-1, 1]) {
      const length = reach * (0.45 + 0.75 * plumeFullness(v)) * random.between(0.8, 1.2);
      const lift = side * mix(0.62, 0.12, v) * random.between(0.7, 1.25);
      const angle = heading + lift + windward * 0.12;
      const middle = polar(root, angle, length * 0.55);
      const droop = length * random.between(0.04, 0.2);
      const tip = polar(polar(root, angle, length), angle + (windward * Math.PI) / 2, droop);
      const swell = reach * 0.085 * random.between(0.7, 1.3);
      (plumes[i % 3] ?? plumes[0]).push(hair(root, middle, tip, swell));
      if (random.chance(0.55)) {
        const end = polar(tip, angle + windward * 0.3, length * random.between(0, 0.16));
        hairs.push(hair(polar(root, angle, length * 0.15), middle, end, 0.25));
      }
    }
  });
  plumes.forEach((tone, i) => {
    sketch.wash(strawTones[i] ?? "straw0", tone, plumeOpacities[i] ?? 1);
  });
  sketch.wash("fineInk", hairs, 0.62);
}

import { strawTones } from "../colors.ts";
import {
  bowedStem,
  type Curve,
  frame,
  headingAt,
  inShade,
  mix,
  type Place,
  type Point,
  polar,
} from "../geometry.ts";
import { hair } from "../marks.ts";
import type { Shape } from "../path.ts";
import type { Random } from "../random.ts";
import type { Sketch } from "../sketch.ts";
import { drawStem } from "./twig.ts";

interface Grain {
  readonly at: Point;
  readonly angle: number;
  readonly side: -1 | 0 | 1;
  readonly row: number;
}

export interface WheatForm {
  readonly bow?: number;
  /** Where along the straw the ear begins. */
  readonly earFrom?: number;
}

const angleOff = 0.42;
/** Grain length as a share of the whole straw, and its half width as a share of the grain. */
const grainLength = 0.115;
const grainWidth = 0.27;

export function drawWheat(sketch: Sketch, place: Place, form: WheatForm = {}): void {
  const { random } = sketch;
  const straw = bowedStem(place, form.bow ?? random.between(-0.28, 0.28), 0.6);
  drawStem(sketch, straw, 0.95, 0.45, 0.96);
  const grains = earGrains(random, straw, form.earFrom ?? 0.5);
  const length = place.length * grainLength;
  sketch.wash(
    "fineInk",
    grains.map((grain) => awn(random, grain, place.length, length)),
  );

  const [pale, mid, deep] = strawTones;
  // Neighbouring rows and sides go into separate paths: merged ones lose the line between them.
  const rows: [Shape[], Shape[], Shape[], Shape[]] = [[], [], [], []];
  const shades: Shape[] = [];
  for (const grain of grains) {
    const drawn = drawnGrain(grain, length * random.between(1, 1.14));
    const row = rows[(grain.row % 2) * 2 + (grain.side < 0 ? 0 : 1)] ?? rows[0];
    row.push(drawn.outline);
    shades.push(drawn.shade);
  }
  rows.forEach((row, i) => {
    if (row.length > 0) sketch.outline(i < 2 ? mid : pale, row, "fine");
  });
  sketch.wash(deep, shades, 0.5);
}

/** From the top down, so that lower grains lie over upper ones. */
function earGrains(random: Random, straw: Curve, earFrom: number): Grain[] {
  const rows = random.whole(6, 7);
  const grains: Grain[] = [];
  for (let row = rows; row >= 0; row--) {
    const t = mix(earFrom, 1, row / rows);
    const heading = headingAt(straw, Math.min(t, 0.99));
    const sides = row === rows ? ([0] as const) : ([-1, 1] as const);
    for (const side of sides) {
      const at = polar(straw(t), heading + (side * Math.PI) / 2, side === 0 ? 0 : 0.8);
      grains.push({ at, angle: heading + side * (angleOff + random.wobble() * 0.06), side, row });
    }
  }
  return grains;
}

function awn(
  random: Random,
  { at, angle, side }: Grain,
  strawLength: number,
  grain: number,
): Shape {
  const tip = polar(at, angle, grain);
  const length = strawLength * random.between(0.26, 0.38);
  const heading = angle - side * (angleOff - random.between(0.16, 0.3));
  const middle = polar(tip, heading, length * 0.5);
  return hair(tip, middle, polar(tip, heading - side * 0.1, length), 0.3);
}

function drawnGrain({ at, angle, side }: Grain, length: number): { outline: Shape; shade: Shape } {
  const width = length * grainWidth * 0.93;
  const point = frame(at, angle, width, length);
  const tip = polar(polar(at, angle, length), angle + Math.PI / 2, -side * length * 0.1);
  const outline: Shape = {
    start: at,
    segments: [
      [...point(1.3, 0.15), ...point(1, 0.7), ...tip],
      [...point(-1, 0.7), ...point(-1.3, 0.15), ...at],
    ],
  };
  const dark = inShade([-Math.sin(angle), Math.cos(angle)]) ? 1 : -1;
  const shade: Shape = {
    start: at,
    segments: [
      [...point(dark * 1.05, 0.2), ...point(dark * 0.8, 0.7), ...tip],
      [...point(dark * 0.1, 0.45), ...at],
    ],
  };
  return { outline, shade };
}

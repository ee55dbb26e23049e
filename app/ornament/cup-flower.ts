import type { Tones4 } from "./colors.ts";
import { mix, type Point } from "./geometry.ts";
import { dot } from "./marks.ts";
import type { Random } from "./random.ts";
import type { Gradient, Sketch } from "./sketch.ts";

const { sin, cos, abs, PI } = Math;

/** `lean` is in radians. */
export interface Bloom {
  readonly center: Point;
  readonly radius: number;
  readonly lean: number;
}

/** `elevation` is the viewing angle above the rim; straight down is a quarter turn. */
export interface Cup {
  readonly center: Point;
  readonly elevation: number;
  readonly roll: number;
}

/** All angles are in radians from the cup's axis. */
export interface PetalForm {
  /** Counted from the heart outwards; decides which petals hide others. */
  readonly ring: number;
  readonly azimuth: number;
  readonly halfWidth: number;
  readonly baseAngle: number;
  readonly rimAngle: number;
  readonly length: number;
  readonly ruffle: number;
  readonly rounding: number;
  /** Higher values keep the middle of the rim flat and round only the shoulders. */
  readonly squareness?: number;
  readonly notch?: number;
  readonly point?: number;
  readonly rimPoints?: number;
  readonly baseRadius?: number;
  readonly visibleFrom?: number;
  readonly widthAt: (v: number) => number;
}

export interface Petal {
  readonly form: PetalForm;
  readonly outline: readonly Point[];
  readonly showsInside: boolean;
  /** A point on the petal: u from edge (-1) to edge (1), v from base (0) to rim (1). */
  readonly pointAt: (u: number, v: number) => Point;
}

export const broadPetal = (v: number): number => 0.55 + 0.6 * v - 0.12 * v * v;

/** Below this openness the side is straight, because the bend would divide by zero. */
const straightBend = 0.02;

export function cupPetal(random: Random, cup: Cup, form: PetalForm): Petal {
  const pointAt = (u: number, v: number) => projectOntoCup(cup, form, u, v);
  const rim = rimHeights(random, form).map(([u, v]) => pointAt(u, v));
  const outline = [
    pointAt(0, form.visibleFrom ?? 0.04),
    pointAt(-0.98, 0.42),
    ...rim,
    pointAt(0.98, 0.42),
  ];
  const lie = mix(form.baseAngle, form.rimAngle, 0.55);
  const facing = -cos(lie) * sin(form.azimuth) * cos(cup.elevation) + sin(lie) * sin(cup.elevation);
  return { form, outline, showsInside: facing >= 0, pointAt };
}

export function projectFromHeart(cup: Cup, azimuth: number, angle: number, reach: number): Point {
  return project(cup, azimuth, sin(angle) * reach, cos(angle) * reach);
}

function projectOntoCup(cup: Cup, form: PetalForm, u: number, v: number): Point {
  const bend = form.rimAngle - form.baseAngle;
  const azimuth = form.azimuth + u * form.halfWidth * form.widthAt(v);
  const baseRadius = form.baseRadius ?? 0;
  if (abs(bend) < straightBend) {
    const along = form.length * v;
    return project(
      cup,
      azimuth,
      baseRadius + along * sin(form.baseAngle),
      along * cos(form.baseAngle),
    );
  }
  const curvature = form.length / bend;
  const angle = form.baseAngle + bend * v;
  const radius = baseRadius + curvature * (cos(form.baseAngle) - cos(angle));
  return project(cup, azimuth, radius, curvature * (sin(angle) - sin(form.baseAngle)));
}

function project(
  { center, elevation, roll }: Cup,
  azimuth: number,
  radius: number,
  height: number,
): Point {
  const x = radius * cos(azimuth);
  const y = -height * cos(elevation) + radius * sin(azimuth) * sin(elevation);
  return [center[0] + x * cos(roll) - y * sin(roll), center[1] + x * sin(roll) + y * cos(roll)];
}

function rimHeights(random: Random, form: PetalForm): Point[] {
  const steps = form.rimPoints ?? 7;
  const squareness = form.squareness ?? 2.6;
  const phase = random.between(0, 2 * PI);
  const waves = random.between(1.6, 2.7);
  const notchDepth = form.notch && random.chance(0.7) ? random.between(0.3, 1) * form.notch : 0;
  const notchAt = random.between(-0.3, 0.3);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const u = -1 + (2 * i) / steps;
    const wave = sin(u * waves * PI + phase) * 0.6 + random.wobble() * 0.7;
    const v =
      1 -
      form.rounding * abs(u) ** squareness +
      form.ruffle * wave * (1 - abs(u) * 0.4) -
      notchDepth * Math.exp(-(((u - notchAt) / 0.16) ** 2)) +
      (form.point ?? 0) * (1 - abs(u)) ** 2;
    return [u * (1 + random.wobble() * 0.03), v];
  });
}

/** Paints backs, plug and fronts in this order, so that front petals do not cross the heart. */
export function paintCup(
  petals: readonly Petal[],
  paint: (petal: Petal) => void,
  plug?: () => void,
) {
  const inside = petals.filter((petal) => petal.showsInside);
  const outside = petals.filter((petal) => !petal.showsInside);
  inside.sort((a, b) => b.form.ring - a.form.ring || sin(a.form.azimuth) - sin(b.form.azimuth));
  outside.sort((a, b) => a.form.ring - b.form.ring);
  inside.forEach(paint);
  plug?.();
  outside.forEach(paint);
}

export interface CupColors {
  readonly inside: Gradient;
  readonly outside: Gradient;
  readonly heart: Gradient;
  readonly plug: (sketch: Sketch) => void;
}

export function cupColors(cup: Cup, radius: number, tones: Tones4, plugSize = 0.24): CupColors {
  const [pale, light, mid, deep] = tones;
  const up: Point = [sin(cup.roll), -cos(cup.roll)];
  const above = (distance: number): Point => [
    cup.center[0] + up[0] * distance,
    cup.center[1] + up[1] * distance,
  ];
  const lift = cos(cup.elevation) * 0.45 * radius;
  const center = above(lift);
  return {
    inside: {
      kind: "radial",
      center,
      radius: radius * 1.02,
      stops: [
        [0, deep],
        [0.3, mid],
        [0.68, light],
        [1, pale],
      ],
    },
    outside: {
      kind: "linear",
      from: above(-radius * 0.55),
      to: above(radius * 0.75),
      stops: [
        [0, mid],
        [0.45, light],
        [1, pale],
      ],
    },
    heart: {
      kind: "radial",
      center,
      radius: radius * 0.62,
      stops: [
        [0, deep],
        [0.5, mid],
        [1, light],
      ],
    },
    plug: (sketch) => sketch.wash(mid, dot(above(lift * 0.45), radius * plugSize, 0.85, cup.roll)),
  };
}

/** Returns unevenly spread azimuths in radians. */
export function aroundRing(random: Random, count: number, unevenness: number): number[] {
  const start = random.between(0, 2 * PI);
  return Array.from(
    { length: count },
    (_, i) => start + ((i + random.wobble() * unevenness) / count) * 2 * PI,
  );
}

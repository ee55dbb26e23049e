import { mix, type Point, spread } from "../geometry.ts";
import type { Random } from "../random.ts";

/** Heights along a skyline from 0 to about 1, sharp at the summits as rock is. */
export type Skyline = (x: number) => number;

const octaves = 5;

export function rockySkyline(random: Random, summits: number): Skyline {
  const waves = Array.from({ length: octaves }, (_, i) => ({
    frequency: summits * 2.03 ** i * random.between(0.85, 1.15),
    phase: random.between(0, Math.PI),
    height: 0.5 ** i,
  }));
  const total = waves.reduce((sum, wave) => sum + wave.height, 0);
  return (x) => {
    const height = waves.reduce(
      (sum, wave) =>
        sum + wave.height * (1 - Math.abs(Math.sin(Math.PI * wave.frequency * x + wave.phase))),
      0,
    );
    return height / total;
  };
}

/** A headland that falls from the picture's edge down to the water at `tipAt` of the width. */
export interface Headland {
  readonly fromLeft: boolean;
  readonly tipAt: number;
  readonly waterline: number;
  readonly height: number;
}

/** The slope from the picture's edge to the headland's tip, in pixels. */
export function headlandSlope(
  random: Random,
  { fromLeft, tipAt, waterline, height }: Headland,
  width: number,
): Point[] {
  const skyline = rockySkyline(random, random.between(0.9, 1.6));
  const edge = fromLeft ? -0.02 : 1.02;
  const steps = 44;
  return spread(0, 1, steps + 1).map((u) => {
    const falling = (1 - u) ** 0.85 * (0.62 + 0.55 * skyline(u));
    const scree = random.wobble() * 0.006 * (1 - u);
    return [mix(edge, tipAt, u) * width, waterline - height * (falling + scree)];
  });
}

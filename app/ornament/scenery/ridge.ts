import { mix, type Point, pointAt, spread } from "../geometry.ts";
import type { Random } from "../random.ts";

/** Returns heights along a skyline, from 0 to about 1. */
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

/** Returns the flanks that are away from the light, bounded by the skyline and a gully. */
export function shadedFaces(ridge: readonly Point[], foot: number): Point[][] {
  const skyline = ridge.toSorted((a, b) => a[0] - b[0]);
  const faces: Point[][] = [];
  let summit = 0;
  for (let i = 1; i < skyline.length; i++) {
    if (heightAt(skyline, i) >= heightAt(skyline, i - 1)) {
      const flank = skyline.slice(summit, i);
      if (flank.length > 2) faces.push([...flank, ...gully(flank, foot)]);
      summit = i;
    }
  }
  return faces;
}

const heightAt = (skyline: readonly Point[], i: number): number => -(skyline[i]?.[1] ?? 0);

/** Points are derived from the flank, so that none is outside the mountain. */
function gully(flank: readonly Point[], foot: number): Point[] {
  const drop = foot - pointAt(flank, 0)[1];
  const below = (share: number, depth: number): Point => {
    const [x, y] = pointAt(flank, Math.round(share * (flank.length - 1)));
    return [x, Math.min(foot, y + drop * depth)];
  };
  return [below(0.9, 0.3), below(0.5, 0.34), below(0.55, 0.14), below(0.15, 0.1)];
}

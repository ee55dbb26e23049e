import type { Point } from "../geometry.ts";
import type { Random } from "../random.ts";

const tiers = 10;
const spruceWidth = 0.16;

/** The ragged outline of a spruce standing on `foot`. */
export function spruceOutline(random: Random, foot: Point, height: number): Point[] {
  const [x, ground] = foot;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier <= tiers; tier++) {
    const t = tier / tiers;
    const y = ground - height * (1 - t);
    const reach = (side: number) => x + side * height * spruceWidth * t ** 0.9 * ragged(random);
    left.push([reach(-1), y + height * 0.035], [x - height * spruceWidth * 0.42 * t, y]);
    right.unshift([x + height * spruceWidth * 0.42 * t, y], [reach(1), y + height * 0.035]);
  }
  return [[x, ground - height * 1.05], ...left, ...right];
}

const ragged = (random: Random): number => random.between(0.75, 1.15);

import { type Point, spread } from "../geometry.ts";
import { blendColors } from "../palettes.ts";
import type { Scene } from "./scene.ts";
import { spruceOutline } from "./spruce.ts";
import { polyline, ridgePath, wash } from "./washes.ts";

/** A dark bank across the foot, with spruces framing both sides. */
export function drawShore({ random, width, height, colors }: Scene): string {
  const bankTop = (x: number) => height * (0.975 - 0.1 * Math.abs(x - 0.5) ** 1.5);
  const bank = spread(-0.02, 1.02, 30).map((x): Point => {
    return [x * width, bankTop(x) + random.wobble() * 3];
  });
  const color = blendColors(colors.nearRidge, "#101010", 0.22);
  const tallest = Math.min(height * 0.3, width * 0.4);
  const trees = Array.from({ length: 24 }, (_, i) => {
    const towardsMiddle = random.unit() ** 1.4 * 0.3;
    const x = i % 2 ? towardsMiddle - 0.02 : 1.02 - towardsMiddle;
    const tree = tallest * random.between(0.4, 1) * (1 - towardsMiddle * 2.3);
    const foot: Point = [x * width, bankTop(x) + height * random.between(0.005, 0.03)];
    return polyline(spruceOutline(random, foot, tree), true);
  });
  // Apart, because overlapping outlines that run opposite ways would cancel each other.
  return wash(color, ridgePath(bank, height), 1) + wash(color, trees.join(""), 0.96);
}

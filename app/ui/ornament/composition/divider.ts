import type { Flora } from "../flora.ts";
import type { Point } from "../geometry.ts";
import type { Sketch } from "../sketch.ts";

export const dividerCentre: Point = [240, 40];

/** One half is drawn and its mirror image placed on the other side. */
export function drawDivider(sketch: Sketch, { divider }: Flora): void {
  const { half } = divider;
  sketch.place(half, { at: dividerCentre, angle: 0, length: half.length }, false);
  sketch.place(half, { at: dividerCentre, angle: Math.PI, length: half.length }, true);
  divider.drawCentre(sketch);
}

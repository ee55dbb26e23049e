import type { ColorRole } from "../colors.ts";
import type { Flora } from "../flora.ts";
import { type Curve, degrees, headingAt, mix, type Point, quadratic } from "../geometry.ts";
import { drawSprig } from "../plants/sprig.ts";
import { drawStem } from "../plants/twig.ts";
import { type Motif, motif, type Sketch } from "../sketch.ts";

export const dividerCenter: Point = [240, 40];

export function drawDivider(sketch: Sketch, { divider }: Flora): void {
  const half = motif(1, 1, divider.drawHalf);
  sketch.place(half, { at: dividerCenter, angle: 0, length: half.length }, false);
  sketch.place(half, { at: dividerCenter, angle: Math.PI, length: half.length }, true);
  divider.drawCenter(sketch);
}

/** Runs from the centre outwards and ends `rise` pixels above the middle line. */
export function drawDividerStem(sketch: Sketch, rise?: number): Curve {
  const { random } = sketch;
  const length = random.between(118, 140);
  const end: Point = [length, -(rise ?? random.between(2, 10))];
  const stem = quadratic([6, 2], [length * 0.5, random.between(4, 12)], end);
  drawStem(sketch, stem, 0.95, 0.3);
  return stem;
}

interface LeafyHalf {
  readonly leaf: Motif;
  readonly sprig: ColorRole;
  drawTip(sketch: Sketch, stem: Curve): void;
}

export function dividerOf({ leaf, sprig, drawTip }: LeafyHalf): (sketch: Sketch) => void {
  return (sketch) => {
    const { random } = sketch;
    const stem = drawDividerStem(sketch);
    for (let i = 0; i < 5; i++) {
      const t = mix(0.16, 0.94, i / 5);
      const side = i % 2 ? 1 : -1;
      const angle = headingAt(stem, t) + side * degrees(random.between(38, 52));
      if (i === 2) {
        const buds = { color: sprig, tips: 3, fruit: "bud", size: 1.8 } as const;
        drawSprig(sketch, { at: stem(t), angle, length: 22 }, buds);
      } else {
        const length = mix(24, 13, t) * random.between(0.9, 1.1);
        sketch.place(leaf, { at: stem(t), angle, length });
      }
    }
    drawTip(sketch, stem);
  };
}

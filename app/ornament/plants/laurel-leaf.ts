import { beside, mix, mixPoints, type Place, type Point, polar, quadratic } from "../geometry.ts";
import { hair } from "../marks.ts";
import type { Sketch } from "../sketch.ts";
import { joinRuns } from "../spline.ts";

const stations = [0.25, 0.55, 0.82];
/** Pixels between the engraver's hatching lines. */
const hatchGap = 5.5;

const width = (t: number): number => Math.sin(Math.PI * t ** 0.8) ** 1.05;

/** Draws a leaf as an engraving: its shaded half is hatched. */
export function drawLaurelLeaf(sketch: Sketch, { at: base, angle, length }: Place): void {
  const halfWidth = length * 0.15;
  const bend = -sketch.random.between(-0.1, 0.16);
  const tip = polar(polar(base, angle, length), angle + Math.PI / 2, bend * length * 0.5);
  const control = polar(polar(base, angle, length / 2), angle - Math.PI / 2, bend * length * 0.3);
  const spine = quadratic(base, control, tip);
  const edge = (side: number): Point[] =>
    stations.map((t) => beside(spine, t, side * halfWidth * width(t)));
  const [left, right] = [edge(-1), edge(1)];
  sketch.outline(
    "leaf0",
    joinRuns([base, ...left, tip], [tip, ...right.toReversed(), base]),
    "fine",
  );
  sketch.wash("ink", hair(base, spine(0.5), spine(0.93), 0.42));
  const lines = Math.round(length / hatchGap);
  const hatching = Array.from({ length: lines - 1 }, (_, i) => {
    const t = mix(0.1, 0.8, (i + 1) / lines);
    const reach = halfWidth * width(Math.min(0.98, t + 0.13)) * 0.86;
    const end = beside(spine, Math.min(1, t + 0.14), reach);
    const via = mixPoints(mixPoints(spine(t), spine(Math.min(1, t + 0.14)), 0.4), end, 0.3);
    return hair(spine(t), via, end, 0.24);
  });
  sketch.wash("fineInk", hatching);
}

import { degrees, type Point, pointAt } from "../geometry.ts";
import { alongLine, smooth } from "../plates/curves.ts";
import { headingFrom, leafOutline } from "../plates/leaves.ts";
import { line, type Marks, rounded, stamp } from "../plates/pen.ts";
import { createRandom, type Random } from "../random.ts";

interface CutLeaf {
  readonly at: Point;
  /** In radians, from the stalk to the tip. */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly color: string;
  /** The colour that the veins show. */
  readonly cut: string;
}

const shapeCount = 6;
const stampLength = 40;

/** Few shapes are stamped many times, because a cover has hundreds of leaves. */
export function cutLeaf({ at, angle, length, width, color, cut }: CutLeaf, random: Random): Marks {
  const [x, y] = at;
  const shape = leafShape(width / length, cut, random.whole(1, shapeCount));
  return stamp(shape, { x, y, turn: angle / degrees(1), scale: length / stampLength, color });
}

function leafShape(share: number, cut: string, number: number): Marks {
  const random = createRandom(`cut-leaf-${number}`);
  const [length, width] = [stampLength, stampLength * share];
  const { outline, bend, above, below } = leafOutline(length, width, random);
  const sideVeins = [0.3, 0.48, 0.66].map((t) => {
    const [x, y] = [length * t, bend * t * t];
    const tip = length * (t + 0.15);
    const vein = (side: number) =>
      rounded`M${x} ${y}Q${length * (t + 0.1)} ${y + width * 0.1 * Math.sign(side)} ${tip} ${y + side * 0.36}`;
    return vein(-above) + vein(below);
  });
  const middle = rounded`M0.8 0Q${length * 0.5} ${bend * 0.4} ${length * 0.93} ${bend}`;
  const veins = `fill="none" stroke="${cut}" stroke-width=".9" opacity=".75"`;
  return `<path d="${outline}"/><path d="${middle}${sideVeins.join("")}" ${veins}/>`;
}

export interface VineLook {
  readonly leaves: number;
  readonly leafLength: number;
  readonly stem: string;
  readonly tints: readonly [string, ...string[]];
  readonly cut: string;
  readonly seed: string;
}

/** A stem with leaves to both sides by turns, which get shorter towards its tip. */
export function vine(points: readonly Point[], look: VineLook): Marks {
  const { leaves, leafLength, stem, tints, cut } = look;
  const random = createRandom(`vine-${look.seed}`);
  let marks = line(smooth(points, 1), Math.max(1, leafLength * 0.09), stem);
  for (let i = 0; i < leaves; i++) {
    const t = 0.05 + (0.93 * i) / leaves;
    const at = alongLine(points, t);
    const heading = headingFrom(at, alongLine(points, Math.min(1, t + 0.02)));
    const angle = heading + (i % 2 ? 1 : -1) * random.between(0.75, 1);
    const length = leafLength * (1 - 0.4 * t) * random.between(0.9, 1.1);
    const color = tints[i % tints.length] ?? tints[0];
    marks += cutLeaf({ at, angle, length, width: length * 0.46, color, cut }, random);
  }
  const tip = pointAt(points, points.length);
  const angle = headingFrom(alongLine(points, 0.97), tip);
  const [length, width] = [leafLength * 0.6, leafLength * 0.26];
  return marks + cutLeaf({ at: tip, angle, length, width, color: tints[0], cut }, random);
}

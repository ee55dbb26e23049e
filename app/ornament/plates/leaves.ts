import { degrees, type Point } from "../geometry.ts";
import { createRandom, type Random } from "../random.ts";
import { colors } from "./cloth-colors.ts";
import { alongLine, smooth } from "./curves.ts";
import { circle, fill, line, type Marks, place, rounded } from "./pen.ts";

export type Foliage = "eucalyptus" | "olive" | "birch" | "oat";

export interface BranchLook {
  readonly leaves?: number;
  readonly leafLength?: number;
  readonly seed?: number;
  readonly tints?: readonly [string, ...string[]];
  /** The ground, which shows where the veins are cut. */
  readonly vein?: string;
  readonly stem?: number;
}

const foliageTints: Readonly<Record<Foliage, readonly [string, ...string[]]>> = {
  eucalyptus: ["#8fa595", "#a9b8a6", "#7b9483"],
  olive: ["#7d8f78", "#94a48c", "#5f7f5c"],
  birch: ["#8aa07c", "#a3b591", "#6f8a68"],
  oat: [colors.straw, "#c9a867", "#e3cf9f"],
};

export const deepGreens = [colors.forest, colors.leaf, colors.fir] as const;

/** A stem with leaves; those of eucalyptus and oat stand in pairs. */
export function branch(points: readonly Point[], foliage: Foliage, look: BranchLook = {}): Marks {
  const { leaves = 9, leafLength = 13, tints = foliageTints[foliage], stem = 1.2 } = look;
  const vein = look.vein ?? colors.paper;
  const random = createRandom(`branch-${look.seed ?? 5}`);
  let marks = line(smooth(points, 1), stem, foliage === "oat" ? colors.dryStem : colors.stem);
  for (let i = 0; i < leaves; i++) {
    const t = 0.12 + (0.86 * i) / leaves;
    const at = alongLine(points, t);
    const heading = headingFrom(at, alongLine(points, Math.min(1, t + 0.02)));
    const tint = random.pick(tints);
    const inPairs = foliage === "oat" || foliage === "eucalyptus";
    for (const side of inPairs ? [-1, 1] : [i % 2 ? 1 : -1]) {
      const opening = foliage === "oat" ? 0.42 : random.between(0.85, 1.15);
      const length = leafLength * (1 - 0.45 * t) * random.between(0.85, 1.15);
      const angle = heading + side * opening;
      if (foliage === "eucalyptus") marks += roundLeaf(at, angle, length, tint, vein);
      else if (foliage === "oat") marks += grain(at, angle, length, tint);
      else {
        const width = length * (foliage === "birch" ? 0.55 : 0.34);
        marks += leaf(at, angle, { length, width, tint, vein }, random);
      }
    }
  }
  const tip = alongLine(points, 1);
  const angle = headingFrom(alongLine(points, 0.97), tip);
  const [length, width] = [leafLength * 0.6, leafLength * 0.22];
  return marks + leaf(tip, angle, { length, width, tint: tints[0], vein }, random);
}

interface LeafLook {
  readonly length: number;
  readonly width: number;
  readonly tint: string;
  readonly vein: string;
}

function leaf([x, y]: Point, angle: number, look: LeafLook, random: Random): Marks {
  const { length, width, tint, vein } = look;
  const { outline, bend } = leafOutline(length, width, random);
  const middle = rounded`M.4 0Q${length * 0.5} ${bend * 0.4} ${length * 0.93} ${bend}`;
  return place(fill(outline, tint) + line(middle, 0.7, vein), x, y, angle / degrees(1));
}

/** Returns the outline of a pointed leaf along the x axis, and how far its tip and sides bend. */
export function leafOutline(length: number, width: number, random: Random) {
  const bend = random.between(-0.08, 0.08) * length;
  const [above, below] = [width * random.between(0.92, 1.08), width * random.between(0.92, 1.08)];
  const outline =
    rounded`M0 0C${length * 0.18} ${bend * 0.2 - above * 0.28} ` +
    rounded`${length * 0.52} ${bend - above * 0.78} ${length * 0.82} ${bend - above * 0.42}` +
    rounded`Q${length} ${bend - above * 0.12} ${length} ${bend}` +
    rounded`Q${length * 0.96} ${bend + below * 0.24} ${length * 0.8} ${bend + below * 0.44}` +
    rounded`C${length * 0.5} ${bend + below * 0.76} ${length * 0.18} ${bend * 0.2 + below * 0.3} 0 0Z`;
  return { outline, bend, above, below };
}

function roundLeaf([x, y]: Point, angle: number, length: number, tint: string, vein: string) {
  const [near, half] = [length * 0.1, length * 0.61];
  const outline =
    rounded`M0 0C${near} ${-half} ${length} ${-half} ${length} 0` +
    rounded`C${length} ${half} ${near} ${half} 0 0Z`;
  const middle = rounded`M${near} 0H${length * 0.8}`;
  return place(fill(outline, tint) + line(middle, 0.6, vein), x, y, angle / degrees(1));
}

function grain([x, y]: Point, angle: number, length: number, tint: string): Marks {
  const outline =
    rounded`M0 0C${length * 0.3} ${-length * 0.24} ${length * 0.8} ${-length * 0.18} ${length} 0` +
    rounded`C${length * 0.8} ${length * 0.18} ${length * 0.3} ${length * 0.24} 0 0Z`;
  const marks =
    `<path d="${outline}" fill="${tint}" stroke="#8a6d38" stroke-width=".6"/>` +
    line(rounded`M${length} 0h${length * 0.8}`, 0.6, colors.dryStem);
  return place(marks, x, y, angle / degrees(1));
}

/** `angle` points from the middle to the tip with its small crown. */
export function berry(x: number, y: number, radius: number, angle = 1.5): Marks {
  const [crownX, crownY] = [
    x + Math.cos(angle) * radius * 0.82,
    y + Math.sin(angle) * radius * 0.82,
  ];
  const arm = radius * 0.22;
  const crown = rounded`M${crownX - arm} ${crownY - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  const light =
    rounded`M${x - radius * 0.58} ${y - radius * 0.08}A${radius * 0.6} ${radius * 0.6} 0 0 1 ` +
    rounded`${x - radius * 0.05} ${y - radius * 0.6}`;
  return (
    circle(x, y, radius, colors.berry) +
    line(light, 0.9, colors.paper) +
    line(crown, 0.8, "#6c1323")
  );
}

export function berries(places: readonly (readonly [x: number, y: number])[], radius: number) {
  return places.map(([x, y]) => berry(x, y, radius)).join("");
}

export const headingFrom = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0]);

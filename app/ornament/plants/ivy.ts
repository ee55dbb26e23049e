import { leafTones } from "../colors.ts";
import { frame, inShade, type Place, type Point, polar } from "../geometry.ts";
import { hair } from "../marks.ts";
import type { Shape } from "../path.ts";
import type { Random } from "../random.ts";
import type { Sketch } from "../sketch.ts";
import { joinRuns, openSpline } from "../spline.ts";

/** Right half of the five-lobed leaf from stalk to tip, as (across, along). */
const lobes: readonly Point[] = [
  [0, 0.1],
  [0.2, -0.02],
  [0.42, -0.08],
  [0.36, 0.12],
  [0.4, 0.2],
  [0.62, 0.3],
  [0.42, 0.42],
  [0.26, 0.52],
  [0.2, 0.68],
  [0, 1],
];
/** Lobe tips, where the outline must turn sharply. */
const lowerTip = 2;
const upperTip = 5;
/** Scaling happens about the leaf's middle. */
const middle = 0.35;

export interface IvyForm {
  readonly stalk?: number;
}

export function drawIvy(sketch: Sketch, place: Place, form: IvyForm = {}): void {
  const { at: root, angle, length } = place;
  const stalk = form.stalk ?? length * 0.3;
  const leaf = ivyLeaf(sketch.random, place, stalk);
  const bend = polar(polar(root, angle, stalk * 0.5), angle + Math.PI / 2, stalk * 0.12);
  sketch.wash("ink", hair(root, bend, leaf.at(0, 0.12), 0.6));
  const [pale, mid, deep] = leafTones;
  sketch.outline(pale, leaf.outline);

  const shadeIsRight = inShade([-Math.sin(leaf.heading), Math.cos(leaf.heading)]);
  const [shaded, lit] = shadeIsRight ? [leaf.right, leaf.left] : [leaf.left, leaf.right];
  sketch.wash(deep, halfShape(inset(leaf, shaded)), 0.6);
  const isLarge = length > 26;
  if (isLarge) {
    const narrowed = lit.map(([u, v]): Point => [u * 0.72, v * 0.86 + 0.02]);
    sketch.wash(mid, halfShape(inset(leaf, narrowed)), 0.55);
    drawPaleVeins(sketch, leaf);
  }
  drawInkVeins(sketch, leaf);
}

export function drawGhostIvy(sketch: Sketch, place: Place): void {
  sketch.wash(leafTones[1], ivyLeaf(sketch.random, place, 8).outline, 0.26);
}

interface IvyLeaf {
  readonly at: (across: number, along: number) => Point;
  readonly heading: number;
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly outline: Shape;
}

function ivyLeaf(random: Random, { at: root, angle, length }: Place, stalk: number): IvyLeaf {
  const heading = angle + random.between(-0.12, 0.12);
  const at = frame(polar(root, angle, stalk), heading, length * random.between(0.8, 1.05), length);
  const half = (side: number) =>
    lobes.map(([u, v]): Point => [side * u + random.wobble() * 0.02, v + random.wobble() * 0.02]);
  const [left, right] = [half(-1), half(1)];
  const leftRuns = lobeRuns(left.map(([u, v]) => at(u, v)));
  const rightRuns = lobeRuns(right.map(([u, v]) => at(u, v)));
  const back = rightRuns.toReversed().map((run) => run.toReversed());
  return { at, heading, left, right, outline: joinRuns(...leftRuns, ...back) };
}

const lobeRuns = (points: readonly Point[]): Point[][] => [
  points.slice(0, lowerTip + 1),
  points.slice(lowerTip, upperTip + 1),
  points.slice(upperTip),
];

function halfShape(points: readonly Point[]): Shape {
  const start = points[0] ?? ([0, 0] as const);
  return { start, segments: [...lobeRuns(points).flatMap(openSpline), start] };
}

const inset = ({ at }: IvyLeaf, half: readonly Point[]): Point[] =>
  half.map(([u, v]) => at(u * 0.9, (v - middle) * 0.9 + middle + 0.01));

function drawPaleVeins(sketch: Sketch, { at }: IvyLeaf): void {
  const base = at(0, 0.1);
  const sideVeins = [-1, 1].flatMap((side) => [
    hair(base, at(side * 0.26, 0.2), at(side * 0.54, 0.29), 0.38),
    hair(base, at(side * 0.2, 0.02), at(side * 0.36, -0.04), 0.32),
  ]);
  sketch.wash("paper", [hair(base, at(0.01, 0.5), at(0, 0.92), 0.45), ...sideVeins], 0.75);
}

function drawInkVeins(sketch: Sketch, { at }: IvyLeaf): void {
  const base = at(0, 0.1);
  const sideVeins = [-1, 1].map((side) =>
    hair(base, at(side * 0.24, 0.22), at(side * 0.5, 0.28), 0.25),
  );
  sketch.wash("fineInk", [hair(base, at(-0.01, 0.5), at(0, 0.94), 0.3), ...sideVeins]);
}

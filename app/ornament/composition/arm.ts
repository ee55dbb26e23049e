import { type Flora, type Foliage, foliageReach, growFoliage } from "../flora.ts";
import {
  type Curve,
  degrees,
  distance,
  headingAt,
  mix,
  type Point,
  polar,
  sample,
} from "../geometry.ts";
import { brush } from "../marks.ts";
import type { Random } from "../random.ts";
import type { Motif, Sketch } from "../sketch.ts";

export class Clearing {
  readonly #circles: { readonly at: Point; readonly radius: number }[] = [];

  take(at: Point, radius: number): void {
    this.#circles.push({ at, radius });
  }

  /** `strictness` below 1 lets circles overlap a little. */
  isTaken(at: Point, radius: number, strictness: number): boolean {
    return this.#circles.some(
      (circle) => distance(circle.at, at) < (circle.radius + radius) * strictness,
    );
  }
}

export interface Arm {
  readonly stem: Curve;
  readonly length: number;
  readonly leafSizes: readonly [from: number, to: number];
  readonly fillerShare: number;
  readonly stemWidth?: number;
  readonly clearing: Clearing;
  readonly allows?: (tip: Point) => boolean;
  /** As a share of the stem, from its root. */
  readonly bareUntil?: number;
  readonly spacing?: number;
  readonly ghosts?: boolean;
}

interface Node {
  readonly t: number;
  readonly size: number;
  readonly side: number;
}

interface Planting extends Node {
  readonly at: Point;
  readonly angle: number;
  readonly foliage: Foliage;
}

/** Distance between nodes, as a share of the leaf size. */
const nodeDistance = 0.46;
const maxAttempts = 5;

export function drawArm(sketch: Sketch, flora: Flora, arm: Arm): void {
  const nodes = nodesAlong(sketch.random, flora, arm);
  if (flora.ghost && (arm.ghosts ?? true)) drawGhosts(sketch, flora.ghost, arm, nodes);
  const stemWidth = arm.stemWidth ?? 1.9;
  const spine = sample(arm.stem, Math.max(4, Math.round(arm.length / 55)));
  sketch.wash(
    "ink",
    brush(spine, (t) => mix(stemWidth * 0.5, 0.3, t ** 0.8)),
  );
  const plantings = nodes.flatMap((node) => planted(sketch.random, flora, arm, node));
  for (const { at, angle, size, foliage, side } of plantings.reverse()) {
    growFoliage(sketch, foliage, { at, angle, length: size }, side);
  }
  flora.drawTip(sketch, arm.stem, arm.leafSizes[1] * 1.25);
}

function nodesAlong(random: Random, flora: Flora, arm: Arm): Node[] {
  const nodes: Node[] = [];
  const [from, to] = arm.leafSizes;
  let side = random.sign();
  let walked = arm.length * (arm.bareUntil ?? 0) + 6;
  while (walked < arm.length * 0.985) {
    const t = walked / arm.length;
    const size = mix(from, to, t ** 0.9) * random.between(0.88, 1.12);
    nodes.push({ t, size, side });
    walked += size * nodeDistance * (arm.spacing ?? 1) * flora.spacing;
    side = side > 0 ? -1 : 1;
  }
  return nodes;
}

function drawGhosts(sketch: Sketch, ghost: Motif, arm: Arm, nodes: readonly Node[]): void {
  const { random } = sketch;
  for (const { t, size, side } of nodes) {
    if (random.chance(0.35)) continue;
    const at = arm.stem(t);
    const angle = headingAt(arm.stem, t) - side * degrees(random.between(40, 75));
    const length = size * random.between(1, 1.35);
    const tip = polar(at, angle, length);
    if (arm.allows?.(tip) === false || arm.clearing.isTaken(tip, 2, 0.9)) continue;
    sketch.place(ghost, { at, angle, length });
  }
}

/** Makes the foliage flatter and shorter until it fits, or returns nothing. */
function planted(random: Random, flora: Flora, arm: Arm, node: Node): Planting[] {
  const at = arm.stem(node.t);
  const heading = headingAt(arm.stem, node.t);
  const isFiller = node.t > 0.06 && random.chance(arm.fillerShare);
  const foliage = random.pick(isFiller ? flora.fillers : flora.foliage);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const angle = heading + node.side * degrees(random.between(34, 58) - attempt * 9);
    const size = node.size * (1 - attempt * 0.12);
    const middle = polar(at, angle, size * 0.55);
    const tip = polar(at, angle, size * 0.95);
    if (arm.allows?.(polar(at, angle, foliageReach(foliage, size))) === false) continue;
    if (arm.clearing.isTaken(tip, size * 0.14, 0.92)) continue;
    if (arm.clearing.isTaken(middle, size * 0.12, 0.8)) continue;
    arm.clearing.take(middle, size * 0.2);
    arm.clearing.take(tip, size * 0.13);
    return [{ ...node, at, angle, size, foliage }];
  }
  return [];
}

import { type Flora, growFoliage } from "../flora.ts";
import {
  degrees,
  mix,
  mixPoints,
  type Place,
  type Point,
  polar,
  quadratic,
  shift,
  spread,
} from "../geometry.ts";
import { brush } from "../marks.ts";
import type { Random } from "../random.ts";
import type { Sketch } from "../sketch.ts";
import { Clearing, drawArm } from "./arm.ts";
import { drawBlooms, type PlacedBloom } from "./blooms.ts";
import { drawRibbon } from "./ribbon.ts";

const binding: Point = [180, 318];
const rayCount = 11;

/** Offsets from the binding point, front blooms last; the jitter is along x and y. */
const bloomSeats: readonly {
  readonly dx: number;
  readonly dy: number;
  readonly jitter: readonly [number, number];
  readonly radius: number;
  readonly rank: PlacedBloom["rank"];
}[] = [
  { dx: 0, dy: -86, jitter: [8, 0], radius: 64, rank: "main" },
  { dx: -66, dy: -112, jitter: [6, 8], radius: 46, rank: "companion" },
  { dx: 66, dy: -108, jitter: [6, 6], radius: 45, rank: "companion" },
  { dx: -18, dy: -168, jitter: [8, 0], radius: 42, rank: "companion" },
  { dx: 44, dy: -176, jitter: [0, 6], radius: 33, rank: "companion" },
  { dx: -88, dy: -56, jitter: [0, 0], radius: 31, rank: "small" },
  { dx: 84, dy: -48, jitter: [0, 0], radius: 33, rank: "small" },
];
const crowdedSeats: typeof bloomSeats = [
  { dx: -40, dy: -52, jitter: [0, 0], radius: 40, rank: "small" },
  { dx: 42, dy: -44, jitter: [0, 0], radius: 42, rank: "small" },
];

export function drawBouquet(sketch: Sketch, flora: Flora): void {
  drawRays(sketch, flora);
  drawSkirt(sketch, flora);
  const blooms = seatedBlooms(sketch.random, flora);
  drawBlooms(
    sketch,
    flora,
    blooms.toSorted((a, b) => a.center[1] - b.center[1]),
  );
  drawStems(sketch);
  drawRibbon(sketch, shift(binding, 0, 24), flora.ribbon);
}

function drawRays(sketch: Sketch, flora: Flora): void {
  const { random } = sketch;
  for (const direction of spread(-158, -22, rayCount)) {
    const angle = direction + random.wobble() * 4;
    const dome = Math.sin(degrees(angle + 180)) ** 1.1;
    const length = mix(150, 262, dome) * random.between(0.93, 1.05);
    flora.drawRay(sketch, { at: binding, angle: degrees(angle), length });
  }
}

export function drawRayStem(sketch: Sketch, { at, angle, length }: Place, until: number): void {
  const along = (share: number) => polar(at, angle, length * share);
  const spine = [at, along(until / 2), along(until)];
  sketch.wash(
    "ink",
    brush(spine, () => 0.85),
  );
}

export function drawLeafyRay(sketch: Sketch, flora: Flora, { at, angle, length }: Place): void {
  const control = polar(at, mix(angle, -Math.PI / 2, 0.4), length * 0.5);
  drawArm(sketch, flora, {
    stem: quadratic(at, control, polar(at, angle, length)),
    length,
    leafSizes: [44, 26],
    fillerShare: 0.15,
    clearing: new Clearing(),
    bareUntil: 0.45,
    ghosts: false,
  });
}

function drawSkirt(sketch: Sketch, flora: Flora): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const at = shift(binding, side * (16 + i * 8), -18 - i * 16);
      const angle = degrees(-90 + side * (48 + i * 16));
      growFoliage(sketch, flora.leaf, { at, angle, length: 62 }, side);
    }
  }
}

function seatedBlooms(random: Random, flora: Flora): PlacedBloom[] {
  const seats = flora.crowdsBlooms ? [...bloomSeats, ...crowdedSeats] : bloomSeats;
  return seats.map(({ dx, dy, jitter, radius, rank }) => {
    const center = shift(
      binding,
      dx + random.between(-jitter[0], jitter[0]),
      dy + random.between(-jitter[1], jitter[1]),
    );
    const lean = (center[0] - binding[0]) / 190 + random.wobble() * 0.12;
    return { center, radius: radius * flora.bouquetBloomScale, rank, lean };
  });
}

/** Stems cross at the binding point. */
function drawStems(sketch: Sketch): void {
  const { random } = sketch;
  spread(-1, 1, 9).forEach((u, i) => {
    const top = shift(binding, -u * 13, -2);
    const knot = shift(binding, u * 14, 30);
    const foot = shift(binding, u * 40 + random.wobble() * 4, 122 + random.wobble() * 9);
    const bend = shift(mixPoints(knot, foot, 0.5), u * 2, 0);
    sketch.wash(
      "ink",
      brush([top, knot, bend, foot], () => 1.7),
    );
    const lit = [top, knot, shift(bend, -0.3, 0), shift(foot, -0.3, -0.8)];
    sketch.wash(
      i % 2 ? "leaf1" : "leaf0",
      brush(lit, () => 1),
    );
  });
}

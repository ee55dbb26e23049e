import type { ColorRole, Tones3 } from "./colors.ts";
import type { Bloom } from "./cup-flower.ts";
import type { Curve, Place } from "./geometry.ts";
import { drawSprig, type SprigForm } from "./plants/sprig.ts";
import type { Random } from "./random.ts";
import { type Motif, motif, type Sketch } from "./sketch.ts";

export const compositionKinds = [
  "wreath",
  "corner",
  "divider",
  "bloom",
  "border",
  "bouquet",
] as const;

export type CompositionKind = (typeof compositionKinds)[number];

export interface Foliage {
  readonly motif: Motif;
  /** Length per pixel of leaf size. */
  readonly stretch: number;
  /** Length including awns and plumes beyond the tip, as a multiple of the foliage's length. */
  readonly reach?: number;
  /** Which copies are mirrored. */
  readonly mirror: "inward" | "outward" | "light" | "any" | "never";
}

type NonEmptyArray<T> = readonly [T, ...T[]];

export interface Flora {
  readonly leaf: Foliage;
  /** Repeat an entry to see it more often. */
  readonly foliage: NonEmptyArray<Foliage>;
  readonly fillers: NonEmptyArray<Foliage>;
  readonly collar: NonEmptyArray<Foliage>;
  readonly collarFan?: Motif;
  readonly ghost?: Motif;
  readonly spacing: number;
  readonly smallBloom: Motif;
  drawBloom(sketch: Sketch, bloom: Bloom): void;
  drawSmallBloom(sketch: Sketch, bloom: Bloom): void;
  drawTip(sketch: Sketch, stem: Curve, length: number): void;
  drawRay(sketch: Sketch, place: Place): void;
  drawStudy(sketch: Sketch): void;
  readonly divider: { drawHalf(sketch: Sketch): void; drawCenter(sketch: Sketch): void };
  readonly wreath: {
    readonly leafSizes: readonly [from: number, to: number];
    /** Relative to the romantic peony; undefined for a wreath of leaves. */
    readonly bloomScale: number | undefined;
    readonly fillerShare: number;
    /** In pixels off the circle. */
    readonly sway: number;
  };
  readonly cornerBloomScale: number;
  readonly borderBloomRadius: number | undefined;
  readonly bouquetBloomScale: number;
  readonly crowdsBlooms: boolean;
  readonly ribbon: readonly [ground: ColorRole, shade: ColorRole];
  readonly illustrationTones: Tones3;
  readonly compositions?: Partial<Record<CompositionKind, (sketch: Sketch, flora: Flora) => void>>;
}

const smallBloomRadius = 44;

export function bloomMotif(variants: number, draw: (sketch: Sketch, bloom: Bloom) => void): Motif {
  return {
    variants,
    length: smallBloomRadius,
    draw: (sketch) => draw(sketch, { center: [0, 0], radius: smallBloomRadius, lean: 0 }),
  };
}

export function sprigFoliage(form: SprigForm, stretch = 1.12): Foliage {
  const sprig = motif(1, 60, (sketch, place) => drawSprig(sketch, place, form));
  return { motif: sprig, stretch, mirror: "any" };
}

export const foliageReach = ({ stretch, reach = 1 }: Foliage, size: number): number =>
  size * stretch * reach;

/** `side` is 1 to the right of the direction of growth. */
export function growFoliage(sketch: Sketch, foliage: Foliage, place: Place, side: number): void {
  const grown = { ...place, length: place.length * foliage.stretch };
  sketch.place(foliage.motif, grown, isMirrored(sketch.random, foliage.mirror, side));
}

function isMirrored(random: Random, mirror: Foliage["mirror"], side: number): boolean | undefined {
  switch (mirror) {
    case "light":
      return undefined;
    case "inward":
      return side > 0;
    case "outward":
      return side < 0;
    case "any":
      return random.chance(0.5);
    case "never":
      return false;
  }
}

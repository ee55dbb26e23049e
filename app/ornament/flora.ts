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

/** Something that grows from a node of a stem. */
export interface Foliage {
  readonly motif: Motif;
  /** Its length for each pixel of the leaf size at that node. */
  readonly stretch: number;
  /** How far it reaches in its own lengths, where awns or plumes go beyond the tip. */
  readonly reach?: number;
  /** Which copies are mirrored: those curving back or away, by the light, at random or none. */
  readonly mirror: "inward" | "outward" | "light" | "any" | "never";
}

type Choices<T> = readonly [T, ...T[]];

/** What grows in a theme, and the measures its compositions need. */
export interface Flora {
  readonly leaf: Foliage;
  /** Repeat an entry to see it more often. */
  readonly foliage: Choices<Foliage>;
  readonly fillers: Choices<Foliage>;
  readonly collar: Choices<Foliage>;
  /** A large leaf behind the middle of a collar. */
  readonly collarFan?: Motif;
  /** Line-less leaves behind the drawn ones. */
  readonly ghost?: Motif;
  /** Distance between nodes; small leaves stand closer. */
  readonly spacing: number;
  readonly smallBloom: Motif;
  drawBloom(sketch: Sketch, bloom: Bloom): void;
  drawSmallBloom(sketch: Sketch, bloom: Bloom): void;
  /** Ends an arm; `length` suits the last leaves. */
  drawTip(sketch: Sketch, stem: Curve, length: number): void;
  /** One ray of a bouquet, from the binding point outwards. */
  drawRay(sketch: Sketch, place: Place): void;
  /** The flower of the theme alone on its stem. */
  drawStudy(sketch: Sketch): void;
  readonly divider: { drawHalf(sketch: Sketch): void; drawCentre(sketch: Sketch): void };
  readonly wreath: {
    readonly leafSizes: readonly [from: number, to: number];
    /** Size of the blooms against the romantic peony; a wreath of leaves has none. */
    readonly bloomScale: number | undefined;
    readonly fillerShare: number;
    /** How far the stems wander off the circle, in pixels. */
    readonly sway: number;
  };
  readonly cornerBloomScale: number;
  readonly borderBloomRadius: number | undefined;
  readonly bouquetBloomScale: number;
  /** Two blooms more in the foreground, where the flowers are small. */
  readonly crowdsBlooms: boolean;
  readonly ribbon: readonly [ground: ColorRole, shade: ColorRole];
  readonly thingTones: Tones3;
  /** Kinds this theme composes its own way. */
  readonly compositions?: Partial<Record<CompositionKind, (sketch: Sketch, flora: Flora) => void>>;
}

/** Radius a small bloom is drawn at before it is placed smaller or larger. */
const smallBloomRadius = 44;

export function bloomMotif(variants: number, draw: (sketch: Sketch, bloom: Bloom) => void): Motif {
  return {
    variants,
    length: smallBloomRadius,
    draw: (sketch) => draw(sketch, { center: [0, 0], radius: smallBloomRadius, lean: 0 }),
  };
}

/** Fine sprigs of berries or buds among the leaves. */
export function sprigFoliage(form: SprigForm, stretch = 1.12): Foliage {
  const sprig = motif(1, 60, (sketch, place) => drawSprig(sketch, place, form));
  return { motif: sprig, stretch, mirror: "any" };
}

/** How far the foliage will reach from a node of this leaf size. */
export const foliageReach = ({ stretch, reach = 1 }: Foliage, size: number): number =>
  size * stretch * reach;

/** Plants foliage on a stem; `side` is 1 to the right of the direction of growth. */
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

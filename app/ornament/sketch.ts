import type { ColorRole } from "./colors.ts";
import { inShade, type Place, type Point } from "./geometry.ts";
import type { Shape } from "./path.ts";
import type { Random } from "./random.ts";

export type GradientStop = readonly [offset: number, color: ColorRole];

export type Gradient =
  | {
      readonly kind: "radial";
      readonly center: Point;
      readonly radius: number;
      readonly stops: readonly GradientStop[];
    }
  | {
      readonly kind: "linear";
      readonly from: Point;
      readonly to: Point;
      readonly stops: readonly GradientStop[];
    };

export type Paint = ColorRole | Gradient;

/** Drawn once, rooted at the origin and growing to the right; placed many times. */
export interface Motif {
  readonly variants: number;
  readonly length: number;
  draw(sketch: Sketch): void;
}

interface Wash {
  readonly kind: "wash";
  readonly paint: Paint;
  readonly shapes: Shape[];
  readonly opacity: number;
}

export interface Outlined {
  readonly kind: "outlined";
  readonly tint: Paint;
  readonly shapes: readonly Shape[];
  readonly fine: boolean;
  /** Towards the light, in path units. */
  readonly tintOffset: Point;
}

interface PenLine {
  readonly kind: "line";
  readonly color: ColorRole;
  readonly data: string;
  readonly width: number;
}

export interface PlacedMotif {
  readonly kind: "placed";
  readonly motif: Motif;
  readonly variant: number;
  readonly place: Place;
  readonly mirrored: boolean;
}

export type Mark = Wash | Outlined | PenLine | PlacedMotif;

export type MotifDrawings = Map<Motif, Map<number, Sketch>>;

const tintOffsets: readonly [Point, ...Point[]] = [
  [-1, -2],
  [-1, -1],
  [-2, -1],
  [-1, -2],
  [-1, -1],
];

/** Collects the layers of one drawing, the lowest first. */
export class Sketch {
  readonly random: Random;
  readonly marks: Mark[] = [];
  readonly motifs: MotifDrawings;

  constructor(random: Random, motifs: MotifDrawings = new Map()) {
    this.random = random;
    this.motifs = motifs;
  }

  /** Neighbouring washes that cannot hide each other share a path. */
  wash(paint: Paint, shape: Shape | readonly Shape[], opacity = 1): void {
    const shapes = shapeList(shape);
    const last = this.marks.at(-1);
    const merges = paint === "ink" || paint === "fineInk" || opacity < 1;
    if (merges && last?.kind === "wash" && last.paint === paint && last.opacity === opacity) {
      last.shapes.push(...shapes);
    } else {
      this.marks.push({ kind: "wash", paint, shapes, opacity });
    }
  }

  /** Shifts the tint over the inked silhouette, which leaves a line of varying width. */
  outline(tint: Paint, shape: Shape | readonly Shape[], line: "normal" | "fine" = "normal"): void {
    this.marks.push({
      kind: "outlined",
      tint,
      shapes: shapeList(shape),
      fine: line === "fine",
      tintOffset: this.random.pick(tintOffsets),
    });
  }

  line(color: ColorRole, data: string, width: number): void {
    this.marks.push({ kind: "line", color, data, width });
  }

  /** By default the shaded half is turned away from the light. */
  place(motif: Motif, place: Place, mirrored = turnsShadeUp(place.angle)): void {
    const variant = this.random.whole(0, motif.variants - 1);
    const drawings = this.motifs.get(motif) ?? new Map<number, Sketch>();
    this.motifs.set(motif, drawings);
    if (!drawings.has(variant)) {
      const drawing = new Sketch(this.random, this.motifs);
      drawings.set(variant, drawing);
      motif.draw(drawing);
    }
    this.marks.push({ kind: "placed", motif, variant, place, mirrored });
  }
}

export function motif(
  variants: number,
  length: number,
  draw: (sketch: Sketch, place: Place, random: Random) => void,
): Motif {
  return {
    variants,
    length,
    draw: (sketch) => draw(sketch, { at: [0, 0], angle: 0, length }, sketch.random),
  };
}

const turnsShadeUp = (angle: number): boolean => !inShade([-Math.sin(angle), Math.cos(angle)]);

function shapeList(shape: Shape | readonly Shape[]): Shape[] {
  return "start" in shape ? [shape] : [...shape];
}

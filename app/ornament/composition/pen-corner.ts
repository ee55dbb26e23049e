import type { ColorRole } from "../colors.ts";
import { type Flora, type Foliage, growFoliage } from "../flora.ts";
import { degrees, type Point, polar } from "../geometry.ts";
import { drawScroll, type ScrollForm } from "../plants/scroll.ts";
import type { Sketch } from "../sketch.ts";
import { bySize, drawBlooms, type PlacedBloom } from "./blooms.ts";

interface Stroke extends Omit<ScrollForm, "color"> {
  readonly at: Point;
  readonly angle: number;
  readonly length: number;
  readonly second: boolean;
}

/** Inset that keeps the broad strokes inside the picture. */
const inset = 14;

/** Strokes along the upper edge; the left edge is their mirror image about the diagonal. */
const edgeStrokes: readonly Stroke[] = [
  ink([56, 27], 0.02, 356, 1, { from: -0.1, to: 9.4, delay: 3.4, nib: 5.2, hairline: 0.4 }),
  ink([96, 30], 0.3, 196, 1, { from: 0.5, to: 10.2, delay: 2.2, nib: 4.4, hairline: 0.35 }),
  ink([178, 27], 0.1, 158, 1, { from: 0.2, to: 10.4, delay: 2.2, nib: 4, hairline: 0.3 }),
  colored([118, 28], -0.1, 92, -1, { from: 0.7, to: 9.6, delay: 2, nib: 3.8 }),
  colored([208, 26], -0.06, 80, -1, { from: 0.5, to: 9.8, delay: 2, nib: 3.4 }),
  colored([250, 27], 0.34, 112, 1, { from: 0.1, to: 10.4, delay: 2, nib: 3.8 }),
  colored([86, 64], 0.62, 120, 1, { from: 0.2, to: 8.6, delay: 2.4, nib: 3.6 }),
];

const edgeLeaves: readonly (readonly [x: number, y: number, angle: number, length: number])[] = [
  [112, 30, 0.78, 50],
  [140, 30, 0.42, 46],
  [150, 28, -0.5, 30],
  [190, 29, 0.72, 40],
  [222, 28, 0.3, 36],
  [232, 27, -0.46, 24],
  [268, 28, 0.6, 28],
];

const edgeBerries: typeof edgeLeaves = [
  [250, 26, -0.1, 54],
  [120, 66, 0.5, 58],
];

type StrokeForm = Pick<ScrollForm, "from" | "to" | "delay" | "nib" | "hairline">;

function ink(at: Point, angle: number, length: number, side: number, form: StrokeForm): Stroke {
  const steps = length > 300 ? 24 : 18;
  return { at, angle, length, side, steps, second: false, ...form };
}

function colored(at: Point, angle: number, length: number, side: number, form: StrokeForm): Stroke {
  return { ...ink(at, angle, length, side, form), hairline: 0.3, second: true };
}

export interface PenCorner {
  /** Relative to the broadest hand. */
  readonly nib: number;
  readonly secondColor: ColorRole;
  readonly leaf: Foliage;
  readonly berries: Foliage;
  readonly blooms: readonly PlacedBloom[];
}

export function drawPenCorner(sketch: Sketch, flora: Flora, corner: PenCorner): void {
  const { random } = sketch;
  const { leaf, blooms } = corner;
  for (const mirrored of [false, true]) drawEdge(sketch, corner, mirrored);
  for (const side of [1, -1]) {
    drawScroll(
      sketch,
      { at: [84, 84], angle: Math.PI / 4 - side * 0.5, length: 150 },
      { side, from: -0.3, to: 8.8, delay: 2.6, nib: 4.6 * corner.nib, hairline: 0.4 },
    );
  }
  growFoliage(sketch, leaf, { at: [98, 98], angle: Math.PI / 4, length: 66 }, 1);
  for (const direction of [-14, 18, 72, 104]) {
    const angle = degrees(direction);
    const place = { at: polar([74, 74], angle, 30), angle, length: 46 };
    growFoliage(sketch, leaf, place, random.sign());
  }
  for (const { center, rank } of blooms) {
    if (rank === "main") continue;
    const outwards = center[0] > center[1] ? 0 : Math.PI / 2;
    for (const side of [-1, 1]) {
      const angle = outwards + side * 0.62;
      growFoliage(sketch, leaf, { at: polar(center, angle, 14), angle, length: 32 }, side);
    }
  }
  drawBlooms(sketch, flora, bySize(blooms));
}

function drawEdge(sketch: Sketch, corner: PenCorner, mirrored: boolean): void {
  const { random } = sketch;
  const turned = (x: number, y: number): Point =>
    mirrored ? [y + inset, x + inset] : [x + inset, y + inset];
  const turnedAngle = (angle: number) => (mirrored ? Math.PI / 2 - angle : angle);
  const stretch = random.between(0.94, 1.06);
  const side = mirrored ? -1 : 1;
  for (const { at, angle, length, second, ...form } of edgeStrokes) {
    const place = { at: turned(...at), angle: turnedAngle(angle), length: length * stretch };
    drawScroll(sketch, place, {
      ...form,
      side: form.side * side,
      nib: form.nib * corner.nib,
      color: second ? corner.secondColor : "ink",
    });
  }
  for (const [x, y, angle, length] of edgeLeaves) {
    const size = length * random.between(0.95, 1.1);
    const place = { at: turned(x, y), angle: turnedAngle(angle), length: size };
    growFoliage(sketch, corner.leaf, place, side);
  }
  for (const [x, y, angle, length] of edgeBerries) {
    const place = { at: turned(x, y), angle: turnedAngle(angle), length };
    growFoliage(sketch, corner.berries, place, side);
  }
}

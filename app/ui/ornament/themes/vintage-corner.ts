import { bySize, drawBlooms, type PlacedBloom } from "../composition/blooms.ts";
import { type Flora, growFoliage } from "../flora.ts";
import { degrees, type Point, polar } from "../geometry.ts";
import { drawScroll, type ScrollForm } from "../plants/scroll.ts";
import type { Sketch } from "../sketch.ts";
import { giltBerries, vintageLeaf } from "./vintage-scrollwork.ts";

type Stroke = ScrollForm & { readonly at: Point; readonly angle: number; readonly length: number };

/** Inset that keeps the broad strokes inside the picture. */
const inset = 14;

/** Strokes along the upper edge; the left edge is their mirror image about the diagonal. */
const edgeStrokes: readonly Stroke[] = [
  stroke([56, 27], 0.02, 356, 1, { from: -0.1, to: 9.4, delay: 3.4, nib: 5.2, hairline: 0.4 }),
  stroke([96, 30], 0.3, 196, 1, { from: 0.5, to: 10.2, delay: 2.2, nib: 4.4, hairline: 0.35 }),
  stroke([178, 27], 0.1, 158, 1, { from: 0.2, to: 10.4, delay: 2.2, nib: 4, hairline: 0.3 }),
  gilt([118, 28], -0.1, 92, -1, { from: 0.7, to: 9.6, delay: 2, nib: 3.8 }),
  gilt([208, 26], -0.06, 80, -1, { from: 0.5, to: 9.8, delay: 2, nib: 3.4 }),
  gilt([250, 27], 0.34, 112, 1, { from: 0.1, to: 10.4, delay: 2, nib: 3.8 }),
  gilt([86, 64], 0.62, 120, 1, { from: 0.2, to: 8.6, delay: 2.4, nib: 3.6 }),
];

const edgeLeaves: readonly (readonly [x: number, y: number, angle: number, length: number])[] = [
  [112, 30, 0.78, 50],
  [140, 30, 0.42, 46],
  [150, 28, -0.5, 30],
  [190, 29, 0.72, 40],
  [222, 28, 0.3, 36],
  [232, 27, -0.46, 24],
  [268, 28, 0.6, 28],
  [292, 29, -0.3, 20],
  [300, 30, 0.34, 22],
];

function stroke(
  at: Point,
  angle: number,
  length: number,
  side: number,
  form: Omit<ScrollForm, "side">,
): Stroke {
  return { at, angle, length, side, steps: length > 300 ? 24 : 18, ...form };
}

function gilt(
  at: Point,
  angle: number,
  length: number,
  side: number,
  form: Omit<ScrollForm, "side">,
): Stroke {
  return stroke(at, angle, length, side, { ...form, hairline: 0.3, color: "gilt" });
}

/** Penmanship about a cluster of roses: long arms in ink, a second voice in gold. */
export function drawScrollCorner(sketch: Sketch, flora: Flora): void {
  const { random } = sketch;
  for (const mirrored of [false, true]) drawEdge(sketch, mirrored);
  for (const side of [1, -1]) {
    drawScroll(
      sketch,
      { at: [84, 84], angle: Math.PI / 4 - side * 0.5, length: 150 },
      { side, from: -0.3, to: 8.8, delay: 2.6, nib: 4.6, hairline: 0.4 },
    );
  }
  growFoliage(sketch, vintageLeaf, { at: [98, 98], angle: Math.PI / 4, length: 66 }, 1);
  for (const direction of [-14, 18, 72, 104]) {
    const angle = degrees(direction);
    const place = { at: polar([74, 74], angle, 30), angle, length: 46 };
    growFoliage(sketch, vintageLeaf, place, random.sign());
  }
  const blooms = cornerRoses(sketch);
  for (const { center, rank } of blooms) {
    if (rank === "main") continue;
    const outwards = center[0] > center[1] ? 0 : Math.PI / 2;
    for (const side of [-1, 1]) {
      const angle = outwards + side * 0.62;
      const place = { at: polar(center, angle, 14), angle, length: 32 };
      growFoliage(sketch, vintageLeaf, place, side);
    }
  }
  drawBlooms(sketch, flora, bySize(blooms));
}

function drawEdge(sketch: Sketch, mirrored: boolean): void {
  const { random } = sketch;
  const turned = (x: number, y: number): Point =>
    mirrored ? [y + inset, x + inset] : [x + inset, y + inset];
  const turnedAngle = (angle: number) => (mirrored ? Math.PI / 2 - angle : angle);
  const stretch = random.between(0.94, 1.06);
  const side = mirrored ? -1 : 1;
  for (const { at, angle, length, ...form } of edgeStrokes) {
    const place = { at: turned(...at), angle: turnedAngle(angle), length: length * stretch };
    drawScroll(sketch, place, { ...form, side: form.side * side });
  }
  for (const [x, y, angle, length] of edgeLeaves) {
    const size = length * random.between(0.95, 1.1);
    const place = { at: turned(x, y), angle: turnedAngle(angle), length: size };
    growFoliage(sketch, vintageLeaf, place, side);
  }
  for (const [x, y, angle, length] of [
    [252, 25, -0.16, 44],
    [120, 66, 0.5, 58],
  ] as const) {
    const place = { at: turned(x, y), angle: turnedAngle(angle), length };
    growFoliage(sketch, giltBerries, place, side);
  }
}

function cornerRoses({ random }: Sketch): PlacedBloom[] {
  const companion = (center: Point, lean: number): PlacedBloom => ({
    center,
    radius: 25 * random.between(0.92, 1.08),
    rank: "companion",
    lean,
  });
  return [
    { center: [72, 72], radius: 44, rank: "main", lean: -0.6 },
    companion([134, 52], -1),
    companion([52, 134], -0.2),
  ];
}

import { secondTones } from "../colors.ts";
import { drawBlooms, type PlacedBloom } from "../composition/blooms.ts";
import { climbingStem } from "../composition/border.ts";
import { dividerCenter } from "../composition/divider.ts";
import { drawWreathBlooms, wreathArc, wreathBlooms, wreathLayout } from "../composition/wreath.ts";
import { type Flora, type Foliage, growFoliage, sprigFoliage } from "../flora.ts";
import { type Curve, degrees, headingAt, mix, sample } from "../geometry.ts";
import { brush, hair } from "../marks.ts";
import { drawLeaf } from "../plants/leaf.ts";
import { drawOpenFlower } from "../plants/open-flower.ts";
import { drawScroll } from "../plants/scroll.ts";
import { motif, type Sketch } from "../sketch.ts";

export const vintageLeaf: Foliage = {
  motif: motif(3, 36, (sketch, place, random) =>
    drawLeaf(sketch, place, { width: 14, bend: random.between(0.15, 0.45) }),
  ),
  stretch: 0.95,
  mirror: "inward",
};
export const giltBerries = sprigFoliage({ color: "stamen", tips: 6, fruit: "berry", size: 2.2 });

/** Leaves a gap between the two halves of the wreath. */
const halfTurn = 165;

export function drawScrollWreath(sketch: Sketch, flora: Flora): void {
  const { random } = sketch;
  const layout = wreathLayout(random, true);
  const blooms = wreathBlooms(random, layout, flora.wreath.bloomScale ?? 1, flora.crowdsBlooms);
  for (const side of [1, -1]) {
    const arc = wreathArc(random, layout.mainAt, layout.mainAt + side * degrees(halfTurn), 0);
    drawWreathHalf(sketch, arc, side);
  }
  drawWreathBlooms(sketch, flora, blooms);
}

function drawWreathHalf(sketch: Sketch, arc: Curve, side: number): void {
  const { random } = sketch;
  sketch.wash(
    "ink",
    brush(sample(arc, 14), (t) => 0.35 + 1.15 * Math.sin(Math.PI * t ** 0.6) ** 2),
  );
  let step = 0;
  for (let t = 0.13; t < 0.98; t += mix(0.12, 0.085, t)) {
    const outside = step % 2 ? side : -side;
    const at = arc(t);
    const heading = headingAt(arc, t);
    const length = mix(196, 88, t) * random.between(0.92, 1.08) * (step % 2 ? 0.8 : 1);
    drawScroll(
      sketch,
      { at, angle: heading - outside * 0.1, length },
      {
        side: outside,
        from: 0.5,
        to: random.between(8.4, 9.6),
        delay: 2,
        nib: 4.9,
        hairline: 0.35,
        color: step % 3 === 2 ? "gilt" : "ink",
        steps: 13,
      },
    );
    const leaf = (angle: number, size: number, leafSide: number) =>
      growFoliage(sketch, vintageLeaf, { at, angle, length: size }, leafSide);
    leaf(heading - outside * 0.75, mix(44, 22, t), -outside);
    leaf(heading + outside * 0.5, mix(36, 18, t), outside);
    if (step % 3 === 1) {
      const berries = { at, angle: heading - outside * 0.42, length: mix(56, 34, t) };
      growFoliage(sketch, giltBerries, berries, -outside);
    }
    step++;
  }
  const end = { at: arc(1), angle: headingAt(arc, 1), length: 60 };
  drawScroll(sketch, end, { side: -side, from: 0.2, to: 9, nib: 2, steps: 14 });
}

export function drawScrollBorder(sketch: Sketch, flora: Flora): void {
  const { random } = sketch;
  const stem = climbingStem(random);
  sketch.wash(
    "ink",
    brush(sample(stem, 18), (t) => mix(1.1, 0.4, t)),
  );
  let side = 1;
  for (let t = 0.05; t < 0.95; t += 0.095) {
    const heading = headingAt(stem, t);
    drawScroll(
      sketch,
      { at: stem(t), angle: heading + side * 0.3, length: 86 },
      { side, from: 0.4, to: 9.5, nib: 3.8, hairline: 0.3, steps: 14 },
    );
    drawScroll(
      sketch,
      { at: stem(t + 0.05), angle: heading - side * 0.2, length: 46 },
      { side: -side, from: 0.4, to: 9.5, nib: 2.8, hairline: 0.2, steps: 12, color: "gilt" },
    );
    const leaf = { at: stem(t + 0.03), angle: heading - side * 0.7, length: 36 };
    growFoliage(sketch, vintageLeaf, leaf, -side);
    side = -side;
  }
  const blooms = [0.14, 0.5, 0.8].map((t): PlacedBloom => {
    const [x, y] = stem(t);
    return { center: [x, y], radius: mix(24, 17, t), rank: "small", lean: random.wobble() * 0.6 };
  });
  for (const bloom of blooms) {
    for (const angle of [-2.1, -1, 0.95, 2.2]) {
      growFoliage(sketch, flora.leaf, { at: bloom.center, angle, length: bloom.radius * 1.7 }, 1);
    }
  }
  drawBlooms(sketch, flora, blooms);
}

export function drawScrollDividerHalf(sketch: Sketch): void {
  drawScroll(
    sketch,
    { at: [16, 1], angle: -0.25, length: 158 },
    { side: 1, from: -0.55, to: 8.6, delay: 3, nib: 4, steps: 12, hairline: 0.3 },
  );
  drawScroll(
    sketch,
    { at: [44, -4], angle: 0.3, length: 82 },
    { side: -1, from: 0.2, to: 10, nib: 3, steps: 11, color: "gilt", hairline: 0.25 },
  );
  growFoliage(sketch, vintageLeaf, { at: [17, 3], angle: 0.5, length: 28 }, 1);
  growFoliage(sketch, vintageLeaf, { at: [15, -1], angle: -0.75, length: 20 }, -1);
  sketch.wash("ink", hair([124, 1], [170, -1.5], [228, 0], 0.7));
}

export function drawScrollDividerCenter(sketch: Sketch): void {
  drawOpenFlower(
    sketch,
    { center: dividerCenter, radius: 13, lean: 0 },
    {
      tones: secondTones,
      petals: 5,
      halfWidth: 36,
      base: 66,
      rim: 88,
      rounding: 0.14,
      striations: 0,
      seenFrom: 84,
      stamens: { count: 5, length: 0.34, filament: "ink", anther: "stamen" },
    },
  );
}

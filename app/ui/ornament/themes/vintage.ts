import { drawArm } from "../composition/arm.ts";
import type { PlacedBloom } from "../composition/blooms.ts";
import { Clearing } from "../composition/clearing.ts";
import { drawPenCorner } from "../composition/pen-corner.ts";
import { drawStudyStem } from "../composition/study.ts";
import type { Bloom } from "../cup-flower.ts";
import { bloomMotif, type Flora } from "../flora.ts";
import { headingAt, mix, type Place, type Point, polar, quadratic } from "../geometry.ts";
import { petalTones, secondTones } from "../palettes.ts";
import { drawGhostLeaf } from "../plants/leaf.ts";
import { drawRose } from "../plants/rose.ts";
import { motif, type Sketch } from "../sketch.ts";
import {
  drawScrollBorder,
  drawScrollDividerCentre,
  drawScrollWreath,
  giltBerries,
  scrollDividerHalf,
  vintageLeaf,
} from "./vintage-scrollwork.ts";

const drawBloom = (sketch: Sketch, bloom: Bloom) =>
  drawRose(sketch, bloom, sketch.random.chance(0.5) ? petalTones : secondTones);

const ghost = motif(2, 60, (sketch, place, random) =>
  drawGhostLeaf(sketch, place, { width: 24, bend: random.between(-0.3, 0.3) }, random.chance(0.5)),
);

function drawRay(sketch: Sketch, { at, angle, length }: Place): void {
  const control = polar(at, mix(angle, -Math.PI / 2, 0.4), length * 0.5);
  drawArm(sketch, vintage, {
    stem: quadratic(at, control, polar(at, angle, length)),
    length,
    leafSizes: [44, 26],
    fillerShare: 0.15,
    clearing: new Clearing(),
    bareUntil: 0.45,
    ghosts: false,
  });
}

function drawStudy(sketch: Sketch): void {
  const stem = drawStudyStem(sketch);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const t = 0.2 + i * 0.18;
      const place = { at: stem(t), angle: headingAt(stem, t) + side * 0.8, length: 60 - i * 10 };
      sketch.place(vintageLeaf.motif, place, side > 0);
    }
  }
  drawBloom(sketch, { center: [122, 108], radius: 76, lean: headingAt(stem, 1) + Math.PI / 2 });
}

function drawCorner(sketch: Sketch, flora: Flora): void {
  const { random } = sketch;
  const companion = (center: Point, lean: number): PlacedBloom => ({
    center,
    radius: 25 * random.between(0.92, 1.08),
    rank: "companion",
    lean,
  });
  drawPenCorner(sketch, flora, {
    nib: 1,
    secondVoice: "gilt",
    leaf: vintageLeaf,
    berries: giltBerries,
    blooms: [
      { center: [72, 72], radius: 44, rank: "main", lean: -0.6 },
      companion([134, 52], -1),
      companion([52, 134], -0.2),
    ],
  });
}

export const vintage: Flora = {
  leaf: vintageLeaf,
  foliage: [vintageLeaf],
  fillers: [giltBerries],
  collar: [vintageLeaf],
  ghost,
  spacing: 1.2,
  smallBloom: bloomMotif(2, drawBloom),
  drawBloom,
  drawSmallBloom: drawBloom,
  drawTip: (sketch, stem, length) =>
    sketch.place(vintageLeaf.motif, { at: stem(1), angle: headingAt(stem, 1), length }, true),
  drawRay,
  drawStudy,
  divider: { half: scrollDividerHalf, drawCentre: drawScrollDividerCentre },
  wreath: { leafSizes: [60, 30], bloomScale: 0.8, fillerShare: 0.2, sway: 0 },
  cornerBloomScale: 0.72,
  borderBloomRadius: 22,
  bouquetBloomScale: 0.9,
  crowdsBlooms: false,
  ribbon: ["petal1", "petal2"],
  thingTones: ["petal0", "petal1", "petal2"],
  compositions: {
    wreath: drawScrollWreath,
    corner: drawCorner,
    border: drawScrollBorder,
  },
};

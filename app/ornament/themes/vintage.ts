import { petalTones, secondTones } from "../colors.ts";
import type { PlacedBloom } from "../composition/blooms.ts";
import { drawLeafyRay } from "../composition/bouquet.ts";
import { drawPenCorner } from "../composition/pen-corner.ts";
import { drawLeafyStudy } from "../composition/study.ts";
import type { Bloom } from "../cup-flower.ts";
import { bloomMotif, type Flora } from "../flora.ts";
import { headingAt, type Point } from "../geometry.ts";
import { ghostLeaves } from "../plants/leaf.ts";
import { drawRose } from "../plants/rose.ts";
import type { Sketch } from "../sketch.ts";
import {
  drawScrollBorder,
  drawScrollDividerCenter,
  drawScrollDividerHalf,
  drawScrollWreath,
  giltBerries,
  vintageLeaf,
} from "./vintage-scrollwork.ts";

const drawBloom = (sketch: Sketch, bloom: Bloom) =>
  drawRose(sketch, bloom, sketch.random.chance(0.5) ? petalTones : secondTones);

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
    secondColor: "gilt",
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
  ghost: ghostLeaves({ width: 24 }),
  spacing: 1.2,
  smallBloom: bloomMotif(2, drawBloom),
  drawBloom,
  drawSmallBloom: drawBloom,
  drawTip: (sketch, stem, length) =>
    sketch.place(vintageLeaf.motif, { at: stem(1), angle: headingAt(stem, 1), length }, true),
  drawRay: (sketch, place) => drawLeafyRay(sketch, vintage, place),
  drawStudy: (sketch) =>
    drawLeafyStudy(sketch, vintage, { leaves: [60, 50, 40], mirror: "inward", bloom: 76 }),
  divider: { drawHalf: drawScrollDividerHalf, drawCenter: drawScrollDividerCenter },
  wreath: { leafSizes: [60, 30], bloomScale: 0.8, fillerShare: 0.2, sway: 0 },
  cornerBloomScale: 0.72,
  borderBloomRadius: 22,
  bouquetBloomScale: 0.9,
  crowdsBlooms: false,
  ribbon: ["petal1", "petal2"],
  illustrationTones: ["petal0", "petal1", "petal2"],
  compositions: {
    wreath: drawScrollWreath,
    corner: drawCorner,
    border: drawScrollBorder,
  },
};

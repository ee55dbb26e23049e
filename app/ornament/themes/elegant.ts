import { petalTones } from "../colors.ts";
import { drawLeafyRay } from "../composition/bouquet.ts";
import { dividerCenter } from "../composition/divider.ts";
import { drawPenCorner } from "../composition/pen-corner.ts";
import { drawLeafyStudy } from "../composition/study.ts";
import type { Bloom } from "../cup-flower.ts";
import { bloomMotif, type Flora, type Foliage, sprigFoliage } from "../flora.ts";
import { headingAt } from "../geometry.ts";
import { dot, hair } from "../marks.ts";
import { drawLaurelLeaf } from "../plants/laurel-leaf.ts";
import { bract, drawLeaf } from "../plants/leaf.ts";
import { drawRose } from "../plants/rose.ts";
import { motif, type Sketch } from "../sketch.ts";

const laurel: Foliage = { motif: motif(4, 42, drawLaurelLeaf), stretch: 0.85, mirror: "light" };
const berries = sprigFoliage({ color: "paper", tips: 5, fruit: "berry", size: 1.9 }, 1);

const drawBloom = (sketch: Sketch, bloom: Bloom) =>
  drawRose(sketch, { ...bloom, radius: bloom.radius * 0.9 }, petalTones);

function drawDividerHalf(sketch: Sketch): void {
  sketch.wash("ink", hair([92, 0], [150, 0], [236, 0], 0.55));
  for (let i = 0; i < 4; i++) {
    for (const side of [-1, 1]) {
      const leaf = { at: [16 + i * 17, 0] as const, angle: side * 0.62, length: 17 - i * 1.6 };
      drawLeaf(sketch, leaf, { ...bract, width: 6 });
    }
  }
  sketch.wash("ink", hair([4, 0], [40, 0], [84, 0], 0.6));
}

function drawCorner(sketch: Sketch, flora: Flora): void {
  drawPenCorner(sketch, flora, {
    nib: 0.62,
    secondColor: "fineInk",
    leaf: laurel,
    berries,
    blooms: [{ center: [72, 72], radius: 46, rank: "main", lean: -0.6 }],
  });
}

export const elegant: Flora = {
  leaf: laurel,
  foliage: [laurel],
  fillers: [berries],
  collar: [laurel],
  spacing: 0.62,
  smallBloom: bloomMotif(2, drawBloom),
  drawBloom,
  drawSmallBloom: drawBloom,
  drawTip: (sketch, stem, length) =>
    sketch.place(laurel.motif, { at: stem(1), angle: headingAt(stem, 1), length: length * 0.85 }),
  drawRay: (sketch, place) => drawLeafyRay(sketch, elegant, place),
  drawStudy: (sketch) =>
    drawLeafyStudy(sketch, elegant, { leaves: [56, 47, 38], mirror: "light", bloom: 78 }),
  divider: {
    drawHalf: drawDividerHalf,
    drawCenter(sketch) {
      sketch.wash("ink", dot(dividerCenter, 3.2));
      sketch.wash("paper", dot(dividerCenter, 2));
    },
  },
  wreath: { leafSizes: [52, 24], bloomScale: undefined, fillerShare: 0.16, sway: 0.2 },
  cornerBloomScale: 0.6,
  borderBloomRadius: undefined,
  bouquetBloomScale: 0.86,
  crowdsBlooms: false,
  ribbon: ["petal0", "leaf2"],
  illustrationTones: ["petal0", "leaf1", "leaf2"],
  compositions: { corner: drawCorner },
};

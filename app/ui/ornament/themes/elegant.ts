import { drawArm } from "../composition/arm.ts";
import { Clearing } from "../composition/clearing.ts";
import { dividerCentre } from "../composition/divider.ts";
import { drawPenCorner } from "../composition/pen-corner.ts";
import { drawStudyStem } from "../composition/study.ts";
import type { Bloom } from "../cup-flower.ts";
import { bloomMotif, type Flora, type Foliage } from "../flora.ts";
import { headingAt, mix, type Place, polar, quadratic } from "../geometry.ts";
import { dot, hair } from "../marks.ts";
import { petalTones } from "../palettes.ts";
import { drawLaurelLeaf } from "../plants/laurel-leaf.ts";
import { drawLeaf } from "../plants/leaf.ts";
import { drawRose } from "../plants/rose.ts";
import { drawSprig } from "../plants/sprig.ts";
import { motif, type Sketch } from "../sketch.ts";

const laurel: Foliage = { motif: motif(4, 42, drawLaurelLeaf), stretch: 0.85, mirror: "light" };
const berries: Foliage = {
  motif: motif(1, 60, (sketch, place) =>
    drawSprig(sketch, place, { color: "paper", tips: 5, fruit: "berry", size: 1.9 }),
  ),
  stretch: 1,
  mirror: "any",
};

const drawBloom = (sketch: Sketch, bloom: Bloom) =>
  drawRose(sketch, { ...bloom, radius: bloom.radius * 0.9 }, petalTones);

const dividerHalf = motif(1, 1, (sketch) => {
  sketch.wash("ink", hair([92, 0], [150, 0], [236, 0], 0.55));
  for (let i = 0; i < 4; i++) {
    for (const side of [-1, 1]) {
      const leaf = { at: [16 + i * 17, 0] as const, angle: side * 0.62, length: 17 - i * 1.6 };
      drawLeaf(sketch, leaf, {
        width: 6,
        profile: "lance",
        veins: 0,
        midrib: false,
        line: "fine",
      });
    }
  }
  sketch.wash("ink", hair([4, 0], [40, 0], [84, 0], 0.6));
});

function drawCorner(sketch: Sketch, flora: Flora): void {
  drawPenCorner(sketch, flora, {
    nib: 0.62,
    secondVoice: "fineInk",
    leaf: laurel,
    berries,
    blooms: [{ center: [72, 72], radius: 46, rank: "main", lean: -0.6 }],
  });
}

function drawRay(sketch: Sketch, { at, angle, length }: Place): void {
  const control = polar(at, mix(angle, -Math.PI / 2, 0.4), length * 0.5);
  drawArm(sketch, elegant, {
    stem: quadratic(at, control, polar(at, angle, length)),
    length,
    leafSizes: [44, 26],
    fillerShare: 0.15,
    clearing: new Clearing(),
    bareUntil: 0.45,
  });
}

function drawStudy(sketch: Sketch): void {
  const stem = drawStudyStem(sketch);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const t = 0.2 + i * 0.18;
      const angle = headingAt(stem, t) + side * 0.8;
      sketch.place(laurel.motif, { at: stem(t), angle, length: 56 - i * 9 });
    }
  }
  drawBloom(sketch, { center: [122, 108], radius: 78, lean: headingAt(stem, 1) + Math.PI / 2 });
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
  drawRay,
  drawStudy,
  divider: {
    half: dividerHalf,
    drawCentre(sketch) {
      sketch.wash("ink", dot(dividerCentre, 3.2));
      sketch.wash("paper", dot(dividerCentre, 2));
    },
  },
  wreath: { leafSizes: [52, 24], bloomScale: undefined, fillerShare: 0.16, sway: 0.2 },
  cornerBloomScale: 0.6,
  borderBloomRadius: undefined,
  bouquetBloomScale: 0.86,
  crowdsBlooms: false,
  ribbon: ["petal0", "leaf2"],
  thingTones: ["petal0", "leaf1", "leaf2"],
  compositions: { corner: drawCorner },
};

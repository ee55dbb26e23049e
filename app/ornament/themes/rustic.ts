import { strawTones } from "../colors.ts";
import { drawRayStem } from "../composition/bouquet.ts";
import { dividerCenter, drawDividerStem } from "../composition/divider.ts";
import type { Bloom } from "../cup-flower.ts";
import { bloomMotif, type Flora, type Foliage, growFoliage, sprigFoliage } from "../flora.ts";
import { degrees, headingAt, type Place, polar, quadratic, shift } from "../geometry.ts";
import { drawBirchTwig } from "../plants/birch-twig.ts";
import { drawDaisy } from "../plants/field-flowers.ts";
import { drawLeaf, ghostLeaves } from "../plants/leaf.ts";
import { drawSprig } from "../plants/sprig.ts";
import { drawStem } from "../plants/twig.ts";
import { drawWheat } from "../plants/wheat.ts";
import { motif, type Sketch } from "../sketch.ts";

/** Length of wheat with its awns, as a multiple of the straw's length. */
const wheatReach = 1.22;

const birch: Foliage = {
  motif: motif(2, 74, (sketch, place, random) =>
    drawBirchTwig(sketch, place, {
      leaves: 2,
      bow: random.between(-0.2, 0.2),
      catkin: random.chance(0.4),
    }),
  ),
  stretch: 1.4,
  reach: 1.4,
  mirror: "outward",
};
const wheat: Foliage = {
  motif: motif(2, 110, (sketch, place, random) =>
    drawWheat(sketch, place, { bow: random.between(0.02, 0.16), earFrom: 0.42 }),
  ),
  stretch: 1.9,
  reach: wheatReach,
  mirror: "inward",
};
const blade: Foliage = {
  motif: motif(2, 70, (sketch, place, random) =>
    drawLeaf(sketch, place, {
      width: 5,
      profile: "blade",
      bend: random.between(0.1, 0.5),
      veins: 0,
      tones: strawTones,
    }),
  ),
  stretch: 1.3,
  mirror: "outward",
};
const lingonberries = sprigFoliage({ color: "berry", tips: 6, fruit: "berry" });
const whiteSprig = sprigFoliage({ color: "white0", tips: 6, fruit: "bud" });

const tallWheat = motif(2, 220, (sketch, place, random) =>
  drawWheat(sketch, place, { bow: random.between(-0.08, 0.08), earFrom: 0.6 }),
);
const tallBirch = motif(2, 160, (sketch, place) =>
  drawBirchTwig(sketch, place, { catkin: sketch.random.chance(0.3) }),
);

const dividerLeaf = motif(1, 24, (sketch, place) =>
  drawLeaf(sketch, place, { width: 15, profile: "birch", teeth: 4, veins: 1 }),
);
function drawDividerHalf(sketch: Sketch): void {
  const stem = drawDividerStem(sketch);
  const ear = { at: stem(0.3), angle: headingAt(stem, 0.5) - 0.08, length: 92 };
  drawWheat(sketch, ear, { bow: 0.06, earFrom: 0.25 });
  sketch.place(dividerLeaf, { at: stem(0.22), angle: 0.75, length: 24 });
  sketch.place(dividerLeaf, { at: stem(0.16), angle: -0.8, length: 21 });
}

const drawBloom = (sketch: Sketch, bloom: Bloom) =>
  drawDaisy(sketch, { ...bloom, radius: bloom.radius * 0.8 });

function drawRay(sketch: Sketch, { at, angle, length }: Place): void {
  const { random } = sketch;
  if (random.chance(0.55)) {
    const sideways = Math.abs(Math.cos(angle));
    // Awns must not leave the picture on the flat rays.
    const straw = length * (0.94 - 0.16 * sideways);
    sketch.place(tallWheat, { at, angle, length: straw }, random.chance(0.5));
  } else {
    drawRayStem(sketch, { at, angle, length }, 0.32);
    const twig = { at: polar(at, angle, length * 0.3), angle, length: length * 0.66 };
    sketch.place(tallBirch, twig, random.chance(0.5));
  }
}

function drawStudy(sketch: Sketch): void {
  drawWheat(sketch, { at: [120, 312], angle: degrees(-97), length: 222 }, study(sketch));
  drawWheat(sketch, { at: [126, 312], angle: degrees(-78), length: 196 }, study(sketch));
  drawBirchTwig(sketch, { at: [118, 312], angle: degrees(-118), length: 170 });
  const stem = quadratic([122, 312], [132, 250], [146, 196]);
  drawStem(sketch, stem, 1.2, 0.8);
  drawBloom(sketch, { center: [148, 192], radius: 50, lean: 0.2 });
}

const study = ({ random }: Sketch) => ({ bow: random.between(-0.2, 0.2), earFrom: 0.56 });

export const rustic: Flora = {
  leaf: birch,
  foliage: [birch, birch, wheat, wheat, blade],
  fillers: [lingonberries, whiteSprig],
  collar: [birch, wheat, wheat, blade],
  ghost: ghostLeaves({ width: 12, tones: ["straw0", "leaf1", "straw1"] }),
  spacing: 1.2,
  smallBloom: bloomMotif(1, drawBloom),
  drawBloom,
  drawSmallBloom: drawBloom,
  drawTip(sketch, stem, length) {
    const ear = { at: stem(0.93), angle: headingAt(stem, 1), length: length * 1.05 };
    growFoliage(sketch, wheat, ear, 1);
  },
  drawRay,
  drawStudy,
  divider: {
    drawHalf: drawDividerHalf,
    drawCenter(sketch) {
      const sprig = { at: shift(dividerCenter, 0, 10), angle: -Math.PI / 2, length: 32 };
      drawSprig(sketch, sprig, { color: "berry", tips: 4, fruit: "berry", size: 2.2 });
    },
  },
  wreath: { leafSizes: [66, 36], bloomScale: 0.66, fillerShare: 0.22, sway: 1 },
  cornerBloomScale: 0.68,
  borderBloomRadius: 21,
  bouquetBloomScale: 0.72,
  crowdsBlooms: true,
  ribbon: ["straw1", "straw2"],
  illustrationTones: ["white0", "straw0", "straw1"],
};

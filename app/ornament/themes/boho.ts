import { dividerCenter, drawDividerStem } from "../composition/divider.ts";
import type { Bloom } from "../cup-flower.ts";
import { bloomMotif, type Flora, type Foliage, growFoliage, sprigFoliage } from "../flora.ts";
import { degrees, headingAt, type Place, polar } from "../geometry.ts";
import { brush } from "../marks.ts";
import { drawBunnyTail } from "../plants/bunny-tail.ts";
import { drawFanPalm } from "../plants/fan-palm.ts";
import { drawStrawflower } from "../plants/field-flowers.ts";
import { bract, drawLeaf, ghostLeaves } from "../plants/leaf.ts";
import { drawLunaria } from "../plants/lunaria.ts";
import { drawPampas } from "../plants/pampas.ts";
import { drawTwig } from "../plants/twig.ts";
import { motif, type Sketch } from "../sketch.ts";

const pampas: Foliage = {
  motif: motif(2, 110, (sketch, place, random) =>
    drawPampas(sketch, place, { bow: random.between(0.08, 0.28), density: 0.8 }),
  ),
  stretch: 2.1,
  reach: 1.1,
  mirror: "outward",
};
const bunnyTail: Foliage = {
  motif: motif(1, 70, drawBunnyTail),
  stretch: 1.2,
  reach: 1.3,
  mirror: "outward",
};
const lunaria: Foliage = {
  motif: motif(1, 76, drawLunaria),
  stretch: 1.3,
  reach: 1.2,
  mirror: "outward",
};
const olive: Foliage = {
  motif: motif(1, 66, (sketch, place, random) =>
    drawTwig(sketch, place, {
      pairs: 3,
      leafLength: 0.34,
      leafWidth: 0.3,
      leaf: { profile: "lance", veins: 0 },
      bow: random.between(0.05, 0.22),
      spread: 40,
    }),
  ),
  stretch: 1.1,
  reach: 1.25,
  mirror: "outward",
};
const berries = sprigFoliage({ color: "petal2", tips: 6, fruit: "berry", size: 2.4 });

const collarFan = motif(1, 100, (sketch, place) => drawFanPalm(sketch, place, 9));
const tallPampas = motif(2, 200, (sketch, place, random) =>
  drawPampas(sketch, place, { bow: random.between(-0.2, 0.2) }),
);
const tallBunnyTail = motif(1, 200, drawBunnyTail);
const tallFan = motif(1, 200, (sketch, place) => drawFanPalm(sketch, place));
const tallLunaria = motif(1, 200, drawLunaria);

function drawDividerHalf(sketch: Sketch): void {
  const stem = drawDividerStem(sketch, 5);
  drawPampas(sketch, { at: stem(0.1), angle: -0.1, length: 128 }, { bow: 0.16, density: 0.5 });
  for (const [angle, size, bend] of [
    [0.34, 58, -0.3],
    [-0.5, 40, 0.3],
  ] as const) {
    drawLeaf(sketch, { at: stem(0.05), angle, length: size }, { ...bract, width: 7, bend });
  }
}

const drawSmallBloom = (sketch: Sketch, bloom: Bloom) =>
  drawStrawflower(sketch, { ...bloom, radius: bloom.radius * 0.86 });

const drawBloom = (sketch: Sketch, bloom: Bloom) =>
  drawStrawflower(
    sketch,
    { ...bloom, radius: bloom.radius * 0.86 },
    { rings: bloom.radius > 52 ? 3 : 2 },
  );

function drawRay(sketch: Sketch, { at, angle, length }: Place): void {
  const { random } = sketch;
  sketch.wash(
    "ink",
    brush([at, polar(at, angle, 18), polar(at, angle, 36)], () => 0.8),
  );
  const plant = random.pick([tallPampas, tallPampas, tallBunnyTail, tallFan, tallLunaria]);
  const sideways = Math.abs(Math.cos(angle));
  const place = { at: polar(at, angle, 30), angle, length: length * (0.84 - 0.12 * sideways) };
  sketch.place(plant, place, random.chance(0.5));
}

function drawStudy(sketch: Sketch): void {
  const { random } = sketch;
  const at = [120, 312] as const;
  drawPampas(
    sketch,
    { at, angle: degrees(-101), length: 282 },
    { bow: random.between(-0.16, 0.06) },
  );
  drawFanPalm(sketch, { at: [124, 312], angle: degrees(-70), length: 190 });
  drawBunnyTail(sketch, { at: [118, 312], angle: degrees(-122), length: 180 });
  drawLunaria(sketch, { at: [122, 312], angle: degrees(-88), length: 190 });
  drawBloom(sketch, { center: [118, 236], radius: 52, lean: 0 });
}

export const boho: Flora = {
  leaf: olive,
  foliage: [olive, pampas, pampas, pampas, bunnyTail, lunaria],
  fillers: [berries, berries, bunnyTail],
  collar: [olive, pampas, pampas],
  collarFan,
  ghost: ghostLeaves({ width: 12, tones: ["straw0", "straw0", "straw1"] }),
  spacing: 1,
  smallBloom: bloomMotif(1, drawSmallBloom),
  drawBloom,
  drawSmallBloom,
  drawTip(sketch, stem, length) {
    const plume = { at: stem(0.9), angle: headingAt(stem, 1), length: length * 1.3 };
    growFoliage(sketch, pampas, plume, 1);
  },
  drawRay,
  drawStudy,
  divider: {
    drawHalf: drawDividerHalf,
    drawCenter: (sketch) =>
      drawStrawflower(
        sketch,
        { center: dividerCenter, radius: 16, lean: 0 },
        {
          rings: 1,
          halfWidth: 24,
          striations: 0,
          seenFrom: 74,
          stamens: { count: 3, length: 0.25, filament: "ink", anther: "stamen" },
        },
      ),
  },
  wreath: { leafSizes: [66, 36], bloomScale: 0.86, fillerShare: 0.22, sway: 1 },
  cornerBloomScale: 0.85,
  borderBloomRadius: 25,
  bouquetBloomScale: 0.9,
  crowdsBlooms: false,
  ribbon: ["petal1", "petal2"],
  illustrationTones: ["straw0", "straw1", "petal1"],
};

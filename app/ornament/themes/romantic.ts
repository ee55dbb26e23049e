import { drawRayStem } from "../composition/bouquet.ts";
import { dividerCenter, dividerOf } from "../composition/divider.ts";
import { drawStudyStem } from "../composition/study.ts";
import type { Bloom } from "../cup-flower.ts";
import { bloomMotif, type Flora, type Foliage, sprigFoliage } from "../flora.ts";
import { headingAt, type Place, type Point, polar } from "../geometry.ts";
import { drawBud, drawStalkedBud } from "../plants/bud.ts";
import { drawDogRose } from "../plants/field-flowers.ts";
import { drawLeaf, ghostLeaves } from "../plants/leaf.ts";
import { drawPeony } from "../plants/peony.ts";
import { drawRose } from "../plants/rose.ts";
import { drawSprig } from "../plants/sprig.ts";
import { drawTwig } from "../plants/twig.ts";
import { motif, type Sketch } from "../sketch.ts";

const leaf: Foliage = {
  motif: motif(3, 60, (sketch, place, random) =>
    drawLeaf(sketch, place, {
      width: random.between(21, 26),
      bend: random.between(-0.36, 0.36),
    }),
  ),
  stretch: 1,
  mirror: "light",
};
const eucalyptus: Foliage = {
  motif: motif(2, 64, (sketch, place, random) =>
    drawTwig(sketch, place, {
      pairs: 2,
      leafLength: 0.38,
      leafWidth: 0.56,
      leaf: { profile: "round", veins: 0 },
      bow: random.between(0.05, 0.2),
      spread: 56,
    }),
  ),
  stretch: 1.05,
  mirror: "outward",
};
const stalkedBud: Foliage = {
  motif: motif(1, 60, drawStalkedBud),
  stretch: 1.12,
  mirror: "any",
};
const budSprig = sprigFoliage({ color: "petal1", tips: 5, fruit: "bud" });

const roundTwig = motif(1, 130, (sketch, place) =>
  drawTwig(sketch, place, {
    pairs: 5,
    leafLength: 0.24,
    leafWidth: 0.56,
    leaf: { profile: "round", veins: 0 },
  }),
);
const pointedTwig = motif(1, 120, (sketch, place) =>
  drawTwig(sketch, place, { pairs: 3, leafLength: 0.36, leafWidth: 0.36, leaf: { veins: 2 } }),
);
const tallSprig = motif(1, 60, (sketch, place) =>
  drawSprig(sketch, place, { color: "petal1", tips: 7, fruit: "bud" }),
);

const dividerLeaf = motif(1, 22, (sketch, place, random) =>
  drawLeaf(sketch, place, { width: 8.6, bend: random.between(-0.25, 0.25), veins: 0 }),
);

function drawSmallBloom(sketch: Sketch, bloom: Bloom): void {
  if (sketch.random.chance(0.72)) drawRose(sketch, { ...bloom, radius: bloom.radius * 0.94 });
  else drawDogRose(sketch, { ...bloom, radius: bloom.radius * 0.9 });
}

const bouquetTwigs = [
  { motif: roundTwig, from: 0.35, length: 0.62 },
  { motif: tallSprig, from: 0.42, length: 0.55 },
  { motif: pointedTwig, from: 0.35, length: 0.55 },
] as const;

function drawRay(sketch: Sketch, { at, angle, length }: Place): void {
  const { random } = sketch;
  const along = (share: number) => polar(at, angle, length * share);
  if (random.chance(0.25)) {
    drawRayStem(sketch, { at, angle, length }, 0.93);
    drawBud(sketch, { center: along(0.92), radius: 13, lean: angle + Math.PI / 2 });
    return;
  }
  const twig = random.pick<(typeof bouquetTwigs)[number]>(bouquetTwigs);
  const place = { at: along(twig.from), angle, length: length * twig.length };
  drawRayStem(sketch, { at, angle, length }, twig.from + 0.02);
  sketch.place(twig.motif, place, random.chance(0.5));
}

function drawStudy(sketch: Sketch): void {
  const { random } = sketch;
  const stem = drawStudyStem(sketch);
  const twig = (t: number, turn: number, length: number, pairs: number, leafLength: number) =>
    drawTwig(
      sketch,
      { at: stem(t), angle: headingAt(stem, t) + turn, length },
      { pairs, leafLength, leafWidth: 0.42, leaf: { veins: 3 } },
    );
  twig(0.28, -0.85, 110, 2, 0.42);
  twig(0.45, 0.9, 84, 1, 0.5);
  drawStalkedBud(sketch, { at: stem(0.52), angle: headingAt(stem, 0.5) - 0.5, length: 100 });
  for (const side of [-1, 1]) {
    const at = polar([122, 112], Math.PI / 2 + side * 0.9, 30);
    const sepal = { at, angle: Math.PI / 2 + side, length: 44 };
    drawLeaf(sketch, sepal, { width: 14, profile: "lance", veins: 0 });
  }
  const bloom = { center: [122, 104] as const, radius: 78, lean: headingAt(stem, 1) + Math.PI / 2 };
  if (random.chance(0.6)) drawPeony(sketch, bloom);
  else drawSmallBloom(sketch, bloom);
}

export const romantic: Flora = {
  leaf,
  foliage: [leaf, leaf, leaf, leaf, leaf, leaf, eucalyptus],
  fillers: [stalkedBud, budSprig, budSprig],
  collar: [leaf],
  ghost: ghostLeaves({ width: 24 }),
  spacing: 0.92,
  smallBloom: bloomMotif(2, drawSmallBloom),
  drawBloom: drawPeony,
  drawSmallBloom,
  drawTip(sketch, stem, length) {
    const angle = headingAt(stem, 1);
    if (sketch.random.chance(0.4)) {
      drawBud(sketch, { center: stem(1), radius: length * 0.4, lean: angle + Math.PI / 2 });
    } else {
      sketch.place(leaf.motif, { at: stem(1), angle, length });
    }
  },
  drawRay,
  drawStudy,
  divider: {
    drawHalf: dividerOf({
      leaf: dividerLeaf,
      sprig: "petal1",
      drawTip: (sketch, stem) =>
        sketch.place(dividerLeaf, { at: stem(1), angle: headingAt(stem, 1), length: 13 }),
    }),
    drawCenter(sketch) {
      if (sketch.random.chance(0.55)) {
        const center: Point = [dividerCenter[0], dividerCenter[1] + 4];
        drawRose(sketch, { center, radius: 16, lean: 0 });
        return;
      }
      drawDogRose(
        sketch,
        { center: dividerCenter, radius: 17, lean: 0 },
        {
          tones: ["petal0", "petal1", "petal2", "petal3"],
          petals: 5,
          rings: 1,
          halfWidth: 38,
          base: 66,
          rim: 88,
          rounding: 0.15,
          striations: 0,
          seenFrom: 70,
          stamens: { count: 6, length: 0.34, filament: "ink", anther: "stamen" },
          fine: true,
        },
      );
    },
  },
  wreath: { leafSizes: [82, 36], bloomScale: 1, fillerShare: 0.22, sway: 1 },
  cornerBloomScale: 1,
  borderBloomRadius: 25,
  bouquetBloomScale: 1,
  crowdsBlooms: false,
  ribbon: ["petal1", "petal2"],
  illustrationTones: ["petal0", "petal1", "petal2"],
};

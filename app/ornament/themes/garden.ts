import { Clearing, drawArm } from "../composition/arm.ts";
import { drawTwiningBorder } from "../composition/border.ts";
import { dividerCenter, dividerOf } from "../composition/divider.ts";
import type { Bloom } from "../cup-flower.ts";
import { bloomMotif, type Flora, type Foliage, sprigFoliage } from "../flora.ts";
import { degrees, headingAt, mix, type Place, polar, quadratic } from "../geometry.ts";
import { brush } from "../marks.ts";
import { drawAnemoneLeaf } from "../plants/anemone-leaf.ts";
import { drawAnemone } from "../plants/field-flowers.ts";
import { drawGhostIvy, drawIvy } from "../plants/ivy.ts";
import { drawLinnea } from "../plants/linnea.ts";
import { drawStrawberry, drawTrefoil } from "../plants/strawberry.ts";
import { drawStem, drawTendril } from "../plants/twig.ts";
import { type Motif, motif, type Sketch } from "../sketch.ts";

const ivy: Foliage = {
  motif: motif(4, 52, (sketch, place) => drawIvy(sketch, { ...place, length: 40 })),
  stretch: 1,
  mirror: "light",
};
const trefoil: Foliage = {
  motif: motif(1, 42, (sketch) => drawTrefoil(sketch, { at: [10, 0], angle: 0, length: 32 })),
  stretch: 0.85,
  mirror: "light",
};
const anemoneLeaf: Foliage = {
  motif: motif(1, 58, (sketch, place) => drawAnemoneLeaf(sketch, { ...place, length: 43 })),
  stretch: 0.95,
  mirror: "light",
};
const strawberry: Foliage = {
  motif: motif(1, 80, drawStrawberry),
  stretch: 1.3,
  reach: 1.15,
  mirror: "never",
};
const linnea: Foliage = {
  motif: motif(1, 64, drawLinnea),
  stretch: 1.6,
  reach: 1.35,
  mirror: "never",
};
const whiteSprig = sprigFoliage({ color: "white0", tips: 6, fruit: "bud" });
const ghost = motif(2, 60, (sketch, place) => drawGhostIvy(sketch, { ...place, length: 50 }));

const tallLinnea = motif(1, 110, (sketch, place) =>
  drawLinnea(sketch, { ...place, angle: -Math.PI / 2 }),
);
const tallStrawberry = motif(1, 120, (sketch, place) =>
  drawStrawberry(sketch, { ...place, angle: -Math.PI / 2 }),
);

const dividerIvy = motif(1, 22, (sketch, place) =>
  drawIvy(sketch, { ...place, length: 18 }, { stalk: 4 }),
);

const drawBloom = (sketch: Sketch, bloom: Bloom) =>
  drawAnemone(sketch, { ...bloom, radius: bloom.radius * 0.78 });

function drawRay(sketch: Sketch, place: Place): void {
  const length = place.length * 0.9;
  const plant = sketch.random.pick(["linnea", "linnea", "strawberry", "ivy", "ivy"] as const);
  if (plant === "linnea") drawOnStalk(sketch, tallLinnea, place, length * 0.46);
  else if (plant === "strawberry") drawOnStalk(sketch, tallStrawberry, place, length * 0.5);
  else drawIvyRay(sketch, { ...place, length });
}

function drawIvyRay(sketch: Sketch, { at, angle, length }: Place): void {
  drawArm(sketch, garden, {
    stem: quadratic(at, polar(at, angle, length * 0.5), polar(at, angle, length)),
    length,
    leafSizes: [40, 22],
    fillerShare: 0,
    clearing: new Clearing(),
    bareUntil: 0.4,
    ghosts: false,
  });
}

/** Scales only the tip; a whole strawberry of this height would be too large. */
function drawOnStalk(sketch: Sketch, plant: Motif, place: Place, tipLength: number): void {
  const { at, angle, length } = place;
  const end = polar(at, angle, length * 0.5);
  const middle = polar(at, mix(angle, -Math.PI / 2, 0.15), length * 0.27);
  sketch.wash(
    "ink",
    brush([at, middle, end], (t) => mix(0.9, 0.55, t)),
  );
  const upright = (angle + Math.PI / 2) * 0.75;
  sketch.place(plant, { at: end, angle: upright, length: tipLength }, false);
}

const studyBloom = bloomMotif(1, drawBloom);

function drawStudy(sketch: Sketch): void {
  const root = [120, 308] as const;
  sketch.place(anemoneLeaf.motif, { at: root, angle: degrees(-142), length: 88 });
  sketch.place(anemoneLeaf.motif, { at: root, angle: degrees(-36), length: 80 });
  for (const [direction, length, radius] of [
    [-100, 170, 36],
    [-122, 120, 30],
    [-76, 205, 48],
  ] as const) {
    const angle = degrees(direction);
    const end = polar(root, angle, length);
    drawStem(sketch, quadratic(root, polar(root, -Math.PI / 2, length * 0.6), end), 1.1, 0.7);
    const lean = angle + Math.PI / 2;
    if (length > 200) drawBloom(sketch, { center: end, radius, lean });
    else sketch.place(studyBloom, { at: end, angle: lean, length: radius }, false);
  }
  drawLinnea(sketch, { at: root, angle: degrees(-128), length: 92 });
  drawStrawberry(sketch, { at: [124, 308], angle: degrees(-58), length: 150 });
}

export const garden: Flora = {
  leaf: ivy,
  foliage: [ivy, ivy, ivy, ivy, trefoil, anemoneLeaf],
  fillers: [strawberry, linnea, linnea, linnea, whiteSprig],
  collar: [ivy, trefoil, anemoneLeaf],
  ghost,
  spacing: 1.12,
  smallBloom: bloomMotif(2, drawBloom),
  drawBloom,
  drawSmallBloom: drawBloom,
  drawTip: (sketch, stem, length) =>
    drawTendril(
      sketch,
      { at: stem(1), angle: headingAt(stem, 1), length: length * 1.3 },
      sketch.random.sign(),
    ),
  drawRay,
  drawStudy,
  divider: {
    drawHalf: dividerOf({
      leaf: dividerIvy,
      sprig: "second2",
      drawTip: (sketch, stem) => drawTendril(sketch, { at: stem(1), angle: 0, length: 18 }, 1),
    }),
    drawCenter: (sketch) =>
      drawAnemone(
        sketch,
        { center: dividerCenter, radius: 15, lean: 0 },
        {
          petals: 6,
          halfWidth: 30,
          rounding: 0.24,
          striations: 0,
          seenFrom: 70,
          stamens: { count: 5, length: 0.34, filament: "white0", anther: "white0" },
          fine: true,
        },
      ),
  },
  wreath: { leafSizes: [72, 34], bloomScale: 0.6, fillerShare: 0.26, sway: 1 },
  cornerBloomScale: 0.66,
  borderBloomRadius: 22,
  bouquetBloomScale: 0.62,
  crowdsBlooms: true,
  ribbon: ["white0", "white2"],
  illustrationTones: ["white0", "leaf0", "leaf1"],
  compositions: { border: drawTwiningBorder },
};

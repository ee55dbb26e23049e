import { colors, deepened, ink, mixColors } from "./cloth-colors.ts";
import { type Half, mirroredOutline } from "./curves.ts";
import { castShadow, dottedContour, drawHanger, hung } from "./hanger.ts";
import { berry, branch } from "./leaves.ts";
import {
  axis,
  bothSides,
  circle,
  clip,
  fill,
  innerPen,
  line,
  type Marks,
  mirroredAtAxis,
  place,
  shape,
} from "./pen.ts";

const jacketHalf: Half = {
  start: [0, 150],
  steps: [
    [6, 130, 14, 96, 15, 66],
    [24, 68, 36, 70, 46, 76],
    [48, 110, 43, 130, 43, 150],
    [45, 180, 48, 200, 49, 214],
    [36, 220, 18, 220, 6, 212],
    [2, 200, 0, 180, 0, 150],
  ],
};
const jacket = mirroredOutline(jacketHalf);
const sleeve = "M44 75C54 80 58 96 60 118C63 152 64 180 64 208L50 210C48 180 46 150 43 128Z";
const trousers = "M88 206L86 278H116L120 226L124 278H154L152 206Z";
const suitScale = 1.05;

export function drawSuit({ cloth = colors.navy }: { cloth?: string }, ground: string): Marks {
  const dark = mixColors(cloth, "#000000", 0.18);
  const shadow = deepened(ground, 0.1);
  const lapel = "M135 66C142 74 146 84 148 96L138 100L142 107L121 150C128 128 134 96 135 66Z";
  const cuff =
    line("M50.5 203C55 204 60 203 64 201", innerPen) +
    circle(54, 197, 1, colors.white) +
    circle(54, 192, 1, colors.white);
  const shirt =
    shape("M105 66L120 74L135 66L128 150H112Z", colors.white, 1.2) +
    line("M120 76V148", 0.8) +
    [88, 100, 112, 124].map((y) => circle(axis, y, 1, ink)).join("");
  return hung(
    castShadow(fill(jacket + trousers, shadow) + mirroredAtAxis(fill(sleeve, shadow))) +
      drawHanger() +
      shape(trousers, dark) +
      line("M101 212L100 278M139 212L140 278", 0.8) +
      mirroredAtAxis(shape(sleeve, cloth) + cuff) +
      shirt +
      fill(jacket, cloth) +
      clip(jacket, fill("M150 60C160 120 150 180 156 230H190V60Z", dark)) +
      line(jacket) +
      bothSides(shape(lapel, mixColors(cloth, "#ffffff", 0.12), 1.2)) +
      line("M120 150V212", 1.2) +
      circle(123.5, 164, 1.8, ink) +
      circle(123.5, 178, 1.8, ink) +
      bothSides(line("M132 176h20", innerPen)) +
      shape("M97 112h14l-2-6-3 3-3-5-2 4-3-3Z", colors.white, 0.9) +
      shape("M120 79L108 73V86ZM120 79L132 73V86Z", ink, 1.1) +
      circle(axis, 79.5, 2.6, ink) +
      place(buttonhole(), 146, 104, -18, 0.5),
    suitScale,
  );
}

function buttonhole(): Marks {
  const stem = branch(
    [
      [0, 20],
      [-2, 6],
      [-6, -12],
    ],
    "olive",
    {
      leaves: 5,
      leafLength: 14,
      tints: [colors.forest, colors.fir],
      vein: colors.white,
    },
  );
  return stem + berry(6, 2, 6) + berry(-4, 6, 5);
}

export function drawSoldSuit(): Marks {
  const contours = dottedContour(jacket) + dottedContour(trousers);
  return hung(drawHanger() + contours + mirroredAtAxis(dottedContour(sleeve)), suitScale);
}

import { type Point, spread } from "../geometry.ts";
import { colors, deepened, mixColors } from "./cloth-colors.ts";
import { type FlowerKind, flowerAt } from "./flower-heads.ts";
import { turnedBody } from "./lathe.ts";
import { branch } from "./leaves.ts";
import { fill, innerPen, line, type Marks, place, rounded, shape } from "./pen.ts";
import { footShadow, shelfHeight } from "./stages.ts";
import { stripes } from "./textiles.ts";

interface CutFlower {
  readonly kind: FlowerKind;
  readonly radius: number;
  readonly color?: string;
  /** Radians from upright. */
  readonly lean: number;
  readonly length: number;
}

const jarOutline =
  "M-20-58C-28-52-28-46-28-40V-4C-28 0-26 0-22 0H22C26 0 28 0 28-4V-40C28-46 28-52 20-58Z";

/** Jam jars with twine and field flowers. */
export function drawJars(_look: object, ground: string): Marks {
  const twigs =
    branch(
      [
        [0, -60],
        [-14, -100],
        [-34, -126],
      ],
      "birch",
      { leaves: 7, leafLength: 15, seed: 3 },
    ) +
    branch(
      [
        [0, -60],
        [20, -100],
        [44, -110],
      ],
      "birch",
      { leaves: 6, leafLength: 14, seed: 9 },
    );
  const daisies: CutFlower[] = [
    { kind: "daisy", radius: 13, lean: -0.5, length: 50 },
    { kind: "daisy", radius: 15, lean: 0, length: 84 },
    { kind: "daisy", radius: 14, lean: 0.45, length: 60 },
  ];
  const windflowers: CutFlower[] = [
    { kind: "windflower", radius: 12, lean: -0.3, length: 40 },
    { kind: "windflower", radius: 13, lean: 0.4, length: 54 },
    { kind: "windflower", radius: 12, lean: 0.05, length: 70 },
  ];
  const roses: CutFlower[] = [
    { kind: "rose", radius: 11, color: colors.blush, lean: -0.3, length: 46 },
    { kind: "rose", radius: 12, lean: 0.5, length: 42 },
    { kind: "rose", radius: 11, color: colors.rose, lean: 0.1, length: 66 },
  ];
  const jarOf = (flowers: readonly CutFlower[], behind = "") =>
    behind + flowers.map(cutFlower).join("") + jar(ground);
  return (
    [60, 124, 186].map((x) => footShadow(ground, x, 30)).join("") +
    place(jarOf(daisies, twigs), 122, shelfHeight, 0, 1.12) +
    place(jarOf(windflowers), 54, shelfHeight, 0, 0.92) +
    place(jarOf(roses), 188, shelfHeight, 0, 0.84)
  );
}

function cutFlower({ lean, length, ...head }: CutFlower): Marks {
  const [x, y] = [Math.sin(lean) * length, -60 - Math.cos(lean) * length];
  const stem = rounded`M0-50Q${x * 0.3} ${-60 - length * 0.6} ${x} ${y}`;
  return line(stem, 1.1, colors.stem) + flowerAt(x, y, head);
}

function jar(ground: string): Marks {
  const glass = mixColors(ground, "#ffffff", 0.55);
  const water = "M-28-30H28V-4C28 0 26 0 22 0H-22C-26 0-28 0-28-4Z";
  return (
    fill(jarOutline, glass) +
    fill(water, mixColors(glass, colors.blue, 0.4)) +
    fill("M10-57C28-50 28-46 28-40V-4C28 0 26 0 22 0H12Z", deepened(glass, 0.14), 0.55) +
    line(jarOutline) +
    shape("M-20-68h40v10h-40Z", glass, 1.3) +
    line("M-20-63h40", 0.8) +
    line("M-27-46C-10-41 10-41 27-46M-28-42C-10-37 10-37 28-42", 2, colors.darkWood) +
    line("M4-42C-6-52-16-46-4-40C10-52 18-46 4-40L12-26M0-40L-6-24", 1.4, colors.darkWood) +
    line("M-20-34V-12", 1.6, "#ffffff")
  );
}

/** Five small vases, each with one stem. */
export function drawVases(_look: object, ground: string): Marks {
  const stem = (x: number, y: number, height: number, lean: number) =>
    line(
      rounded`M${x} ${y}Q${x + lean * 0.2} ${y - height * 0.6} ${x + lean} ${y - height}`,
      1.2,
      colors.stem,
    );
  const flutes: Point[] = [
    [112, 216],
    [112, 222],
  ];
  const bands = flutes.map(([x, y]) => `M${x} ${y}c10 6 30 6 40 0`).join("");
  return (
    [40, 88, 132, 170, 208].map((x) => footShadow(ground, x, 18)).join("") +
    stem(42, 190, 66, -8) +
    flowerAt(34, 124, { kind: "rose", radius: 12, color: colors.blush }) +
    branch(
      [
        [88, 170],
        [84, 120],
        [98, 72],
      ],
      "eucalyptus",
      { leaves: 8, leafLength: 11, seed: 2, vein: ground },
    ) +
    stem(130, 190, 96, 8) +
    flowerAt(138, 94, { kind: "anemone", radius: 16 }) +
    branch(
      [
        [172, 178],
        [176, 138],
        [166, 106],
      ],
      "oat",
      { leaves: 7, leafLength: 10, seed: 4 },
    ) +
    stem(208, 200, 60, 6) +
    flowerAt(214, 140, { kind: "windflower", radius: 13 }) +
    turnedBody(
      42,
      [
        [8, 184],
        [7, 194],
        [16, 212],
        [18, 230],
        [12, 250],
      ],
      { color: colors.white, rim: 2 },
    ) +
    turnedBody(
      88,
      [
        [6, 150],
        [5, 186],
        [14, 204],
        [17, 228],
        [12, 250],
      ],
      {
        color: colors.blue,
        rim: 1.6,
        decoration: stripes({ x: 66, y: 150, width: 46, height: 100 }, 6, "#7f959c"),
      },
    ) +
    turnedBody(
      132,
      [
        [11, 186],
        [9, 194],
        [19, 214],
        [19, 234],
        [13, 250],
      ],
      {
        color: colors.champagne,
        rim: 2.4,
        decoration: line(bands, innerPen, colors.clay),
      },
    ) +
    turnedBody(
      172,
      [
        [6, 166],
        [6, 206],
        [13, 222],
        [15, 236],
        [11, 250],
      ],
      { color: colors.sage, rim: 1.6 },
    ) +
    turnedBody(
      208,
      [
        [7, 198],
        [6, 206],
        [14, 222],
        [14, 238],
        [10, 250],
      ],
      { color: colors.clay, rim: 1.8 },
    )
  );
}

/** A porcelain jug with a blue band of leaves. */
export function drawJug(_look: object, ground: string): Marks {
  const leafPair = "M0 0C3-6 9-9 11-8C11-4 7 0 0 0C3 6 9 9 11 8C11 4 7 0 0 0Z";
  const blue = "#4d6f8a";
  const band =
    fill("M40 184h170v30h-170Z", mixColors(colors.white, colors.blue, 0.35)) +
    spread(64, 176, 8)
      .map((x) => place(fill(leafPair, blue), x, 199))
      .join("") +
    line("M50 184C90 192 150 192 190 184M50 214C90 221 150 221 190 214", 1.2, blue) +
    line("M60 199h120", 1, blue);
  const handle = "M150 122C190 112 200 150 184 178C180 188 172 192 168 192";
  const lip =
    "M86 96C78 90 70 84 66 76C80 82 96 86 116 86C130 86 142 88 146 96C132 102 100 102 86 96Z";
  const inside =
    "M92 95C88 92 84 89 82 86C94 90 104 90 116 90C126 90 136 92 140 96C128 100 104 100 92 95Z";
  return (
    footShadow(ground, 116, 52) +
    line(handle, 11) +
    line(handle, 8, colors.white) +
    turnedBody(
      116,
      [
        [30, 96],
        [24, 112],
        [22, 122],
        [38, 150],
        [56, 186],
        [54, 222],
        [34, 250],
      ],
      { color: colors.white, decoration: band, roundness: 1 },
    ) +
    shape(lip, colors.white, 1.4) +
    fill(inside, mixColors(colors.white, "#6e5f4c", 0.26))
  );
}

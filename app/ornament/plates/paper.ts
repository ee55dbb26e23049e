import { colors, deepened, shaded } from "./cloth-colors.ts";
import { flowerAt } from "./flower-heads.ts";
import { berries, branch, deepGreens } from "./leaves.ts";
import { circle, ellipse, fill, innerPen, line, type Marks, place, shape, turned } from "./pen.ts";
import { flatShadow } from "./stages.ts";

/** Place cards of different tilt in round brass feet, three rows deep. */
export function drawPlaceCards(_look: object, ground: string): Marks {
  const cards = [
    { x: 48, y: 104, scale: 0.8, tilt: -4 },
    { x: 122, y: 96, scale: 0.8, tilt: 3 },
    { x: 194, y: 106, scale: 0.8, tilt: 6 },
    { x: 80, y: 184, scale: 1.08, tilt: 4 },
    { x: 168, y: 180, scale: 1.08, tilt: -5 },
    { x: 116, y: 276, scale: 1.46, tilt: -3 },
  ];
  return cards
    .map(({ x, y, scale, tilt }, i) => place(placeCard(tilt, i, ground), x, y, 0, scale))
    .join("");
}

const foot = "M-13-9C-13-6 13-6 13-9L14-2C14 3-14 3-14-2Z";

function placeCard(tilt: number, count: number, ground: string): Marks {
  const motifs = [
    branch(
      [
        [-19, -28],
        [-17, -42],
        [-22, -58],
      ],
      "olive",
      {
        leaves: 7,
        leafLength: 10,
        seed: count + 3,
        tints: deepGreens,
        vein: colors.white,
      },
    ),
    flowerAt(-18, -42, { kind: "windflower", radius: 8 }),
    berries(
      [
        [-21, -39],
        [-15, -44],
      ],
      4,
    ),
  ];
  const card =
    shape("M-31-64C-12-66 12-62 31-64L32-20C14-18-12-22-30-20Z", colors.white, 1.3) +
    fill("M22-64L31-64L32-20L19-20Z", colors.shadedWhite) +
    line("M-31-64C-12-66 12-62 31-64L32-20C14-18-12-22-30-20Z", 1.3) +
    line("M-6-44c3-6 5-6 6 0s3 5 5-1 5-2 6 1 3 0 5-1M-5-33h21", 1.1) +
    (motifs[count % motifs.length] ?? "");
  return (
    ellipse([5, 1], [24, 4], deepened(ground, 0.3)) +
    ellipse([0, -9], [13, 3.6], colors.darkBrass, 1.2) +
    place(turned(card, tilt, 0, -20), 0, 12) +
    fill(foot, colors.brass) +
    fill("M5-7C10-7 13-8 13-9L14-2C14 0 9 1.5 5 1.6Z", colors.darkBrass) +
    line(foot, 1.2)
  );
}

/** A letterpress invitation on its sealed envelope. */
export function drawInvitation(_look: object, ground: string): Marks {
  const envelope = "M34 128H190V236H34Z";
  const card = "M92 36H204V178H92Z";
  const look = { leaves: 7, leafLength: 12, tints: deepGreens, vein: colors.white };
  const garland =
    branch(
      [
        [0, 0],
        [-18, -6],
        [-38, 2],
      ],
      "olive",
      { ...look, seed: 2 },
    ) +
    branch(
      [
        [0, 0],
        [18, -6],
        [38, 2],
      ],
      "olive",
      { ...look, seed: 7 },
    ) +
    berries(
      [
        [-4, -1],
        [4, 0],
      ],
      4,
    );
  const writing =
    "M128 84c5-10 9-10 9 0s5 9 9 0 6-9 8-2 5 6 9 0 6-1 8 2M120 104h56M130 114h36M136 124h24";
  const sealed =
    flatShadow(ground, envelope) +
    shape(envelope, colors.champagne) +
    line("M34 236L98 178M190 236L126 178", innerPen) +
    shape("M34 128L112 190L190 128Z", shaded(colors.champagne, 0.08)) +
    circle(112, 186, 13, colors.berry, innerPen) +
    line("M106 186c2-5 4-5 6 0s4 5 6 0", 1.2, colors.white);
  const printed =
    flatShadow(ground, card, 4, 6) +
    shape(card, colors.white) +
    line("M98 42H198V172H98Z", 0.8) +
    line(writing, 1.3) +
    place(garland, 148, 158) +
    flowerAt(148, 60, { kind: "windflower", radius: 7 });
  const twig = branch(
    [
      [32, 284],
      [62, 266],
      [102, 262],
      [144, 272],
    ],
    "eucalyptus",
    {
      leaves: 9,
      leafLength: 14,
      seed: 3,
      vein: ground,
    },
  );
  return turned(sealed, -5, 120, 160) + turned(printed, 7, 150, 110) + twig;
}

/** A guest book with a wreath and a ribbon. */
export function drawGuestBook(_look: object, ground: string): Marks {
  const cover = "M56 54H186V238H56Z";
  const cloth = colors.sage;
  const look = {
    leaves: 11,
    leafLength: 15,
    tints: [colors.white, colors.cream] as const,
    vein: cloth,
  };
  const wreath =
    branch(
      [
        [-2, 44],
        [-36, 18],
        [-32, -30],
        [0, -48],
      ],
      "olive",
      { ...look, seed: 3 },
    ) +
    branch(
      [
        [2, 44],
        [36, 18],
        [32, -30],
        [0, -48],
      ],
      "olive",
      { ...look, seed: 5 },
    ) +
    line("M-2-16C-4-6-9-2-11 4M2-16C4-6 9-2 11 4", 1.2, colors.white) +
    circle(-11, 10, 7, colors.berry) +
    circle(11, 10, 7, colors.berry) +
    fill(
      "M-1-16C-14-20-16-28-4-27C0-26 1-20 1-16ZM1-16C12-22 16-28 5-28C1-27 0-21 0-16Z",
      colors.white,
    );
  return (
    flatShadow(ground, cover, 8, 9) +
    shape(
      "M150 238C152 252 148 262 152 274L158 268L164 274C162 260 164 250 162 238Z",
      colors.berry,
      innerPen,
    ) +
    shape("M60 60H192V246H60Z", colors.white, 1.2) +
    line("M190 64V244M64 243H190M187 66V240M64 240H187", 0.6) +
    shape(cover, cloth) +
    fill("M56 54H74V238H56Z", "#000000", 0.12) +
    line("M74 54V238", innerPen) +
    line("M84 64H176V228H84Z", 0.9) +
    place(wreath, 130, 146)
  );
}

import { type Point, pointAt, polar, spread } from "../geometry.ts";
import { createRandom } from "../random.ts";
import { drawBow } from "./bow.ts";
import { colors, deepened, shaded } from "./cloth-colors.ts";
import { smooth } from "./curves.ts";
import { type FlowerKind, flowerAt } from "./flower-heads.ts";
import { berries, branch, deepGreens, type Foliage } from "./leaves.ts";
import { fill, innerPen, line, type Marks, place, ring, rounded, shape } from "./pen.ts";

type Head = readonly [x: number, y: number, radius: number, kind: FlowerKind, color: string];

const bouquetHeads: readonly Head[] = [
  [120, 110, 27, "peony", colors.white],
  [86, 98, 23, "peony", colors.blush],
  [152, 96, 24, "peony", colors.rose],
  [104, 72, 19, "rose", colors.white],
  [138, 66, 18, "rose", colors.blush],
  [72, 126, 17, "rose", colors.cream],
  [168, 124, 18, "peony", colors.white],
  [94, 138, 20, "rose", colors.blush],
  [142, 138, 20, "peony", colors.cream],
  [120, 46, 12, "anemone", colors.white],
  [62, 84, 12, "anemone", colors.white],
  [180, 84, 13, "anemone", colors.white],
];
const bouquetBerries: readonly Point[] = [
  [50, 112],
  [56, 104],
  [188, 108],
  [150, 44],
  [84, 52],
  [194, 100],
];

export function drawBouquet(_look: object, ground: string): Marks {
  const random = createRandom("bouquet");
  const foliage: readonly [Foliage, ...Foliage[]] = ["olive", "eucalyptus", "birch"];
  const greenery = spread(-6, 6, 13).map((step, i) => {
    const reach = 96 * random.between(0.86, 1.08);
    const [x, y] = polar([120, 138], -Math.PI / 2 + step * 0.27, reach);
    const middle: Point = [120 + (x - 120) * 0.5 + random.between(-7, 7), 176 + (y - 176) * 0.55];
    const look = { leaves: 8, leafLength: 20, seed: i + 2, vein: ground, stem: 1 };
    return branch([[120, 176], middle, [x, y]], foliage[i % 3] ?? "olive", look);
  });
  const twigs = bouquetBerries.map(([x, y]) => `M120 150Q${(x + 120) / 2} ${y + 12} ${x} ${y}`);
  const ribbon = "M98 176C110 184 130 184 142 176L139 204C128 211 112 211 101 204Z";
  const shadow =
    "M120 270C92 260 96 200 100 176C50 170 24 110 52 72C80 30 160 30 190 72" +
    "C216 110 190 170 140 176C146 200 150 262 120 270Z";
  return (
    `<g transform="translate(6 7)">${fill(shadow, deepened(ground, 0.08))}</g>` +
    greenery.join("") +
    boundStems(colors.stem, "#7d9172") +
    line(twigs.join(""), 0.8, colors.stem) +
    berries(bouquetBerries, 4.6) +
    heads(bouquetHeads) +
    shape(ribbon, colors.white, 1.4) +
    fill(
      "M128 182C136 181 140 178 142 176L139 204C134 208 130 209 126 209Z",
      shaded(colors.white, 0.14),
    ) +
    line("M98 184C110 192 130 192 141 184M99 194C110 202 130 202 140 194", 0.8) +
    drawBow(120, 190, { scale: 0.62, color: colors.white, tail: 62 })
  );
}

const heads = (list: readonly Head[]) =>
  list.map(([x, y, radius, kind, color]) => flowerAt(x, y, { kind, radius, color })).join("");

function boundStems(dark: string, light: string): Marks {
  const stems = spread(-1, 1, 9).map(
    (u) =>
      rounded`M${120 + u * 9} 176C${120 + u * 7} 206 ${120 + u * 16} 240 ${120 + u * 30} ${274 - Math.abs(u) * 5}`,
  );
  return line(stems.join(""), 3.4, dark) + line(stems.join(""), 1.6, light);
}

/** Oats, poppy heads and dried balls, tied with bast. */
export function drawDriedBouquet(): Marks {
  const random = createRandom("dried");
  const stalks = spread(-8, 8, 17).map((step, i) => {
    const kind = i % 4;
    const length = (kind === 1 ? 168 : kind === 3 ? 126 : 150) + random.between(0, 18);
    const [x, y] = polar([120, 206], -Math.PI / 2 + step * 0.088, length);
    const middle: Point = [120 + (x - 120) * 0.45, 206 + (y - 206) * 0.55];
    if (kind === 0 || kind === 2) {
      return branch([[120, 206], middle, [x, y]], "oat", {
        leaves: 11,
        leafLength: 11,
        seed: i + 1,
        stem: 1,
      });
    }
    const stalk = line(
      rounded`M120 206Q${middle[0]} ${middle[1]} ${x} ${y}`,
      innerPen,
      colors.dryStem,
    );
    if (kind === 1) return stalk + place(poppyHead, x, y, step * 5);
    return stalk + flowerAt(x, y, { kind: "ball", radius: 12, color: colors.clay });
  });
  return (
    stalks.join("") +
    boundStems(colors.dryStem, colors.straw) +
    shape("M104 190h32v20h-32Z", colors.wood, 1.2) +
    line("M104 195h32M104 200h32M104 205h32", 0.8) +
    line("M128 210C134 226 132 240 138 250M124 210C122 232 126 242 122 254", 1.4, colors.darkWood)
  );
}

const poppyHead =
  shape("M0 12C-10 6-9-14 0-22C9-14 10 6 0 12Z", colors.cream, innerPen) +
  line("M-4 4L-6-2M4 4L6-2M-4-4L-5-10M4-4L5-10M0 8V-14", 0.6, colors.dryStem);

/** Center and radius of the hair wreath. */
const wreathCenter: Point = [120, 150];
const wreathRadius = 72;

export function drawWreath(_look: object, ground: string): Marks {
  const onWreath = (angle: number, offset = 0): Point =>
    polar(wreathCenter, angle, wreathRadius + offset);
  const greenery = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    const points = [onWreath(angle), onWreath(angle + 0.4, 4), onWreath(angle + 0.86, -4)];
    const look = { leaves: 9, leafLength: 15, seed: i + 4, vein: ground };
    return i % 3 === 0
      ? branch(points, "eucalyptus", look)
      : branch(points, "birch", { ...look, tints: deepGreens });
  });
  const flowers = [
    [1.1, 0, 20, "rose", colors.blush],
    [1.5, 2, 23, "peony", colors.white],
    [1.95, -2, 19, "anemone", colors.white],
    [0.72, 3, 14, "anemone", colors.white],
    [2.35, 2, 14, "rose", colors.rose],
    [4.3, 0, 12, "windflower", colors.white],
    [5.1, 1, 12, "windflower", colors.white],
  ] as const;
  const fruit = (
    [
      [0.3, 8],
      [0.4, -8],
      [2.8, 8],
      [2.9, -6],
      [3.9, 6],
      [5.7, 7],
    ] as const
  ).map(([angle, offset]) => onWreath(angle, offset));
  return (
    ring(wreathCenter[0] + 5, wreathCenter[1] + 7, wreathRadius, 26, deepened(ground, 0.1)) +
    greenery.join("") +
    heads(flowers.map(([angle, offset, ...head]) => [...onWreath(angle, offset), ...head])) +
    berries(fruit, 4.8) +
    drawBow(wreathCenter[0], wreathCenter[1] - wreathRadius - 2, {
      scale: 0.7,
      color: colors.white,
      tail: 46,
    })
  );
}

const garlandPath: readonly Point[] = [
  [-10, 70],
  [40, 44],
  [92, 80],
  [128, 140],
  [150, 200],
  [206, 232],
  [252, 214],
];
const garlandBerries: readonly Point[] = [
  [70, 54],
  [78, 62],
  [66, 62],
  [136, 160],
  [144, 168],
  [134, 170],
  [196, 226],
  [204, 232],
];

export function drawGarland(_look: object, ground: string): Marks {
  const offsets = [
    [10, -18],
    [-14, 16],
    [2, 2],
  ] as const;
  const parts = garlandPath.slice(1).flatMap((to, i) => {
    const from = pointAt(garlandPath, i);
    return offsets.map(([dx, dy], layer) => {
      const middle: Point = [(from[0] + to[0]) / 2 + dx * 0.4, (from[1] + to[1]) / 2 + dy * 0.4];
      const isOlive = layer === 1;
      const look = {
        leaves: 7,
        leafLength: isOlive ? 22 : 16,
        seed: i * 3 + layer,
        vein: ground,
        stem: 1.6,
      };
      return branch(
        [from, middle, [to[0] + dx, to[1] + dy]],
        isOlive ? "olive" : "eucalyptus",
        look,
      );
    });
  });
  const shadow = line(smooth(garlandPath, 1), 40, deepened(ground, 0.09));
  return place(shadow, 6, 8) + parts.join("") + berries(garlandBerries, 4.6);
}

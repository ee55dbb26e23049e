import { type Point, spread } from "../geometry.ts";
import { colors, deepened, ink, mixColors, shaded } from "./cloth-colors.ts";
import { flowerAt } from "./flower-heads.ts";
import { berries, branch, deepGreens } from "./leaves.ts";
import {
  circle,
  clip,
  ellipse,
  fill,
  innerPen,
  line,
  type Marks,
  place,
  rounded,
  shape,
} from "./pen.ts";
import { flatShadow, footShadow } from "./stages.ts";
import { dots, stripes, woven } from "./textiles.ts";

/** A cord between two points. */
interface Cord {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
}

const alongCord = ({ from, to, sag }: Cord, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
];

const cordPath = ({ from, to, sag }: Cord) =>
  `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`;

const middles = (count: number) => Array.from({ length: count }, (_, i) => (i + 0.5) / count);

/** Bulbs between two birches. */
export function drawLights(_look: object, ground: string): Marks {
  const cords: Cord[] = [
    { from: [30, 60], to: [216, 40], sag: 34 },
    { from: [30, 132], to: [216, 118], sag: 38 },
    { from: [30, 204], to: [216, 196], sag: 30 },
  ];
  const glow = mixColors(ground, "#f3d58c", 0.5);
  const bulb =
    circle(0, 15, 15, glow) +
    shape("M-2.5 0h5v5h-5Z", ink, 0.6) +
    shape("M0 5C-9 10-6 21 0 21C6 21 9 10 0 5Z", "#f6dfa4", 1.2) +
    line("M-2 9q2 5 4 0", 0.8, colors.darkBrass);
  const lights = cords.map((cord) => {
    const bulbs = middles(6).map((t) => place(bulb, ...alongCord(cord, t)));
    return line(cordPath(cord), 1.3) + bulbs.join("");
  });
  return birchTrunk(22, 15) + birchTrunk(222, 12) + lights.join("");
}

function birchTrunk(x: number, half: number): Marks {
  const trunk =
    `M${x - half} 330C${x - half + 3} 240 ${x - half + 2} 120 ${x - half + 4}-20H${x + half - 4}` +
    `C${x + half - 3} 120 ${x + half - 2} 240 ${x + half + 2} 330Z`;
  const bark = [30, 58, 96, 128, 170, 206, 244, 276].map((y, i) => {
    const reach = half * (i % 2 ? 1.1 : 0.7);
    return rounded`M${x - half + 3} ${y}q${half * 0.6} ${3 + (i % 3)} ${reach} ${1 - (i % 2)}q${-half * 0.4} 4 ${-reach} 2Z`;
  });
  return (
    fill(trunk, colors.white) +
    clip(
      trunk,
      fill(bark.join(""), ink) + fill(`M${x + half * 0.4}-20h40v360h-40Z`, "#6e5f4c", 0.15),
    ) +
    line(trunk)
  );
}

/** A welcome sign with a painted wreath. */
export function drawEasel(_look: object, ground: string): Marks {
  const board = "M62 66h116v146h-116Z";
  const legs = "M96 60L58 286M144 60L182 286M120 56V262";
  const look = { leaves: 12, leafLength: 15, tints: deepGreens, vein: colors.white };
  const wreath =
    branch(
      [
        [-8, 42],
        [-42, 22],
        [-40, -26],
        [-6, -44],
      ],
      "olive",
      { ...look, seed: 3 },
    ) +
    branch(
      [
        [8, 42],
        [42, 22],
        [40, -26],
        [6, -44],
      ],
      "olive",
      { ...look, seed: 5 },
    ) +
    berries(
      [
        [-5, 44],
        [5, 45],
        [0, 38],
      ],
      4.5,
    );
  const writing = "M101 128c4-8 8-8 8 0s4 8 7 0 5-8 7-2 4 6 8 0 6-2 8 2M106 144h28M112 152h16";
  return (
    footShadow(ground, 120, 66, 282) +
    line("M120 60L138 284", 5) +
    line("M120 60L138 284", 2.6, colors.darkWood) +
    line(legs, 6.5) +
    line(legs, 3.8, colors.wood) +
    shape("M52 212h136v8h-136Z", colors.wood, 1.3) +
    flatShadow(ground, board, 6, 5) +
    shape(board, colors.white) +
    line("M68 72h104v134h-104Z", 0.8) +
    place(wreath, 120, 132) +
    line(writing, 1.4)
  );
}

/** A woven runner over the edge of a table with a bowl of oranges. */
export function drawRunner(_look: object, ground: string): Marks {
  const cloth = colors.cream;
  const outline = "M76 118H164V252H76Z";
  const fringe = spread(76, 164, 23).map((x, i) => `M${x} 252v${12 + (i % 2) * 2}`);
  const pattern =
    stripes({ x: 76, y: 118, width: 88, height: 134 }, 4, shaded(cloth, 0.16)) +
    fill("M140 118H170V252H140Z", "#6e5f4c", 0.1) +
    fill("M76 196h88v3h-88ZM76 230h88v3h-88Z", colors.forest) +
    woven({ x: 76, y: 204, width: 90, height: 20 }, 11, colors.forest) +
    fill("M76 236h88v2h-88ZM76 190h88v1.5h-88Z", colors.clay);
  const oranges = [
    [-18, 0, 12],
    [2, -3, 13],
    [20, 1, 11],
    [-8, -14, 11],
    [11, -15, 12],
  ] as const;
  const fruit = oranges.map(
    ([x, y, radius]) =>
      circle(x, y, radius, "#d9a24e", 1.2) +
      line(`M${x} ${y - radius + 2}q2-3 4-2`, innerPen) +
      fill(`M${x + 3} ${y - radius + 1}q6-3 8 2q-6 2-8-2Z`, colors.fir),
  );
  const bowl =
    shape("M-34-22C-30-4-18 0 0 0S30-4 34-22Z", colors.blue) +
    fill("M12-22H34C30-6 22-1 8 0C16-6 18-14 12-22Z", shaded(colors.blue, 0.2)) +
    ellipse([0, -22], [34, 4], shaded(colors.blue, 0.3), 1.2);
  return (
    fill("M-60 118h360v242h-360Z", deepened(ground, 0.06)) +
    shape("M-60 108h360v14h-360Z", colors.wood, 1.4) +
    fill("M-60 117h360v4h-360Z", colors.darkWood) +
    line("M14 122V330M226 122V330", 1.2) +
    flatShadow(ground, outline, 7, 6) +
    line(fringe.join(""), innerPen, "#8f8474") +
    fill(outline, cloth) +
    clip(outline, pattern) +
    line(outline) +
    shape("M72 104H168V118H72Z", cloth, 1.3) +
    place(bowl, 120, 104) +
    place(fruit.join(""), 120, 80)
  );
}

/** Flags of old sheets and shirts. */
export function drawBunting(_look: object, ground: string): Marks {
  const cloths = [
    colors.white,
    colors.blush,
    colors.sage,
    colors.cream,
    colors.blue,
    colors.champagne,
  ];
  const cords: Cord[] = [
    { from: [-10, 40], to: [250, 66], sag: 34 },
    { from: [-10, 116], to: [250, 100], sag: 36 },
    { from: [-10, 180], to: [250, 196], sag: 30 },
  ];
  return cords
    .map((cord, row) => {
      const flags = middles(7).map((t, i) => {
        const count = row * 7 + i;
        const [from, to] = [alongCord(cord, t - 0.054), alongCord(cord, t + 0.054)];
        const cloth = cloths[count % cloths.length] ?? colors.white;
        return flag(from, to, cloth, count % 4, ground);
      });
      return flags.join("") + line(cordPath(cord), 2);
    })
    .join("");
}

function flag(from: Point, to: Point, cloth: string, pattern: number, ground: string): Marks {
  const slope = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
  const outline = rounded`M${-half} 0H${half}L0 46Z`;
  const box = { x: -16, y: 0, width: 32, height: 46 };
  const print = [
    "",
    dots(box, 8, 1.3, mixColors(cloth, colors.berry, 0.6)),
    flowerAt(0, 16, { kind: "daisy", radius: 7 }),
    stripes(box, 6, mixColors(cloth, colors.forest, 0.5)),
  ];
  const marks =
    `<path d="${outline}" transform="translate(4 5)" fill="${deepened(ground, 0.12)}"/>` +
    fill(outline, cloth) +
    clip(outline, print[pattern] ?? "") +
    line(outline, 1.3);
  return place(marks, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, slope);
}

/** An arch of birch with cloth, roses and two chairs. */
export function drawArch(_look: object, ground: string): Marks {
  const bark = [10, 34, 62, 88, 120, 150].map((y, i) => `M-5 ${-y}q4 ${2 + (i % 2)} 7 0q-4 3-7 2Z`);
  const post = shape("M-5 0V-178H4V0Z", colors.white, 1.3) + fill(bark.join(""), ink);
  const knots = [66, 92, 128, 150, 172].map(
    (x, i) => `M${x} 58q3 4 0 ${5 + (i % 3)}q-4-2 0-${5 + (i % 3)}Z`,
  );
  const chair =
    line("M-12 0V-46M12 0V-24M-12-44L-13-60", 1.5) + shape("M-14-28h28v5h-28Z", colors.wood, 1.2);
  const look = { tints: deepGreens, vein: ground };
  const roses = [
    [160, 60, 14, colors.white],
    [178, 70, 12, colors.blush],
    [146, 54, 10, colors.rose],
    [186, 90, 10, colors.white],
    [76, 62, 11, colors.white],
    [90, 56, 9, colors.blush],
  ] as const;
  return (
    fill("M112 238L84 330H156L128 238Z", mixColors(ground, colors.white, 0.6)) +
    line("M112 238L84 330M128 238L156 330", innerPen) +
    place(post, 66, 238) +
    place(post, 176, 238) +
    shape("M54 58h134v9h-134Z", colors.white, 1.3) +
    fill(knots.join(""), ink) +
    shape(
      "M62 66C70 100 58 150 68 200C78 176 88 120 110 84C124 76 150 74 178 66Z",
      colors.white,
      1.2,
    ) +
    fill("M66 70C74 104 64 150 69 192C76 168 80 110 96 84Z", colors.shadedWhite) +
    line("M70 70C80 104 70 150 70 188M84 70C90 88 84 120 79 146", 0.8) +
    branch(
      [
        [46, 84],
        [70, 60],
        [120, 52],
        [196, 62],
      ],
      "birch",
      { ...look, leaves: 18, leafLength: 19, seed: 4 },
    ) +
    branch(
      [
        [196, 56],
        [186, 78],
        [184, 112],
        [178, 150],
      ],
      "birch",
      { ...look, leaves: 12, leafLength: 16, seed: 8 },
    ) +
    roses.map(([x, y, radius, color]) => flowerAt(x, y, { kind: "rose", radius, color })).join("") +
    place(chair, 34, 282, 0, 0.9) +
    `<g transform="translate(206 282)scale(-.9 .9)">${chair}</g>`
  );
}

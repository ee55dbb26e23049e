import { type Point, polar, spread } from "../geometry.ts";
import { colors, deepened, ink, mixColors } from "./cloth-colors.ts";
import { flowerAt } from "./flower-heads.ts";
import { branch } from "./leaves.ts";
import { circle, innerPen, line, type Marks, place, ring, rounded, shape, turned } from "./pen.ts";

const center: Point = [120, 128];

/** The silver brooch of a bunad, with eleven leaves that hang. */
export function drawBrooch(_look: object, ground: string): Marks {
  const shadow = deepened(ground, 0.2);
  const leaf =
    circle(2, 3, 10, shadow) +
    circle(0, 0, 10, colors.silver, 1.1) +
    `<path d="M3-9A10 10 0 0 1 3 9A13 13 0 0 0 3-9Z" fill="${colors.darkSilver}"/>` +
    line("M-6-2A7 7 0 0 1 1-6.5", 1.4, colors.white);
  const leaves = spread(0, 1, 11).map((t) => {
    const [x, y] = polar(center, Math.PI * (0.06 + 0.88 * t), 54);
    const drop = 12 + 10 * Math.sin(Math.PI * t);
    return line(rounded`M${x} ${y}v${drop}`, 0.9) + place(leaf, x, y + drop + 10);
  });
  const cups = Array.from({ length: 14 }, (_, i) => {
    const angle = (i * Math.PI) / 7;
    const [x, y] = polar(center, angle, 43);
    const [outer, inner] = [49.5, 36].map((reach) => polar(center, angle + Math.PI / 14, reach));
    return (
      circle(x, y, 7, colors.brass, innerPen) +
      circle(x, y, 3.2, colors.silver, 0.8) +
      circle(x, y, 1.1, ink) +
      (outer ? circle(...outer, 1.5, colors.white, 0.7) : "") +
      (inner ? circle(...inner, 1.3, colors.white, 0.7) : "")
    );
  });
  const petal = shape("M0-12C7-17 7-26 0-29C-7-26-7-17 0-12Z", colors.brass, 0.9);
  const [x, y] = center;
  return (
    leaves.join("") +
    circle(x + 4, y + 5, 58, shadow) +
    circle(x, y, 58, colors.silver, 1.5) +
    ring(x, y, 53, 0.8, ink) +
    circle(x, y, 32, mixColors(colors.silver, "#ffffff", 0.5), 1.1) +
    cups.join("") +
    spread(0, 315, 8)
      .map((turn) => place(petal, x, y, turn))
      .join("") +
    circle(x, y, 11, colors.silver, 1.1) +
    circle(x, y, 6.5, colors.berry, innerPen) +
    line(`M${x - 4} ${y - 1}a4 4 0 0 1 3-3`, innerPen, colors.white)
  );
}

/** A brass comb with roses and pearls. */
export function drawHairComb(_look: object, ground: string): Marks {
  const teeth = spread(-6, 6, 13)
    .map((u, i) => {
      const x = 120 + u * 7;
      return rounded`M${x} 168C${x + u * 0.4} 190 ${x + u * 0.6} 206 ${x + u * 0.8} ${222 + (i % 2) * 2}`;
    })
    .join("");
  const look = {
    leaves: 7,
    leafLength: 16,
    tints: [colors.brass, colors.darkBrass] as const,
    vein: colors.white,
  };
  const pearls = [
    [74, 128, 4],
    [64, 142, 3.4],
    [106, 118, 4.4],
    [136, 116, 4],
    [168, 128, 4],
    [178, 146, 3.4],
    [120, 108, 3.4],
    [86, 118, 3],
  ] as const;
  const marks =
    place(line(teeth, 4.2, deepened(ground, 0.24)), 4, 6) +
    line(teeth, 3.4) +
    line(teeth, 1.6, colors.brass) +
    shape("M70 160C90 150 150 150 170 160V170C150 162 90 162 70 170Z", colors.brass, 1.3) +
    branch(
      [
        [120, 150],
        [90, 132],
        [58, 136],
      ],
      "olive",
      { ...look, seed: 3 },
    ) +
    branch(
      [
        [120, 150],
        [150, 132],
        [184, 134],
      ],
      "olive",
      { ...look, seed: 6 },
    ) +
    flowerAt(120, 134, { kind: "rose", radius: 20 }) +
    flowerAt(92, 144, { kind: "rose", radius: 14 }) +
    flowerAt(150, 144, { kind: "rose", radius: 14 }) +
    pearls.map(([x, y, radius]) => circle(x, y, radius, colors.white, innerPen)).join("");
  return turned(marks, -12, 120, 150);
}

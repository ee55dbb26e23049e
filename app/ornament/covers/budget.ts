import { mixColors } from "../plates/cloth-colors.ts";
import { circle, ellipse, fill, line, type Marks, rounded } from "../plates/pen.ts";
import type { CoverCanvas, CoverInks } from "./cover-inks.ts";

/** A kransekake with flags between piles of old coins. */
export function drawBudget({ width, height, inks }: CoverCanvas): Marks {
  const middle = width / 2;
  const table = height * 0.84;
  const cakeHeight = height * 0.68;
  const radius = height * 0.07;
  const top = table - cakeHeight * 0.975;
  const light = rounded`M${middle - height * 0.012} ${table - cakeHeight * 0.985}a${height * 0.014} ${height * 0.014} 0 0 1 ${height * 0.012} ${-height * 0.012}`;
  return (
    coinPiles(width, height, table, inks) +
    fill(rounded`M0 ${table + radius * 0.28}H${width}V${height}H0Z`, inks.dark) +
    ellipse([middle, table + 4], [height * 0.27, height * 0.03], inks.paper) +
    ellipse([middle, table], [height * 0.235, height * 0.02], inks.middle) +
    ringCake(middle, table, cakeHeight, height * 0.22, inks.paper) +
    flags(middle, table, cakeHeight, height, inks) +
    circle(middle, top, height * 0.026, inks.accent) +
    line(light, 1.6, inks.paper)
  );
}

const pileHeights = [4, 9, 6, 3, 7, 2, 5, 3] as const;

function coinPiles(width: number, height: number, table: number, inks: CoverInks): Marks {
  const radius = height * 0.07;
  let marks = "";
  let i = 0;
  for (let x = height * 0.3 + radius * 1.5; x < width / 2 - radius * 0.4; x += radius * 2.35) {
    const [right, left] = [pileHeights[i % 8] ?? 3, pileHeights[(i + 3) % 8] ?? 3];
    marks += coinPile(width / 2 + x, table, radius, right, inks);
    marks += coinPile(width / 2 - x, table, radius, left, inks);
    i++;
  }
  return marks;
}

function coinPile(x: number, table: number, radius: number, count: number, inks: CoverInks): Marks {
  let marks = "";
  for (let i = 0; i < count; i++) {
    const y = table - i * radius * 0.3;
    const middle = x + (((i * 7) % 5) - 2) * radius * 0.03;
    const edge = i % 2 ? inks.dark : mixColors(inks.dark, inks.ground, 0.25);
    const face: [number, number] = [middle, y - radius * 0.22];
    marks +=
      fill(
        rounded`M${middle - radius} ${y - radius * 0.2}h${2 * radius}v${radius * 0.22}h${-2 * radius}Z`,
        edge,
      ) +
      ellipse([middle, y], [radius, radius * 0.3], edge) +
      ellipse(face, [radius, radius * 0.3], inks.middle) +
      hole(face, radius, inks.dark);
  }
  return marks;
}

function hole([x, y]: readonly [number, number], radius: number, color: string): Marks {
  const rim = rounded`<ellipse cx="${x}" cy="${y}" rx="${radius * 0.78}" ry="${radius * 0.22}" stroke="${color}" stroke-width="1.2"/>`;
  return rim + ellipse([x, y], [radius * 0.26, radius * 0.08], color);
}

const ringCount = 15;

function ringCake(middle: number, table: number, height: number, half: number, icing: string) {
  const ringHeight = height / (ringCount + 1.4);
  const radius = ringHeight * 0.48;
  let marks = "";
  for (let i = 0; i < ringCount; i++) {
    const y = table - (i + 1) * ringHeight;
    const reach = half * (1 - (0.84 * i) / (ringCount - 1));
    const bows = Math.max(3, Math.round((reach * 2) / (ringHeight * 0.95)));
    const bow = (2 * reach - radius) / bows;
    const thread = rounded`q${bow * 0.25} ${-ringHeight * 0.42} ${bow * 0.5} 0t${bow * 0.5} 0`;
    const size = rounded`width="${2 * reach}" height="${ringHeight * 0.94}" rx="${radius}"`;
    marks +=
      rounded`<rect x="${middle - reach}" y="${y + ringHeight * 0.03}" ${size} fill="${i % 2 ? "#e0bb77" : "#ecd09a"}"/>` +
      line(
        rounded`M${middle - reach + radius * 0.5} ${y + ringHeight * 0.5}${thread.repeat(bows)}`,
        Math.max(1, ringHeight * 0.11),
        icing,
      );
  }
  return marks;
}

const flagPlaces = [
  [0.1, 0.32],
  [0.13, 0.22],
  [0.16, 0.12],
  [0.06, 0.46],
] as const;

function flags(middle: number, table: number, cake: number, height: number, inks: CoverInks) {
  const flag = (x: number, y: number, side: 1 | -1): Marks => {
    const [lean, rise] = [side * height * 0.035, height * 0.07];
    const cloth = rounded`l${side * height * 0.07} ${height * 0.004} ${-side * height * 0.075} ${height * 0.034}Z`;
    return (
      line(rounded`M${x} ${y}l${lean} ${-rise}`, 2, inks.dark) +
      fill(rounded`M${x + lean} ${y - rise}${cloth}`, inks.paper)
    );
  };
  return flagPlaces
    .map(([across, up]) => {
      const y = table - cake * up * 1.5;
      const reach = height * across * 0.9;
      return flag(middle + reach, y, 1) + flag(middle - reach, y - 8, -1);
    })
    .join("");
}

import { colors, deepened, mixColors } from "./cloth-colors.ts";
import { turnedBody } from "./lathe.ts";
import { berries, branch, deepGreens } from "./leaves.ts";
import { fill, innerPen, line, type Marks, place, shape } from "./pen.ts";
import { footShadow, shelfHeight } from "./stages.ts";

interface Candlestick {
  readonly x: number;
  readonly stick: number;
  readonly candle: number;
  readonly foot: number;
}

const candlesticks: readonly Candlestick[] = [
  { x: 68, stick: 62, candle: 84, foot: 26 },
  { x: 124, stick: 100, candle: 86, foot: 30 },
  { x: 176, stick: 44, candle: 66, foot: 24 },
];

/** Candlesticks of three heights, with lingonberries at their feet. */
export function drawCandles({ garnished = true }: { garnished?: boolean }, ground: string): Marks {
  const sticks = candlesticks.map((stick) => candlestick(stick, ground)).join("");
  if (!garnished) return sticks;
  const twig = branch(
    [
      [28, 4],
      [80, -4],
      [140, 4],
      [214, -2],
    ],
    "olive",
    {
      leaves: 13,
      leafLength: 17,
      seed: 6,
      tints: deepGreens,
      vein: deepened(ground),
    },
  );
  const fruit = berries(
    [
      [92, -6],
      [100, -2],
      [152, -2],
      [160, 3],
      [156, -8],
    ],
    4.5,
  );
  return sticks + place(twig + fruit, 0, 254);
}

function candlestick({ x, stick, candle, foot }: Candlestick, ground: string): Marks {
  const top = shelfHeight - stick;
  const body = turnedBody(
    x,
    [
      [10, top],
      [16, top + 4],
      [7, top + 12],
      [4, top + 26],
      [5, shelfHeight - stick * 0.3],
      [foot * 0.55, 244],
      [foot, shelfHeight],
    ],
    { color: colors.white },
  );
  const wax = `M${x - 6} ${top}V${top - candle}h12v${candle}Z`;
  return (
    footShadow(ground, x, foot) +
    body +
    fill(wax, colors.cream) +
    fill(
      `M${x + 2} ${top}V${top - candle}h4v${candle}Z`,
      mixColors(colors.cream, "#6e5f4c", 0.15),
    ) +
    line(wax, 1.4) +
    place(flame, x, top - candle, 0, 0.9)
  );
}

const flame =
  line("M0 0V-7", innerPen) +
  shape("M0-30C8-19 7-6 0-6C-7-6-8-19 0-30Z", "#e2a951", 1.1) +
  fill("M0-18C4-13 3-8 0-8C-3-8-4-13 0-18Z", colors.cream);

import type { Point } from "../geometry.ts";
import { mixColors } from "../plates/cloth-colors.ts";
import { circle, fill, line, type Marks, place, ring, rounded } from "../plates/pen.ts";
import { type CoverCanvas, type CoverInks, unitOf } from "./cover-inks.ts";
import { vine } from "./leaves.ts";

/** A long table under hanging greenery; places at the table repeat to both sides. */
export function drawStyle(canvas: CoverCanvas): Marks {
  const { width, height } = canvas;
  const unit = unitOf(canvas);
  const table = height * 0.62;
  const gap = 58 * unit;
  const reach = Math.ceil(width / 2 / gap);
  let marks = greenery(canvas) + tablecloth(canvas, table);
  for (let i = -reach; i <= reach; i++) {
    const setting = settings[((i % settings.length) + settings.length) % settings.length];
    if (setting) marks += place(setting(canvas.inks), width / 2 + i * gap, table, 0, unit);
  }
  return marks;
}

const greens = (inks: CoverInks) => [inks.accent, "#44614f", "#3a5848"] as const;

function greenery(canvas: CoverCanvas): Marks {
  const { width, height, inks } = canvas;
  const unit = unitOf(canvas);
  const count = Math.max(2, Math.round(width / (330 * unit)));
  const step = width / count;
  const sag = [0.12, 0.2, 0.235, 0.2, 0.12];
  return Array.from({ length: count }, (_, i) => {
    const left = i * step;
    const stem = sag.map((share, at): Point => [left + (step * at) / 4, height * share]);
    const lamps = [0.3, 0.5, 0.72].map((t) => {
      const y = height * (0.12 + 0.115 * Math.sin(Math.PI * t)) + 10;
      return hangingLamp(left + step * t, y, unit, inks);
    });
    const look = { leaves: 24, leafLength: 44 * unit, stem: inks.accent, cut: inks.ground };
    return vine(stem, { ...look, tints: greens(inks), seed: `greenery-${i}` }) + lamps.join("");
  }).join("");
}

function hangingLamp(x: number, y: number, unit: number, { paper, middle }: CoverInks): Marks {
  return (
    line(rounded`M${x} ${y}v${22 * unit}`, 1.4, paper) +
    circle(x, y + 32 * unit, 11 * unit, "#f6dfa4") +
    ring(x, y + 32 * unit, 17 * unit, 1.4, middle)
  );
}

function tablecloth(canvas: CoverCanvas, top: number): Marks {
  const { width, height, inks } = canvas;
  const unit = unitOf(canvas);
  const step = width / Math.round(width / (34 * unit));
  const along = (start: number, every: number, draw: (x: number) => string) => {
    let data = "";
    for (let x = start; x < width; x += every) data += draw(x);
    return data;
  };
  const [across, down] = [step * 0.42, 18 * unit];
  const diamonds = along(
    step / 2,
    step,
    (x) =>
      rounded`M${x} ${top + 74 * unit}l${across} ${down} ${-across} ${down} ${-across} ${-down}Z`,
  );
  const crosses = along(step, step, (x) => rounded`M${x} ${top + 86 * unit}l6 6-6 6-6-6Z`);
  const folds = along(
    step * 2,
    step * 3,
    (x) => rounded`M${x} ${top + 10 * unit}q${5 * unit} ${60 * unit} ${-3 * unit} ${200 * unit}`,
  );
  const seam = (y: number) => rounded`M0 ${y}H${width}v4H0Z`;
  return (
    fill(rounded`M0 ${top}H${width}V${height}H0Z`, inks.paper) +
    fill(seam(top + 62 * unit) + seam(top + 118 * unit), inks.ground) +
    fill(diamonds, inks.accent) +
    fill(crosses, inks.ground) +
    line(folds, 1.4, mixColors(inks.paper, inks.ground, 0.3))
  );
}

/** What stands on the table, each at the origin. */
const settings: readonly ((inks: CoverInks) => Marks)[] = [
  (inks) => candlestick(170, inks),
  wineGlass,
  vase,
  (inks) => candlestick(128, inks),
  wineGlass,
  fruitBowl,
];

function candlestick(height: number, { dark, paper }: CoverInks): Marks {
  const neck = height * 0.5;
  return (
    fill(rounded`M-20 0C-6-8-4-20-4 ${-neck}H4C4-20 6-8 20 0ZM-12 ${-neck - 4}h24v6h-24Z`, dark) +
    fill(rounded`M-6 ${-height}h12v${neck}h-12Z`, paper) +
    place(fill("M0-34C11-20 9-4 0-4C-9-4-11-20 0-34Z", "#f3c565"), 0, -height)
  );
}

function wineGlass({ middle }: CoverInks): Marks {
  const glass = "M-15-84C-18-50-10-40-2-38V-4L-13 0H13L2-4V-38C10-40 18-50 15-84Z";
  const wine = "M-15.5-66C-15-50-8-43 0-42C8-43 15-50 15.5-66Z";
  return fill(glass, middle) + fill(wine, "#8e2b33");
}

function vase(inks: CoverInks): Marks {
  const blooms = [
    [-14, -108],
    [8, -112],
    [22, -86],
    [-4, -132],
  ] as const;
  const look = { leafLength: 24, stem: inks.accent, tints: greens(inks), cut: inks.ground };
  const left: Point[] = [
    [0, -54],
    [-6, -90],
    [-28, -128],
  ];
  const right: Point[] = [
    [0, -54],
    [8, -100],
    [20, -150],
  ];
  return (
    fill("M-10-54C-8-44-22-30-14 0H14C22-30 8-44 10-54Z", inks.paper) +
    vine(left, { ...look, leaves: 8, seed: "vase-left" }) +
    vine(right, { ...look, leaves: 9, seed: "vase-right" }) +
    blooms.map(([x, y]) => circle(x, y, 8, inks.paper) + circle(x, y, 2.6, "#e0a84e")).join("")
  );
}

function fruitBowl({ dark }: CoverInks): Marks {
  const fruits = [
    [-16, -34],
    [0, -38],
    [16, -34],
    [-8, -50],
    [8, -50],
  ] as const;
  return (
    fill("M-30-30C-26-8-10 0 0 0S26-8 30-30Z", dark) +
    fruits.map(([x, y]) => circle(x, y, 10, "#d9a24e")).join("")
  );
}

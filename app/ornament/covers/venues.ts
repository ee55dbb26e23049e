import { mixColors } from "../plates/cloth-colors.ts";
import { circle, fill, line, type Marks, place, rounded } from "../plates/pen.ts";
import { createRandom } from "../random.ts";
import { drawBarn, drawBoathouse, drawTownHall } from "./buildings.ts";
import { type CoverCanvas, type CoverInks, isPanoramic, isTall, unitOf } from "./cover-inks.ts";

/** Town hall, barn and boathouse on a shore under mountains. */
export function drawVenues(canvas: CoverCanvas): Marks {
  const { width, height, inks } = canvas;
  const unit = unitOf(canvas);
  const shore = height * 0.7;
  const land =
    rounded`M0 ${shore - 14 * unit}C${width * 0.3} ${shore - 34 * unit} ${width * 0.7} ` +
    rounded`${shore - 30 * unit} ${width} ${shore - 12 * unit}V${shore + 8 * unit}H0Z`;
  return (
    circle(width / 2 + 120 * unit, height * 0.27, 46 * unit, "#f0d9b4") +
    mountains(canvas, shore) +
    water(canvas, shore) +
    fill(land, inks.dark) +
    place(placesOnShore(canvas), width / 2, shore, 0, unit)
  );
}

function mountains(canvas: CoverCanvas, shore: number): Marks {
  const { height, inks } = canvas;
  const unit = unitOf(canvas);
  const ridges = [
    [0.44, 0.2, 190, mixColors(inks.ground, inks.middle, 0.55)],
    [0.55, 0.16, 220, inks.middle],
    [0.64, 0.1, 260, "#5b7f83"],
  ] as const;
  return ridges
    .map(([level, rise, step, color]) =>
      fill(ridge(canvas.width, height * level, height * rise, step * unit, shore), color),
    )
    .join("");
}

/** Valleys and peaks by turns. */
function ridge(width: number, level: number, rise: number, step: number, foot: number): string {
  const random = createRandom(`ridge-${Math.round(step)}`);
  let [x, y] = [-step * 0.4, level - rise * 0.3];
  let data = rounded`M${x} ${foot}V${y}`;
  for (let i = 0; x < width; i++) {
    const nextX = x + step * random.between(0.7, 1.3);
    const nextY = level - rise * (i % 2 ? random.between(0.05, 0.35) : random.between(0.6, 1));
    const pull = (nextX - x) * 0.46;
    data += rounded`C${x + pull} ${y} ${nextX - pull} ${nextY} ${nextX} ${nextY}`;
    [x, y] = [nextX, nextY];
  }
  return data + rounded`V${foot}Z`;
}

function water(canvas: CoverCanvas, shore: number): Marks {
  const { width, height, inks } = canvas;
  const unit = unitOf(canvas);
  const random = createRandom("ripples");
  const ripples = Array.from({ length: Math.ceil(width / (14 * unit)) }, () => {
    const y = random.between(shore + 14 * unit, height + 14 * unit);
    const length = random.between(14, 64) * unit;
    return rounded`M${random.between(0, width)} ${y}h${length}`;
  });
  return (
    fill(rounded`M0 ${shore}H${width}V${height}H0Z`, mixColors(inks.ground, inks.paper, 0.35)) +
    line(ripples.join(""), 2 * unit, inks.middle)
  );
}

function placesOnShore(canvas: CoverCanvas): Marks {
  const { inks } = canvas;
  if (isTall(canvas)) {
    return (
      place(drawTownHall(inks), 108, -20) +
      firs(-220, 4, inks) +
      place(drawBarn(inks), -92, -16) +
      place(drawBoathouse(inks), 26, 2) +
      firs(206, 3, inks)
    );
  }
  const near =
    firs(-470, 7, inks) +
    place(drawTownHall(inks), 214, -20) +
    firs(330, 6, inks) +
    firs(80, 2, inks) +
    place(drawBarn(inks), -20, -16) +
    firs(-140, 1, inks) +
    place(drawBoathouse(inks), -236, 2);
  return isPanoramic(canvas) ? near + firs(490, 8, inks) + firs(-640, 7, inks) : near;
}

/** Spruces in a row from `left`. */
function firs(left: number, count: number, { dark }: CoverInks): Marks {
  const random = createRandom(`firs-${left}`);
  const trees = Array.from({ length: count }, (_, i) => {
    const x = left + i * 26 + random.between(0, 9);
    return fir(x, random.between(60, 116));
  });
  return fill(trees.join(""), dark);
}

/** Three layers of branches, wider towards the foot. */
function fir(x: number, height: number): string {
  const layers = [
    [0.12, 0.62],
    [0.06, 0.62],
    [0.19, 0.3],
    [0.09, 0.3],
    [0.25, 0],
  ] as const;
  const at = (side: number) => (layer: (typeof layers)[number]) =>
    rounded`L${x + side * height * layer[0]} ${-10 - height * layer[1]}`;
  const right = layers.map(at(1)).join("");
  return rounded`M${x} ${-10 - height}${right}${[...layers].reverse().map(at(-1)).join("")}Z`;
}

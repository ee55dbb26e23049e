import { spread } from "../geometry.ts";
import { drawBow } from "./bow.ts";
import { colors, deepened, mixColors } from "./cloth-colors.ts";
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
import { footShadow, shelfHeight } from "./stages.ts";
import { stripes, woven } from "./textiles.ts";

const sideShade = "#6e5f4c";

/** An ale bowl with rose painting. */
export function drawBowl(_look: object, ground: string): Marks {
  const body = "M44 160C48 220 78 250 120 250S192 220 196 160C170 170 70 170 44 160Z";
  const handles =
    "M44 160C26 150 14 132 22 116C34 116 40 128 42 140ZM196 160C214 150 226 132 218 116C206 116 200 128 198 140Z";
  const diamonds = spread(-1, 1, 11).map(
    (u) => rounded`M${115 + u * 68} ${171 - 5 * u * u}l5-5 5 5-5 5Z`,
  );
  const painting =
    fill("M44 150H196V176C160 186 80 186 44 176Z", colors.forest) +
    line("M44 176C80 186 160 186 196 176", 2, colors.brass) +
    place(paintedRose(colors.cream), 120, 206, 0, 1.05) +
    place(paintedRose(colors.brass), 66, 196, 0, 0.6) +
    place(paintedRose(colors.brass), 174, 196, 0, 0.6) +
    fill("M150 150H200V250H138C168 230 172 190 150 150Z", "#6e3a24", 0.22) +
    fill(diamonds.join(""), colors.brass);
  return (
    footShadow(ground, 120, 58) +
    shape(handles, colors.clay) +
    fill(body, "#b8543f") +
    clip(body, painting) +
    line(body) +
    ellipse([120, 160], [76, 8], colors.wood, 1.4) +
    ellipse([120, 162], [66, 5], colors.darkWood) +
    shape("M92 250h56l6 8h-68Z", "#9c4634", 1.3)
  );
}

function paintedRose(color: string): Marks {
  return (
    fill("M0 0C-10-14-30-14-30 2C-30 12-18 12-16 5C-20 8-24 4-22-1C-18-8-8-4 0 4Z", colors.cream) +
    fill("M0 0C10-14 30-14 30 2C30 12 18 12 16 5C20 8 24 4 22-1C18-8 8-4 0 4Z", colors.cream) +
    fill("M0 6C-8 0-8-12 0-16C8-12 8 0 0 6Z", color) +
    fill(
      "M-9 2C-16 6-18 12-14 16C-8 14-5 8-4 4ZM9 2C16 6 18 12 14 16C8 14 5 8 4 4Z",
      colors.brass,
    ) +
    circle(0, -5, 2.4, colors.white)
  );
}

/** Folded blankets of patterned wool. */
export function drawBlankets(_look: object, ground: string): Marks {
  const [wool, thread] = [colors.white, colors.forest];
  const layer = (y: number, height: number, pattern: Marks) => {
    const outline = `M40 ${y}C36 ${y} 34 ${y + height} 42 ${y + height}H196C204 ${y + height} 204 ${y} 198 ${y}Z`;
    const shade = fill(`M164 ${y}h50v${height}h-50Z`, sideShade, 0.16);
    return fill(outline, wool) + clip(outline, pattern + shade) + line(outline);
  };
  const bands = (y: number) => fill(`M40 ${y + 4}h160v6h-160ZM40 ${y + 14}h160v3h-160Z`, thread);
  const striped =
    stripes({ x: 40, y: 196, width: 160, height: 26 }, 8, mixColors(wool, thread, 0.5)) +
    fill("M40 207h160v4h-160Z", colors.brass);
  const diamonds =
    woven({ x: 40, y: 175, width: 160, height: 14 }, 9, thread) +
    fill("M40 171h160v2h-160ZM40 191h160v2h-160Z", colors.clay);
  const fold = "M44 150C44 132 60 128 76 130C100 134 118 128 128 134V240H44Z";
  const foldPattern =
    woven({ x: 40, y: 148, width: 100, height: 20 }, 11, thread) +
    woven({ x: 40, y: 200, width: 100, height: 20 }, 11, colors.clay) +
    fill("M40 178h100v5h-100ZM40 188h100v3h-100Z", thread) +
    fill("M106 120h30v130h-30Z", sideShade, 0.14);
  const fringe = spread(46, 125.8, 20).map((x, i) => rounded`M${x} 236l${(i % 3) - 1} 13`);
  return (
    footShadow(ground, 120, 82) +
    layer(222, 28, bands(222)) +
    layer(196, 26, striped) +
    layer(168, 28, diamonds) +
    layer(144, 24, bands(144)) +
    line(fringe.join(""), 1.1, "#8f8474") +
    fill(fold, wool) +
    clip(fold, foldPattern) +
    line(fold)
  );
}

/** Three filled champagne flutes. */
export function drawFlutes(_look: object, ground: string): Marks {
  const glass = mixColors(ground, "#ffffff", 0.6);
  const cup = "M-19-172C-24-120-16-78 0-70C16-78 24-120 19-172Z";
  const bubbles = [
    [-4, -96],
    [3, -108],
    [-1, -120],
    [5, -90],
    [-7, -110],
  ] as const;
  const flute = (level: number) => {
    const top = -100 - level;
    return (
      line("M0-70V-4", 3.6) +
      line("M0-70V-4", 1.4, glass) +
      shape("M-24 0C-14-5 14-5 24 0Z", glass, 1.3) +
      fill(cup, glass) +
      fill(`M-20.5 ${top}C-19-92-12-76 0-71C12-76 19-92 20.5 ${top}Z`, "#efd79c") +
      fill(`M8 ${top}H20.5C19-92 12-76 3-72C8-82 9-92 8 ${top}Z`, colors.brass) +
      line(cup, 1.4) +
      ellipse([0, -172], [19, 3.4], glass, 1.1) +
      bubbles.map(([x, y]) => circle(x, y, 1.3, colors.white, 0.5)).join("") +
      line("M-13-160C-16-130-13-108-9-96", 1.5, "#ffffff")
    );
  };
  return (
    [64, 178, 120].map((x) => footShadow(ground, x, 22)).join("") +
    place(flute(36), 64, shelfHeight, 0, 0.84) +
    place(flute(24), 178, shelfHeight, 0, 0.84) +
    place(flute(40), 120, shelfHeight, 0, 1.06)
  );
}

/** Silver for one place, tied with a ribbon. */
export function drawCutlery(_look: object, ground: string): Marks {
  const silver = colors.silver;
  const handle =
    shape("M-3.5 150C-5 190-7 214-7 232C-7 244 7 244 7 232C7 214 5 190 3.5 150Z", silver, 1.2) +
    `<circle cx="0" cy="229" r="3.4" stroke="#23201d" stroke-width=".8"/>` +
    line("M0 160V216", 0.8);
  const fork =
    shape(
      "M-9 66V104C-9 122-4 126-3 136L-3.5 152H3.5L3 136C4 126 9 122 9 104V66H6V100H4V66H1.5V100H-1.5V66H-4V100H-6V66Z",
      silver,
      innerPen,
    ) + handle;
  const spoon =
    shape("M0 60C-15 64-15 104 0 112C15 104 15 64 0 60Z", silver, 1.2) +
    fill("M3 66C12 76 12 98 3 108C7 94 7 80 3 66Z", colors.darkSilver) +
    shape("M-2.5 111L-3.5 152H3.5L2.5 111Z", silver, 1.1) +
    handle;
  const knife =
    shape("M-4 58C6 62 10 100 9 152H-4Z", silver, 1.2) +
    line("M5 72C7 100 7 124 6 148", 0.7) +
    handle;
  const pieces = [
    [62, fork],
    [91, fork],
    [120, spoon],
    [149, spoon],
    [178, knife],
  ] as const;
  const shadows = pieces.map(([x]) => `M${x - 1} 76h14V246h-14Z`);
  return (
    fill(shadows.join(""), deepened(ground, 0.1)) +
    pieces.map(([x, piece]) => place(piece, x, 0)).join("") +
    shape("M44 176C80 184 160 184 196 176V190C160 198 80 198 44 190Z", colors.white, 1.2) +
    fill("M150 182C170 180 186 178 195 177V189C186 191 170 193 150 195Z", colors.shadedWhite) +
    drawBow(120, 187, { scale: 0.6, color: colors.white, tail: 40 })
  );
}

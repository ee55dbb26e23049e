import { type Point, spread } from "../geometry.ts";
import { drawBow } from "./bow.ts";
import { colors, ink, mixColors, sheer } from "./cloth-colors.ts";
import { waistSeam } from "./dress-outline.ts";
import { berries, branch, deepGreens } from "./leaves.ts";
import {
  axis,
  bothSides,
  circle,
  clip,
  fill,
  innerPen,
  line,
  type Marks,
  place,
  rounded,
  shape,
} from "./pen.ts";
import { dots, gathers, lace } from "./textiles.ts";

export type BodiceCloth = "plain" | "lace" | "dots" | "ruched" | "darts" | "corset" | "wrap";
export type Waist = "seam" | "sash" | "belt" | "pearls" | "sprig" | "none";

export interface BodiceLook {
  readonly waist: Point;
  readonly cloth: string;
  readonly shade: string;
  readonly ground: string;
}

const box = { x: 84, y: 58, width: 74, height: 84 };
const everywhere = "M0 0H240V300H0Z";

/** What is inside the outline of the bodice. */
export function drawBodiceCloth(kind: BodiceCloth, look: BodiceLook): Marks {
  const { waist, cloth, ground } = look;
  const [half, y] = waist;
  const shade = sideShade(look);
  switch (kind) {
    case "plain":
      return shade;
    case "lace":
      return fill(everywhere, sheer(cloth, ground)) + shade + lace(box, 0.78, 5, cloth);
    case "dots":
      return shade + dots(box, 8, 0.8);
    case "ruched":
      return shade + gathers({ x: 92, y: 80, width: 56, height: 60 });
    case "darts":
      return shade + bothSides(line(`M133 ${y}C134 118 132 108 129 100`, 0.9));
    case "corset":
      return shade + bothSides(line(`M126 ${y}V96M134 ${y}C135 114 136 104 138 94`, 0.8));
    case "wrap":
      return (
        shade +
        line(`M105 66C112 90 126 112 ${axis + half} ${y - 6}`, 1.1) +
        line(`M120 98C114 110 104 120 ${axis - half + 1} 124`, 0.8)
      );
  }
}

function sideShade({ waist: [half, y], shade }: BodiceLook): Marks {
  const edge =
    rounded`M${124 + half * 0.5} 60C${axis + half * 0.9} 84 ${112 + half} 110 ` +
    rounded`${axis + half * 0.5} ${y + 4}H200V60Z`;
  return fill(edge, shade, 0.8);
}

/** The transparent part above the chest. */
export function drawYoke({ cloth, ground }: BodiceLook): Marks {
  const edge = "C140 92 132 80 120 90C108 80 100 92 80 84";
  const area = `M80 50H160V84${edge}Z`;
  const net =
    fill("M80 50H160V140H80Z", mixColors(cloth, ground, 0.5)) +
    dots({ x: 84, y: 54, width: 74, height: 60 }, 7, 0.8);
  return clip(area, net) + line(`M160 84${edge}`, 1.1);
}

export function drawButtons(count: number, top: number): Marks {
  return spread(top + 7, top + 7 + (count - 1) * 8.5, count)
    .map((y) => circle(axis, y, 1.5, ink))
    .join("");
}

export function drawWaist(kind: Waist, waist: Point, color: string): Marks {
  const [half, y] = waist;
  const seam = line(waistSeam(waist), 1.2);
  switch (kind) {
    case "none":
      return "";
    case "seam":
      return seam;
    case "sash": {
      const knot = { scale: 0.62, color, turn: -8, tail: 60 };
      return band(waist, 8, color) + drawBow(axis + half * 0.55, y - 1, knot);
    }
    case "belt":
      return band(waist, 6, color) + shape(`M114 ${y - 5}h12v9h-12Z`, colors.brass, innerPen);
    case "pearls":
      return band(waist, 5, color) + pearls(waist);
    case "sprig":
      return seam + place(sprig(color), axis, y + 1, 0, 0.5);
  }
}

function band([half, y]: Point, height: number, color: string): Marks {
  const [left, right, bend] = [axis - half - 0.5, axis + half + 0.5, half * 0.4];
  const top = y - height;
  return shape(
    rounded`M${left} ${top}C${axis - bend} ${top + 3.5} ${axis + bend} ${top + 3.5} ${right} ${top}` +
      rounded`V${y + 1}C${axis + bend} ${y + 4.5} ${axis - bend} ${y + 4.5} ${left} ${y + 1}Z`,
    color,
    1.2,
  );
}

function pearls([half, y]: Point): Marks {
  return spread(-1, 1, 9)
    .map((u) => circle(axis + u * (half - 3), y - 0.5 + 2.4 * (1 - u * u), 1.7, colors.white, 0.8))
    .join("");
}

function sprig(vein: string): Marks {
  const look = { leaves: 5, tints: deepGreens, vein };
  return (
    branch(
      [
        [0, 0],
        [-14, -3],
        [-30, 3],
      ],
      "olive",
      { ...look, seed: 2 },
    ) +
    branch(
      [
        [0, 0],
        [14, -2],
        [30, 4],
      ],
      "olive",
      { ...look, seed: 8 },
    ) +
    berries(
      [
        [-5, 1],
        [6, 2],
      ],
      5.5,
    )
  );
}

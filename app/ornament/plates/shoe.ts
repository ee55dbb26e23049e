import { spread } from "../geometry.ts";
import { colors, ink, shaded } from "./cloth-colors.ts";
import {
  circle,
  clip,
  dashed,
  fill,
  innerPen,
  line,
  type Marks,
  place,
  rounded,
  shape,
} from "./pen.ts";

export interface ShoeLook {
  readonly model: "pump" | "buckled" | "sandal" | "boot" | "brogue";
  readonly heel: "stiletto" | "block" | "flared" | "flat";
  readonly height: number;
  readonly toe?: "pointed" | "round";
  readonly color?: string;
  readonly sole?: string;
}

/** A shoe from the side, toe to the right: the floor is 0, the heel begins at x = 3. */
export function drawShoe(look: ShoeLook): Marks {
  const { model, color = colors.white, sole = colors.champagne } = look;
  const heel = shape(heelOutline(look), color, 1.3);
  if (model === "sandal") return heel + sandal(look, color, sole);
  if (model === "brogue") return heel + brogue(look.height, color, sole);
  const upper = upperOutline(look);
  return (
    heel +
    shape(soleOutline(look.height), sole, 1.2) +
    fill(upper, color) +
    clip(upper, fill(lowerShade(look.height), shaded(color, 0.16))) +
    line(upper) +
    ornaments(look)
  );
}

function heelOutline({ heel, height: h }: ShoeLook): string {
  switch (heel) {
    case "stiletto":
      return rounded`M3 ${2 - h}C5 ${-h * 0.6} 10 ${-h * 0.3} 10 0H15C15 ${-h * 0.4} 17 ${-h * 0.75} 25 ${-h - 2}Z`;
    case "block":
      return rounded`M2 ${2 - h}L5 0H24L27 ${-h - 1}Z`;
    case "flared":
      return rounded`M3 ${2 - h}C8 ${-h * 0.6} 8 ${-h * 0.3} 4 0H26C22 ${-h * 0.4} 22 ${-h * 0.8} 28 ${-h}Z`;
    case "flat":
      return `M2 ${-h}H36L35 0H3Z`;
  }
}

function soleOutline(h: number): string {
  return (
    rounded`M3 ${1 - h}C24 ${2 - h} 44 ${-h * 0.55} 62 ${-h * 0.28}C76-3 88-2 96-2L128-1` +
    rounded`C133-1 138 1 133 3H94C80 3 68 0 56 ${-h * 0.2}C44 ${-h * 0.45} 26 ${8 - h} 4 ${7 - h}Z`
  );
}

const lowerShade = (h: number) => rounded`M-4 ${-h - 8}C40 ${-h * 0.6 - 4} 70-8 150-10V10H-10Z`;

function upperOutline({ model, height: h, toe }: ShoeLook): string {
  const front =
    toe === "pointed"
      ? "C120-22 138-12 142-5C140-1 136 0 128 0"
      : "C114-26 130-22 135-12C138-4 134 0 126 0";
  const arch = rounded`C108 0 92-1 78 ${-h * 0.1 - 1}C58 ${-h * 0.35} 34 ${-h} 4 ${-h}Z`;
  if (model === "boot") {
    const top = -h - 92;
    return (
      rounded`M4 ${-h}C-3 ${-h - 16} 0 ${-h - 60} 0 ${top}C14 ${top - 5} 36 ${top - 5} 50 ${top}` +
      rounded`C50 ${-h - 50} 52 ${-h - 30} 64 ${-h - 16}C76-36 92-34 104-28${front}${arch}`
    );
  }
  const top = -h - 40;
  if (model === "buckled") {
    return (
      rounded`M4 ${-h}C-3 ${-h - 12}-1 ${-h - 30} 4 ${top}C16 ${top - 2} 28 ${top + 6} 38 ${top + 6}` +
      rounded`C50 ${top + 4} 58 ${-h - 26} 70 ${-h * 0.4 - 26}C84-30 96-28 106-25${front}${arch}`
    );
  }
  return (
    rounded`M4 ${-h}C-3 ${-h - 12}-1 ${-h - 30} 4 ${top}C9 ${top - 1} 11 ${top} 12 ${top + 3}` +
    rounded`C14 ${-h - 22} 30 ${-h - 18} 44 ${-h * 0.72 - 14}` +
    rounded`C58 ${-h * 0.45 - 12} 68 ${-20 - h * 0.08} 84-22C96-26 100-26 106-24${front}${arch}`
  );
}

function ornaments({ model, height: h, color = colors.white }: ShoeLook): Marks {
  if (model === "buckled") {
    const buckle =
      shape("M-11-10h22v18h-22Z", colors.silver, 1.2) +
      shape("M-6-6h12v10h-12Z", color, innerPen) +
      line("M0-10v18", 1.1);
    return place(buckle, 82, -33, 14);
  }
  if (model === "boot") {
    const top = -h - 92;
    const buttons = spread(0, 5, 6).map((i) =>
      circle(40 + i * 2.6 + Math.max(0, i - 3) * 5, top + 14 + i * 13, 1.9, ink),
    );
    const seam = rounded`M30 ${top - 3}C32 ${-h - 40} 38 ${-h - 16} 58 ${-h * 0.5 - 18}`;
    return buttons.join("") + line(seam, 0.9);
  }
  return "";
}

/** A thin platform, two crossed bands over the toes, a heel cup and an ankle strap. */
function sandal({ height: h }: ShoeLook, color: string, sole: string): Marks {
  const bed =
    rounded`M2 ${-h - 2}C22 ${-h - 4} 40 ${-h * 0.7} 58 ${-h * 0.36}C72-12 84-8 98-8H130` +
    rounded`C138-8 140-1 132 2H98C82 2 68-1 55 ${-h * 0.22}C42 ${-h * 0.5} 26 ${5 - h} 4 ${5 - h}Z`;
  const insole = rounded`M4 ${-h - 1}C24 ${-h - 2} 42 ${-h * 0.62} 60 ${-h * 0.3}C74-9 86-6 98-6H131`;
  const farBand =
    "M76-12C82-30 100-38 116-33C124-30 130-22 133-9L126-9C122-18 117-25 110-27C99-30 90-24 85-10Z";
  const nearBand = "M96-8C94-24 104-36 117-38L121-31C111-28 105-20 107-8Z";
  const innerBand = "M119-8C121-20 116-31 106-37L111-42C123-36 130-24 130-8Z";
  const cup =
    rounded`M3 ${-h}C-4 ${-h - 12}-4 ${-h - 28} 1 ${-h - 42}L8 ${-h - 42}` +
    rounded`C8 ${-h - 30} 12 ${-h - 14} 27 ${-h - 4}C20 ${-h + 1} 10 ${-h} 3 ${-h}Z`;
  const ankle =
    rounded`M1 ${-h - 42}C12 ${-h - 52} 38 ${-h - 54} 52 ${-h - 42}L50 ${-h - 36}` +
    rounded`C37 ${-h - 46} 16 ${-h - 45} 7 ${-h - 36}Z`;
  const farAnkle = rounded`M4 ${-h - 40}C16 ${-h - 33} 38 ${-h - 32} 51 ${-h - 39}`;
  const end = rounded`M46 ${-h - 40}L50 ${-h - 26}L45 ${-h - 27}L41 ${-h - 43}Z`;
  return (
    line(farAnkle, innerPen) +
    shape(farBand, shaded(color, 0.2), 1.1) +
    shape(bed, sole, 1.3) +
    line(insole, 0.7) +
    shape(innerBand, color, 1.2) +
    shape(nearBand, color, 1.2) +
    shape(cup, color, 1.3) +
    line(rounded`M5 ${-h - 38}C4 ${-h - 24} 7 ${-h - 12} 16 ${-h - 4}`, 0.7) +
    shape(ankle, color, 1.3) +
    shape(end, color, innerPen) +
    circle(43, -h - 42, 3.2, colors.brass, innerPen)
  );
}

function brogue(h: number, color: string, sole: string): Marks {
  const upper =
    rounded`M4 ${-h}C-2 ${-h - 18} 0 ${-h - 34} 4 ${-h - 44}C16 ${-h - 50} 30 ${-h - 46} 38 ${-h - 48}` +
    rounded`C46 ${-h - 52} 54 ${-h - 44} 62 ${-h - 34}C76 ${-h - 22} 96 ${-h - 24} 108 ${-h - 20}` +
    rounded`C124 ${-h - 16} 136 ${-h - 12} 135 ${-h}Z`;
  const edge = `M2 ${-h - 1}H136C139 ${-h - 1} 139 ${5 - h} 135 ${6 - h}H60L44 ${6 - h}V0H3Z`;
  const shade = `M0 ${-h - 12}C50 ${-h - 2} 100 ${-h - 10} 140 ${-h - 4}V0H0Z`;
  const quarter = `M38 ${-h - 46}C36 ${-h - 32} 40 ${-h - 20} 52 ${-h - 12}C64 ${-h - 6} 70 ${-h - 14} 74 ${-h - 25}`;
  const cap = `M92 ${-h - 22}C84 ${-h - 12} 90 ${-h - 6} 92 ${-h}`;
  const laces = [0, 1, 2].map((i) => `M${46 + i * 7} ${-h - 42 + i * 7}l9 7`);
  const holes = `M94.5 ${-h - 19}C88 ${-h - 11} 93 ${-h - 6} 94.5 ${-h - 2}M104 ${-h - 9}q8-8 16 0M107 ${-h - 6}q6-6 11 0`;
  return (
    shape(edge, sole, 1.3) +
    fill(upper, color) +
    clip(upper, fill(shade, shaded(color, 0.16))) +
    line(upper) +
    line(quarter, 1.1) +
    line(cap, innerPen) +
    line(laces.join(""), 1.3) +
    dashed(holes, 1.4, ink, "0 3.2") +
    line(`M4 ${-h - 14}C12 ${-h - 16} 18 ${-h - 8} 20 ${-h}`, innerPen)
  );
}

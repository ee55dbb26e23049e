import { drawBow } from "./bow.ts";
import { colors, shaded } from "./cloth-colors.ts";
import { clip, fill, line, type Marks, place, shape } from "./pen.ts";
import { drawShoe, type ShoeLook } from "./shoe.ts";
import { flatShadow, footShadow, shelfHeight } from "./stages.ts";

export interface ShoesLook extends ShoeLook {
  readonly box: string;
  readonly boxHeight?: number;
}

/** One shoe stands on the shelf, the other one on its box. */
export function drawShoes(look: ShoesLook, ground: string): Marks {
  const { boxHeight = 62 } = look;
  const top = shelfHeight - boxHeight;
  const tissue =
    `M94 ${top - 12}C98 ${top - 22} 108 ${top - 16} 112 ${top - 24}` +
    `C120 ${top - 14} 128 ${top - 22} 132 ${top - 12}Z`;
  return (
    footShadow(ground, 150, 76) +
    shoebox(top, boxHeight, look.box) +
    shape(tissue, colors.white, 1) +
    place(drawShoe(look), 102, top - 12, 0, 0.86) +
    footShadow(ground, 84, 56) +
    place(drawShoe(look), 22, shelfHeight + 1)
  );
}

function shoebox(top: number, height: number, color: string): Marks {
  const lid = `M82 ${top - 12}h136v13h-136Z`;
  return (
    shape(`M86 ${top}h128v${height}h-128Z`, color) +
    fill(`M175.6 ${top}h38.4v${height}h-38.4Z`, shaded(color)) +
    shape(lid, color) +
    fill(`M175.6 ${top - 11}h41v11h-41Z`, shaded(color)) +
    line(lid)
  );
}

const ballerinaOutline =
  "M0-92C23-92 35-62 33-20C31 16 30 50 24 74C18 95-18 95-24 74C-30 50-31 16-33-20C-35-62-23-92 0-92Z";
const ballerinaInside =
  "M0-44C17-44 23-24 22 6C21 36 20 58 15 71C9 82-9 82-15 71C-20 58-21 36-22 6C-23-24-17-44 0-44Z";

/** Two flat shoes from above. */
export function drawBallerinas({ bow }: { bow: string }, ground: string): Marks {
  const shoe =
    flatShadow(ground, ballerinaOutline) +
    fill(ballerinaOutline, colors.white) +
    clip(ballerinaOutline, fill("M8-100C30-60 24 60 10 100H60V-100Z", shaded(colors.white))) +
    line(ballerinaOutline) +
    shape(ballerinaInside, colors.champagne, 1.2) +
    line("M-12 66C-6 72 6 72 12 66", 0.8) +
    line("M-33-30C-20-58 20-58 33-30", 0.9) +
    drawBow(0, -52, { scale: 0.52, color: bow, tail: 12 });
  return place(shoe, 78, 152, -7) + place(shoe, 163, 152, 6);
}

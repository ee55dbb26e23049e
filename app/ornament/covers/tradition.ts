import {
  circle,
  fill,
  line,
  type Marks,
  mirroredAt,
  place,
  ring,
  rounded,
  turned,
} from "../plates/pen.ts";
import { type CoverCanvas, type CoverInks, isPanoramic, isTall, unitOf } from "./cover-inks.ts";

const red = "#b3313f";

/** A bridal crown with scrolls of rose painting; everything counts from the crown's middle. */
export function drawTradition(canvas: CoverCanvas): Marks {
  const { width, height, inks } = canvas;
  const tall = isTall(canvas);
  const scale = unitOf(canvas) * (tall ? 1.12 : 1.22);
  const marks =
    crown(inks) +
    (tall ? tallScrolls(inks) : wideScrolls(inks)) +
    (isPanoramic(canvas) ? outerScrolls(inks) : "");
  return place(marks, width / 2, height * (tall ? 0.4 : 0.53), 0, scale);
}

function crown(inks: CoverInks): Marks {
  const rosettes = [0, 1, 2, 3].map((i) => rosette(i * 40 + 16, 113, 10.5, inks.dark));
  const half =
    fill("M0 88H150V138H0Z", inks.accent) +
    fill("M0 96H150V101H0ZM0 125H150V130H0Z", inks.ground) +
    rosettes.join("") +
    tine(132, 96, 20, inks) +
    tine(68, 120, 22, inks) +
    [0, 1, 2, 3, 4].map((i) => pendant(14 + i * 31, 146 + (i % 2) * 6, inks)).join("");
  const cross = "M-14-88h28v6h-28ZM-3-104h6v40h-6Z";
  return mirroredAt(0, half) + tine(0, 150, 26, inks) + fill(cross, inks.paper);
}

function rosette(x: number, y: number, radius: number, color: string): Marks {
  const petal = fill(
    rounded`M0 0Q${radius * 0.36} ${-radius * 0.5} 0 ${-radius}Q${-radius * 0.36} ${-radius * 0.5} 0 0Z`,
    color,
  );
  const petals = [0, 60, 120, 180, 240, 300].map((turn) => turned(petal, turn, 0, 0));
  return place(ring(0, 0, radius, 1.2, color) + petals.join(""), x, y);
}

/** One point of the crown, with a ball, a stone and a cut-out. */
function tine(x: number, height: number, half: number, inks: CoverInks): Marks {
  const at = (across: number, up: number) => rounded`${x + half * across} ${90 - height * up}`;
  const outline =
    `M${at(-1, 0)}C${at(-0.5, 0.3)} ${at(-1.3, 0.5)} ${at(-0.7, 0.7)}` +
    `C${at(-0.5, 0.84)} ${at(-0.2, 0.9)} ${at(0, 1)}C${at(0.2, 0.9)} ${at(0.5, 0.84)} ${at(0.7, 0.7)}` +
    `C${at(1.3, 0.5)} ${at(0.5, 0.3)} ${at(1, 0)}Z`;
  const stone = 90 - height * 0.56;
  return (
    fill(outline, inks.accent) +
    circle(x, 81 - height, 8, inks.paper) +
    circle(x, stone, 7.5, inks.dark) +
    circle(x, stone, 3.6, red) +
    fill(`M${at(0, 0.38)}l5 12h-10Z`, inks.dark)
  );
}

function pendant(x: number, y: number, inks: CoverInks): Marks {
  const leaf = rounded`M${x} ${y + 6}c12 12 10 28 0 38c-10-10-12-26 0-38Z`;
  return (
    line(rounded`M${x} 136V${y + 10}`, 1.6, inks.accent) +
    fill(leaf, inks.paper) +
    line(rounded`M${x} ${y + 16}v20`, 1.2, inks.ground)
  );
}

const tendril =
  "M0 0C26-44 84-52 104-14C118 16 92 44 66 34C50 28 46 8 62 2C72-2 80 6 76 14C96 6 92-22 70-26C40-32 18-8 0 0Z";
const buds =
  "M30-26C24-50 40-66 62-62C56-44 46-34 30-26ZM66-46C74-66 96-68 108-54C96-42 82-40 66-46Z" +
  "M104-22C122-30 136-18 136-2C120 2 108-6 104-22ZM96 36C104 50 98 66 84 70C78 56 84 44 96 36Z";

interface Scroll {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  readonly color: string;
  readonly budColor: string;
}

/** A scroll to the right of the crown and its mirror image. */
function scrolls({ x, y, turn, scale, color, budColor }: Scroll): Marks {
  return mirroredAt(0, place(fill(tendril, color) + fill(buds, budColor), x, y, turn, scale));
}

function wideScrolls({ middle, paper }: CoverInks): Marks {
  return (
    scrolls({ x: 176, y: 56, turn: -30, scale: 1.5, color: middle, budColor: paper }) +
    scrolls({ x: 190, y: 90, turn: 34, scale: 1.15, color: paper, budColor: middle })
  );
}

function outerScrolls({ middle, accent }: CoverInks): Marks {
  const petals = "M-18 8C-36 6-42-8-34-20C-20-16-16-4-18 8ZM18 8C36 6 42-8 34-20C20-16 16-4 18 8Z";
  const tulip = fill("M0 22C-16 12-18-8 0-20C18-8 16 12 0 22Z", red) + fill(petals, accent);
  return (
    scrolls({ x: 372, y: 70, turn: -8, scale: 1.2, color: middle, budColor: accent }) +
    mirroredAt(0, place(tulip, 352, -70))
  );
}

function tallScrolls({ middle, paper, ground }: CoverInks): Marks {
  const tulip =
    fill("M0 26C-17 14-19-8 0-22C19-8 17 14 0 26Z", red) +
    fill("M0 12C-8 4-8-6 0-12C8-6 8 4 0 12Z", ground);
  return (
    scrolls({ x: 16, y: 260, turn: -6, scale: 0.88, color: middle, budColor: paper }) +
    place(tulip, 0, 260)
  );
}

import { fill, type Marks, rounded, sheet } from "../plates/pen.ts";
import { drawBorder } from "./borders.ts";
import { drawBudget } from "./budget.ts";
import { type CoverCanvas, type CoverSubject, coverInks } from "./cover-inks.ts";
import type { CoverSize } from "./cover-sizes.ts";
import { drawEtiquette } from "./etiquette.ts";
import { drawPlanning } from "./planning.ts";
import { drawStyle } from "./style.ts";
import { drawTradition } from "./tradition.ts";
import { drawVenues } from "./venues.ts";

const motifs: Readonly<Record<CoverSubject, (canvas: CoverCanvas) => Marks>> = {
  budget: drawBudget,
  planning: drawPlanning,
  tradition: drawTradition,
  style: drawStyle,
  etiquette: drawEtiquette,
  venues: drawVenues,
};

/** Draws a guide's cover like a linocut: flat inks without outlines, in any ratio. */
export function drawCover(subject: CoverSubject, { width, height }: CoverSize): string {
  return sheet([0, 0, width, height], coverMarks(subject, { width, height }));
}

/** Shows the left part of a wider cover, whose motif then stands right of its middle. */
export function drawCoverBeside(subject: CoverSubject, wide: CoverSize, shown: number): string {
  return sheet([0, 0, shown, wide.height], coverMarks(subject, wide));
}

function coverMarks(subject: CoverSubject, { width, height }: CoverSize): Marks {
  const inks = coverInks[subject];
  const border = { width, y: Math.max(14, height * 0.034), inks };
  const lower = { ...border, y: height - border.y };
  return (
    fill(rounded`M0 0H${width}V${height}H0Z`, inks.ground) +
    motifs[subject]({ width, height, inks }) +
    drawBorder[subject](border) +
    (subject === "tradition" ? drawBorder.tradition(lower) : "")
  );
}

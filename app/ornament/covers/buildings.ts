import { spread } from "../geometry.ts";
import { mixColors } from "../plates/cloth-colors.ts";
import { circle, fill, line, type Marks } from "../plates/pen.ts";
import type { CoverInks } from "./cover-inks.ts";

// Each stands on the origin.

interface House {
  readonly half: number;
  readonly wall: number;
  readonly roof: number;
  readonly color: string;
  readonly roofColor: string;
}

/** A gable with its front, under a roof that overhangs. */
function gable({ half, wall, roof, color, roofColor }: House, front: Marks): Marks {
  const top = wall + roof;
  const eaves =
    `M${-half - 9} ${3 - wall}L0 ${-top - 7}L${half + 9} ${3 - wall}` +
    `L${half + 1} ${9 - wall}L0 ${8 - top}L${-half - 1} ${9 - wall}Z`;
  const body = `M${-half} 0V${-wall}L0 ${-top}L${half} ${-wall}V0Z`;
  return fill(body, color) + front + fill(eaves, roofColor);
}

export function drawBarn({ accent, paper, dark }: CoverInks): Marks {
  const planks = spread(-70, 74, 17).map((x) => `M${x} 0V-74`);
  const front =
    line(planks.join(""), 1.4, "#8a342b") +
    fill("M-26-56h52V0h-52Z", paper) +
    fill("M-21-51h20V0h-20Z", dark) +
    line("M4-51L22-4M22-51L4-4", 2, accent) +
    fill("M-11-104h22v20h-22Z", paper) +
    line("M0-104v20M-11-94h22", 2, accent);
  return gable({ half: 78, wall: 74, roof: 62, color: accent, roofColor: dark }, front);
}

/** A naust: a boathouse on posts, with the bow of a boat in its door. */
export function drawBoathouse({ accent, paper, dark }: CoverInks): Marks {
  const boards = spread(-56, -8, 7).map((y) => `M-56 ${y}H56`);
  const front =
    line(boards.join(""), 1.3, "#d9cfbf") +
    fill("M-24-46h48V0h-48Z", dark) +
    fill("M-14 0L-10-14H30L40 0Z", accent);
  const quay = fill("M-64 0h128v7H-64ZM-50 6h5v22h-5ZM46 6h5v22h-5Z", dark);
  return gable({ half: 56, wall: 58, roof: 50, color: paper, roofColor: dark }, front) + quay;
}

/** Oslo's town hall, seen from the fjord. */
export function drawTownHall({ paper, dark }: CoverInks): Marks {
  const brick = "#b5684a";
  const windows = [0, 1, 2, 3, 4, 5].flatMap((row) =>
    [0, 15, 30].map((across) => {
      const y = -196 + row * 24;
      const right = row > 1 ? `M${22 + across} ${y}h7v13h-7Z` : "";
      return `M${across - 60} ${y}h7v13h-7Z${right}`;
    }),
  );
  const columns = spread(-86, 71.5, 8).map((x, i) => {
    const isDoor = i === 3 || i === 4;
    return fill(`M${x}-44h12V0h-12Z`, isDoor ? dark : mixColors(brick, dark, 0.35));
  });
  return (
    fill("M-92-78H92V0H-92Z", brick) +
    fill("M-66-210h50V0h-50ZM16-210h50V0h-50Z", "#a85c40") +
    fill("M-70-216h58v8h-58ZM12-216h58v8H12Z", dark) +
    circle(41, -184, 15, paper) +
    line("M41-184V-194M41-184h8", 2, dark) +
    fill(windows.join(""), paper) +
    columns.join("") +
    fill("M-96-84H96v7H-96Z", dark)
  );
}

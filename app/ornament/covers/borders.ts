import { circle, fill, line, type Marks, ring, rounded } from "../plates/pen.ts";
import { createRandom } from "../random.ts";
import type { CoverInks, CoverSubject } from "./cover-inks.ts";
import { cutLeaf } from "./leaves.ts";

interface Border {
  readonly width: number;
  readonly y: number;
  readonly inks: CoverInks;
}

/** The band of one pattern along the upper edge of a cover. */
export const drawBorder: Readonly<Record<CoverSubject, (border: Border) => Marks>> = {
  budget: coins,
  planning: calendarNotches,
  tradition: chipCarving,
  style: leafBand,
  etiquette: napkinScallops,
  venues: waves,
};

/** Fills the width with pieces of about the given size. */
function repeated(
  width: number,
  size: number,
  draw: (x: number, step: number, i: number) => Marks,
) {
  const count = Math.round(width / size);
  const step = width / count;
  return Array.from({ length: count }, (_, i) => draw(i * step, step, i)).join("");
}

function coins({ width, y, inks }: Border): Marks {
  return repeated(width, 26, (left, step) => {
    const x = left + step / 2;
    return (
      circle(x, y, 9.5, inks.middle) +
      circle(x, y, 3, inks.ground) +
      ring(x, y, 7.6, 0.9, inks.ground)
    );
  });
}

/** The notches of a wooden calendar stick, with each week's longer. */
function calendarNotches({ width, y, inks }: Border): Marks {
  const notches = repeated(
    width,
    12,
    (x, _step, i) => rounded`M${x} ${y - 10}v${i % 7 === 3 ? 20 : 11}`,
  );
  const feasts = repeated(width, 12, (x, _step, i) =>
    i % 28 === 17 ? circle(x, y + 15, 3.2, inks.accent) : "",
  );
  return line(notches, 2, inks.middle) + feasts;
}

function chipCarving({ width, y, inks }: Border): Marks {
  const teeth = repeated(
    width,
    20,
    (x, step) => rounded`M${x} ${y + 8}l${step / 2} -16 ${step / 2} 16Z`,
  );
  const chips = repeated(
    width,
    20,
    (x, step) => rounded`M${x + step / 2} ${y - 3}l${step * 0.2} 8h${step * -0.4}Z`,
  );
  return fill(teeth, inks.middle) + fill(chips, inks.ground);
}

function leafBand({ width, y, inks }: Border): Marks {
  const random = createRandom("leaf-band");
  const look = { length: 15, width: 7, color: inks.middle, cut: inks.ground };
  return (
    line(rounded`M0 ${y}H${width}`, 1.6, inks.middle) +
    repeated(
      width,
      22,
      (x, step) =>
        cutLeaf({ ...look, at: [x + 0.2 * step, y], angle: -0.7 }, random) +
        cutLeaf({ ...look, at: [x + 0.6 * step, y], angle: 0.7 }, random),
    )
  );
}

function napkinScallops({ width, y, inks }: Border): Marks {
  const scallops = repeated(width, 24, (x, step) => {
    const radius = step / 2;
    return rounded`M${x} ${y - 14}v14a${radius} ${radius} 0 0 0 ${step} 0v-14Z`;
  });
  const holes = repeated(width, 24, (x, step) => circle(x + step / 2, y + 2, 3, inks.ground));
  return fill(scallops, inks.paper) + holes;
}

function waves({ width, y, inks }: Border): Marks {
  const wave = (down: number) =>
    repeated(
      width,
      30,
      (x, step) => rounded`M${x} ${y + down}q${step / 4} -12 ${step / 2} 0t${step / 2} 0`,
    );
  return line(wave(5), 2.2, inks.dark) + line(wave(11), 1.2, inks.dark);
}

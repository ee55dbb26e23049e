import { spread } from "../geometry.ts";
import { circle, fill, line, type Marks, place, ring, sheet, turned } from "../plates/pen.ts";
import { createRandom } from "../random.ts";
import { cutLeaf } from "./leaves.ts";

interface SignInks {
  readonly dark: string;
  /** What is cut out of the sign. */
  readonly cut: string;
}

/** Signs of the twelve months as on a primstav, about 44 units high. */
const signs: readonly ((inks: SignInks) => Marks)[] = [
  snowflake,
  rings,
  catkins,
  sprout,
  bud,
  oxEye,
  sun,
  grain,
  lingonberries,
  mapleLeaf,
  candle,
  fir,
];

/** `month` counts from 1. */
export function monthSign(month: number, inks: SignInks): Marks {
  return signs[month - 1]?.(inks) ?? "";
}

/** The sign of a month as a file, beside the month's heading in an article. */
export function drawMonth(month: number): string {
  const marks = monthSign(month, { dark: "#2f4b3c", cut: "#faf7f2" });
  return sheet([-24, -24, 48, 48], marks);
}

const around = (count: number, marks: Marks): Marks =>
  spread(0, 360 - 360 / count, count)
    .map((turn) => turned(marks, turn, 0, 0))
    .join("");

function snowflake({ dark, cut }: SignInks): Marks {
  const axis = "M0-20V20M0-13l-5-5M0-13l5-5M0 13l-5 5M0 13l5 5";
  return (
    [0, 60, 120].map((turn) => turned(line(axis, 2.6, dark), turn, 0, 0)).join("") +
    circle(0, 0, 3.4, cut)
  );
}

function rings({ dark, cut }: SignInks): Marks {
  return (
    ring(0, 5, 13, 5, dark) +
    fill("M-6-9L-9-16-5-21H5L9-16 6-9Z", dark) +
    line("M-5-16H5", 1.2, cut)
  );
}

function catkins({ dark }: SignInks): Marks {
  const hanging = [
    [-7, -10, -24],
    [8, -3, 26],
    [-7, 6, -28],
    [8, 12, 30],
  ] as const;
  const catkin = `<ellipse rx="4.6" ry="7.4" fill="${dark}"/>`;
  return (
    line("M0 21C2 6-2-8 2-22", 2.4, dark) +
    hanging.map(([x, y, turn]) => place(catkin, x, y, turn)).join("")
  );
}

/** A leaf pair of the given look, which grows to both sides of a point. */
function leafPair(y: number, angles: readonly [number, number], size: LeafSize, inks: SignInks) {
  const random = createRandom("month-leaf");
  return angles
    .map((angle) =>
      cutLeaf({ at: [0, y], angle, ...size, color: inks.dark, cut: inks.cut }, random),
    )
    .join("");
}

interface LeafSize {
  readonly length: number;
  readonly width: number;
}

function sprout(inks: SignInks): Marks {
  return (
    line("M0 21V-2", 2.6, inks.dark) +
    leafPair(0, [-2.5, -0.64], { length: 24, width: 13 }, inks) +
    line("M-12 21H12", 2.4, inks.dark)
  );
}

function bud({ dark, cut }: SignInks): Marks {
  const look = { length: 40, width: 27, color: dark, cut };
  return cutLeaf({ at: [0, 21], angle: -Math.PI / 2, ...look }, createRandom("month-leaf"));
}

function oxEye({ dark }: SignInks): Marks {
  const petal = fill("M0-5C-7-9-6-20 0-21C6-20 7-9 0-5Z", dark);
  return around(8, petal) + circle(0, 0, 4.6, "#d9a24e");
}

function sun({ dark }: SignInks): Marks {
  return circle(0, 0, 9, dark) + around(12, fill("M-2.4-12L0-22 2.4-12Z", dark));
}

function grain({ dark }: SignInks): Marks {
  const kernels = [
    [-6, -6, -26],
    [6, -6, 26],
    [-6, 4, -26],
    [6, 4, 26],
    [0, -15, 0],
  ] as const;
  const kernel = fill("M0-8C5-3 5 4 0 8C-5 4-5-3 0-8Z", dark);
  return (
    line("M0 22V-10", 2.2, dark) + kernels.map(([x, y, turn]) => place(kernel, x, y, turn)).join("")
  );
}

function lingonberries(inks: SignInks): Marks {
  const red = "#9b2335";
  return (
    line("M0-20C-2-8 2 0-8 8M0-8C6-2 8 2 8 8", 2, inks.dark) +
    circle(-8, 12, 8, red) +
    circle(8, 12, 8, red) +
    line("M-11.5 10a4.5 4.5 0 0 1 3-3M4.5 10a4.5 4.5 0 0 1 3-3", 1.2, inks.cut) +
    leafPair(-16, [0.3, 2.8], { length: 18, width: 9 }, inks)
  );
}

function mapleLeaf({ dark, cut }: SignInks): Marks {
  const outline =
    "M0 22V10C-8 14-16 12-20 6C-16 5-15 2-17-3C-12-3-10-4-10-9C-6-8-3-12 0-22" +
    "C3-12 6-8 10-9C10-4 12-3 17-3C15 2 16 5 20 6C16 12 8 14 0 10Z";
  return fill(outline, dark) + line("M0 20V-10M0 4L-9 0M0 4L9 0", 1.2, cut);
}

function candle({ dark, cut }: SignInks): Marks {
  return (
    fill("M-6 22V-4H6V22Z", dark) +
    fill("M0-23C7-13 6-7 0-7S-7-13 0-23Z", "#c9835a") +
    line("M-14 22H14", 2.6, dark) +
    line("M-1 18V2", 1.3, cut)
  );
}

function fir({ dark, cut }: SignInks): Marks {
  return (
    fill("M0-23L8-9H4L12 3H6L16 16H-16L-6 3H-12L-4-9H-8Z", dark) +
    fill("M-2.5 16h5v6h-5Z", dark) +
    line("M0-14V10", 1.1, cut)
  );
}

import type { Point } from "../geometry.ts";
import type { Cubic } from "../path.ts";

export type Silhouette =
  | "a"
  | "ball"
  | "sheath"
  | "mermaid"
  | "empire"
  | "tea"
  | "slip"
  | "trumpet"
  | "girl";

export type Neckline =
  | "v"
  | "deepV"
  | "round"
  | "boat"
  | "square"
  | "high"
  | "sweetheart"
  | "straps"
  | "halter";

export type Sleeve =
  | "long"
  | "threeQuarter"
  | "bell"
  | "bishop"
  | "puff"
  | "cap"
  | "flutter"
  | "offShoulder";

/** The side of the skirt from waist to hem; x counts from the axis. */
export interface SkirtShape {
  readonly waist: Point;
  readonly hem: Point;
  readonly side: readonly Cubic[];
}

function skirt(waist: Point, ...side: readonly Cubic[]): SkirtShape {
  const [x, y] = side.at(-1)?.slice(4) ?? [];
  return { waist, hem: [x ?? 0, y ?? 0], side };
}

export const silhouettes: Readonly<Record<Silhouette, SkirtShape>> = {
  a: skirt([22, 130], [31, 160, 52, 216, 70, 262]),
  ball: skirt([20, 130], [42, 134, 56, 152, 64, 178], [72, 206, 82, 240, 86, 262]),
  sheath: skirt([22, 131], [31, 148, 34, 172, 34, 200], [34, 226, 37, 250, 41, 267]),
  mermaid: skirt(
    [22, 131],
    [31, 148, 34, 166, 31, 190],
    [28, 208, 27, 216, 29, 222],
    [34, 242, 50, 256, 68, 263],
  ),
  empire: skirt([26, 108], [33, 142, 48, 212, 60, 264]),
  tea: skirt([22, 130], [35, 148, 58, 180, 74, 213]),
  slip: skirt([24, 132], [33, 158, 38, 206, 48, 266]),
  trumpet: skirt([22, 131], [29, 156, 36, 186, 40, 210], [45, 232, 54, 254, 62, 266]),
  girl: skirt([25, 118], [38, 134, 56, 164, 66, 196]),
};

/** From the axis over the neck to the end of the shoulder. */
export interface NecklineShape {
  readonly start: Point;
  readonly steps: readonly (Point | Cubic)[];
  /** Where the shoulder ends; without one the bodice ends under the arms. */
  readonly shoulder?: Point;
}

export const necklines: Readonly<Record<Neckline, NecklineShape>> = {
  v: { start: [0, 100], steps: [[4, 90, 11, 76, 15, 65]], shoulder: [31, 68] },
  deepV: { start: [0, 114], steps: [[3, 100, 10, 80, 17, 65]], shoulder: [28, 67] },
  round: { start: [0, 83], steps: [[9, 83, 15, 75, 16, 65]], shoulder: [32, 68] },
  boat: { start: [0, 71], steps: [[12, 71, 21, 68, 27, 66]], shoulder: [34, 68] },
  square: {
    start: [0, 86],
    steps: [
      [17, 86],
      [18, 65],
    ],
    shoulder: [30, 68],
  },
  high: { start: [0, 62], steps: [[5, 62, 9, 60, 10, 57]], shoulder: [32, 68] },
  sweetheart: {
    start: [0, 91],
    steps: [
      [2, 83, 9, 79, 15, 79],
      [21, 79, 25, 85, 27, 92],
    ],
  },
  straps: {
    start: [0, 92],
    steps: [
      [6, 90, 12, 84, 18, 78],
      [21, 82, 25, 88, 27, 95],
    ],
  },
  halter: { start: [0, 98], steps: [[3, 86, 7, 70, 9, 60]], shoulder: [15, 60] },
};

/** The right sleeve, x from the axis; `cuff` is a line at its end. */
export interface SleeveShape {
  readonly outline: string;
  readonly cuff?: string;
}

export const sleeves: Readonly<Record<Sleeve, SleeveShape>> = {
  long: {
    outline: "M29 68C41 71 47 92 51 120C54 142 57 156 59 168L47 172C44 152 38 124 27 97Z",
    cuff: "M47.5 166C51 166 55 164.5 58.2 162",
  },
  threeQuarter: {
    outline: "M29 68C41 71 46 90 50 114L54 138L43 141C40 124 34 110 27 97Z",
  },
  bell: {
    outline:
      "M29 68C42 72 47 96 50 120C54 140 66 156 76 172C66 182 48 184 38 176C42 150 38 120 27 97Z",
    cuff: "M40 170C50 176 66 174 73 166",
  },
  bishop: {
    outline:
      "M29 68C44 72 56 100 62 128C66 146 62 156 56 160L58 170L46 172L45 162C36 156 38 124 27 97Z",
    cuff: "M45 162C49 163 53 162 56 160",
  },
  puff: {
    outline: "M28 67C42 60 58 72 56 94C50 104 36 104 27 97Z",
    cuff: "M54 97C46 104 36 103 29 98",
  },
  cap: { outline: "M22 66C36 66 44 72 48 84C40 86 33 91 27 97Z" },
  flutter: { outline: "M22 66C40 66 52 78 58 98C50 102 44 98 40 103C36 98 31 101 27 97Z" },
  offShoulder: {
    outline: "M27 92C36 82 48 82 52 92C54 104 52 112 48 118C42 110 34 104 27 104Z",
    cuff: "M46 86C48 94 48 104 46 114",
  },
};

/** A cover is printed in a few flat inks; what is cut out shows the ground. */
export interface CoverInks {
  readonly ground: string;
  readonly dark: string;
  readonly paper: string;
  readonly middle: string;
  readonly accent: string;
}

export const coverInks = {
  budget: {
    ground: "#b98f45",
    dark: "#5a3f1d",
    paper: "#fbf3e2",
    middle: "#e7c98d",
    accent: "#9b2335",
  },
  planning: {
    ground: "#2f4b3c",
    dark: "#1f352a",
    paper: "#f3eadb",
    middle: "#8fa595",
    accent: "#d9b871",
  },
  tradition: {
    ground: "#465d70",
    dark: "#2c3f4e",
    paper: "#f3eadb",
    middle: "#9db2bd",
    accent: "#dcb967",
  },
  style: {
    ground: "#a05c3f",
    dark: "#6b3a26",
    paper: "#fbf3e6",
    middle: "#e0b093",
    accent: "#2f4b3c",
  },
  etiquette: {
    ground: "#ead3c6",
    dark: "#2f4b3c",
    paper: "#fffaf2",
    middle: "#dcb5a4",
    accent: "#9b2335",
  },
  venues: {
    ground: "#c6d4d6",
    dark: "#33505a",
    paper: "#fbf8f1",
    middle: "#8facb1",
    accent: "#a8453a",
  },
} as const satisfies Record<string, CoverInks>;

export type CoverSubject = keyof typeof coverInks;

/** What a motif fills; it is symmetric about the middle, and its height decides its scale. */
export interface CoverCanvas {
  readonly width: number;
  readonly height: number;
  readonly inks: CoverInks;
}

const squarish = 1.15;
const panoramic = 1.7;

export const isTall = ({ width, height }: CoverCanvas): boolean => width <= height * squarish;

export const isPanoramic = ({ width, height }: CoverCanvas): boolean => width > height * panoramic;

/** Motifs are drawn for a height of 600. */
export const unitOf = ({ height }: CoverCanvas): number => height / 600;

import type { OrnamentTheme } from "../palettes.ts";

export interface LandscapePalette {
  /** From the top of the picture down to the glow at the horizon. */
  readonly sky: readonly [high: string, middle: string, glow: string];
  readonly sun: string;
  readonly farRidge: string;
  readonly nearRidge: string;
}

/** A theme's weather, and a blue hour that suits them all. */
export type LandscapeMood = OrnamentTheme | "blue";

export const landscapePalettes: Readonly<Record<LandscapeMood, LandscapePalette>> = {
  romantic: {
    sky: ["#f1d3cd", "#f8e4da", "#fdf3e6"],
    sun: "#fffaf0",
    farRidge: "#d9bfc4",
    nearRidge: "#5d6659",
  },
  modern: {
    sky: ["#c3c7cd", "#dcdee1", "#f6f6f6"],
    sun: "#ffffff",
    farRidge: "#a6abb4",
    nearRidge: "#25272c",
  },
  rustic: {
    sky: ["#d8d3b9", "#ebe3cb", "#f7efdc"],
    sun: "#fffaec",
    farRidge: "#b0b796",
    nearRidge: "#444a31",
  },
  vintage: {
    sky: ["#bcc2dc", "#d9d2e4", "#f1e5e1"],
    sun: "#fdf4e6",
    farRidge: "#a3a9c8",
    nearRidge: "#464f6a",
  },
  boho: {
    sky: ["#e7b98f", "#f3d3ac", "#f9e6c9"],
    sun: "#fff3da",
    farRidge: "#d9a27c",
    nearRidge: "#6b4a35",
  },
  garden: {
    sky: ["#c6dde0", "#e6efe4", "#fcefec"],
    sun: "#fff6f0",
    farRidge: "#9fbfa9",
    nearRidge: "#2f4b3c",
  },
  elegant: {
    sky: ["#232936", "#4d5263", "#b9a58a"],
    sun: "#f0dcae",
    farRidge: "#4c5263",
    nearRidge: "#15171c",
  },
  blue: {
    sky: ["#b9cbd9", "#dde6ea", "#f6efe2"],
    sun: "#fffdf4",
    farRidge: "#a3b6c4",
    nearRidge: "#3d5149",
  },
};

import type { LandscapePalette, OrnamentColors, PagePalette, Stems, Swatches } from "../colors.ts";

const paper = "#fdf8f4";
const gold = "#b98f4a";

export const swatches: Swatches = ["#e9b7b4", "#f3cdb4", gold];

export const page: PagePalette = {
  paper,
  surface: "#ffffff",
  ink: "#3f2c2d",
  muted: "#75575a",
  line: "#e7d5cf",
  edge: "#947f7d",
  frame: gold,
  accent: "#9b2335",
  onAccent: "#ffffff",
  tint: "#f9ece6",
  blush: "#f9ece6",
  yes: "#2f4b3c",
  gold: "#85622b",
  error: "#9b2335",
};

export const ornament: OrnamentColors = {
  paper,
  ink: "#53393a",
  fineInk: "#93696a",
  leaf0: "#e8ebdf",
  leaf1: "#b7c3a9",
  leaf2: "#869a80",
  stamen: "#c79a45",
  berry: "#c98a8e",
};

export const stems: Stems = { ink: "#9a7170", fineInk: "#b99392" };

export const landscape: LandscapePalette = {
  sky: ["#f1d3cd", "#f8e4da", "#fdf3e6"],
  sun: "#fffaf0",
  farRidge: "#d9bfc4",
  nearRidge: "#5d6659",
};

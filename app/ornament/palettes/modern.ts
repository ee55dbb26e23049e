import type { LandscapePalette, OrnamentColors, PagePalette, Stems, Swatches } from "../colors.ts";

const paper = "#ffffff";
const line = "#d3d5d9";

export const swatches: Swatches = ["#ffffff", "#8d9093", "#c9c9c7"];

export const page: PagePalette = {
  paper,
  surface: "#ffffff",
  ink: "#17181a",
  muted: "#5c5f66",
  line,
  edge: "#85888e",
  frame: line,
  accent: "#17181a",
  onAccent: "#ffffff",
  tint: "#f1f2f3",
  blush: "#f1f2f3",
  yes: "#17181a",
  gold: "#5c5f66",
  error: "#b3261e",
};

export const ornament: OrnamentColors = {
  paper,
  ink: "#2a2a2c",
  fineInk: "#8b8b90",
  petal0: "#f3f3f4",
  leaf2: "#d9d9dc",
};

export const stems: Stems = {};

export const landscape: LandscapePalette = {
  sky: ["#c3c7cd", "#dcdee1", "#f6f6f6"],
  sun: "#ffffff",
  farRidge: "#a6abb4",
  nearRidge: "#25272c",
};

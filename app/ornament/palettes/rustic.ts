import type { LandscapePalette, OrnamentColors, PagePalette, Stems, Swatches } from "../colors.ts";

const paper = "#f3ecdc";

export const swatches: Swatches = ["#9caf88", "#e3d5bd", "#8b6b4a"];

export const page: PagePalette = {
  paper,
  surface: "#fbf7ec",
  ink: "#33291d",
  muted: "#5f4e36",
  line: "#d5c5a5",
  edge: "#8a7c66",
  frame: "#a67f52",
  accent: "#4b5d3e",
  onAccent: "#fffdf5",
  tint: "#e9dfc8",
  blush: "#e9dfc8",
  yes: "#4b5d3e",
  gold: "#74522c",
  error: "#8f2f24",
};

export const ornament: OrnamentColors = {
  paper,
  ink: "#4a3f33",
  fineInk: "#80705c",
  white0: "#fffdf6",
  straw0: "#f4e0b0",
  straw1: "#dcb767",
  straw2: "#a67a38",
  leaf0: "#e4e8d6",
  leaf1: "#aebb95",
  leaf2: "#768a63",
  berry: "#8f3a2e",
};

export const stems: Stems = { ink: "#8a7352", fineInk: "#a8916c" };

export const landscape: LandscapePalette = {
  sky: ["#d8d3b9", "#ebe3cb", "#f7efdc"],
  sun: "#fffaec",
  farRidge: "#b0b796",
  nearRidge: "#444a31",
};

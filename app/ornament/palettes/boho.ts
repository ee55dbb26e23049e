import type { LandscapePalette, OrnamentColors, PagePalette, Stems, Swatches } from "../colors.ts";

const paper = "#faf1e6";
const terracotta = "#c9714f";

export const swatches: Swatches = [terracotta, "#f0e2cb", "#c59a4a"];

export const page: PagePalette = {
  paper,
  surface: "#fffaf3",
  ink: "#43291b",
  muted: "#744f38",
  line: "#e3c9ad",
  edge: "#947661",
  frame: terracotta,
  accent: "#974627",
  onAccent: "#fff8ef",
  tint: "#f3dfc8",
  blush: "#f3dfc8",
  yes: "#4d5330",
  gold: "#7f5225",
  error: "#8f2f24",
};

export const ornament: OrnamentColors = {
  paper,
  ink: "#5a3d2c",
  fineInk: "#92694e",
  petal0: "#f8dcc6",
  petal1: "#ebb48f",
  petal2: "#d1875d",
  petal3: "#a65435",
  leaf0: "#e8e6d2",
  leaf1: "#c0bd97",
  leaf2: "#8d8c64",
  stamen: "#7c4a2b",
  berry: "#a65435",
};

export const stems: Stems = { ink: "#a5714f", fineInk: "#bd8f6e" };

export const landscape: LandscapePalette = {
  sky: ["#e7b98f", "#f3d3ac", "#f9e6c9"],
  sun: "#fff3da",
  farRidge: "#d9a27c",
  nearRidge: "#6b4a35",
};

import type { LandscapePalette, OrnamentColors, PagePalette, Stems, Swatches } from "../colors.ts";

const paper = "#f4f2f6";
const frame = "#a98a4c";

export const swatches: Swatches = ["#9fb3c6", "#c6bcd8", "#a88a4e"];

export const page: PagePalette = {
  paper,
  surface: "#fbfafc",
  ink: "#313852",
  muted: "#585f7b",
  line: "#cbc7da",
  edge: "#7d8199",
  frame,
  accent: "#45547e",
  onAccent: "#ffffff",
  tint: "#e7e3f0",
  blush: "#e7e3f0",
  yes: "#45547e",
  gold: "#785b24",
  error: "#8c2f4b",
};

export const ornament: OrnamentColors = {
  paper,
  ink: "#4c556b",
  fineInk: "#8089a0",
  petal0: "#eef0f6",
  petal1: "#d5dbe9",
  petal2: "#adb9d2",
  petal3: "#7a89ad",
  second0: "#f4eff6",
  second1: "#e0d6e8",
  second2: "#c0b0cf",
  second3: "#93809f",
  leaf0: "#e3e7e8",
  leaf1: "#b0bcc0",
  leaf2: "#7f9197",
  stamen: frame,
  berry: frame,
};

export const stems: Stems = { ink: "#8b84a8", fineInk: "#a59fbd" };

export const landscape: LandscapePalette = {
  sky: ["#bcc2dc", "#d9d2e4", "#f1e5e1"],
  sun: "#fdf4e6",
  farRidge: "#a3a9c8",
  nearRidge: "#464f6a",
};

import type { LandscapePalette, OrnamentColors, PagePalette, Stems, Swatches } from "../colors.ts";

const paper = "#fafdf7";
const line = "#cadcc6";

export const swatches: Swatches = ["#5f7f5c", "#ffffff", "#efc9c6"];

export const page: PagePalette = {
  paper,
  surface: "#ffffff",
  ink: "#22342a",
  muted: "#52655a",
  line,
  edge: "#7b8a80",
  frame: line,
  accent: "#356a44",
  onAccent: "#ffffff",
  tint: "#ecf4e8",
  blush: "#fae9e8",
  yes: "#356a44",
  gold: "#9a3d56",
  error: "#a3243f",
};

export const ornament: OrnamentColors = {
  paper,
  ink: "#34433a",
  fineInk: "#66786b",
  petal0: "#e9ecf8",
  petal1: "#bcc6ea",
  petal2: "#8493d0",
  petal3: "#5463ab",
  second0: "#fdf1f1",
  second1: "#f9dfe2",
  second2: "#efb9c2",
  second3: "#d67f93",
  leaf0: "#dfead8",
  leaf1: "#a3bf97",
  leaf2: "#668c66",
  berry: "#b5303c",
};

export const stems: Stems = { ink: "#6d8f72", fineInk: "#8aa78e" };

export const landscape: LandscapePalette = {
  sky: ["#c6dde0", "#e6efe4", "#fcefec"],
  sun: "#fff6f0",
  farRidge: "#9fbfa9",
  nearRidge: "#2f4b3c",
};

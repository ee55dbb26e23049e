import type { LandscapePalette, OrnamentColors, PagePalette, Stems, Swatches } from "../colors.ts";

const paper = "#191a1d";
const gilt = "#cdb37a";

export const swatches: Swatches = ["#1d1b1a", "#f3ead8", "#b08d4f"];

export const page: PagePalette = {
  paper,
  surface: "#202126",
  ink: "#f2ece0",
  muted: "#b5ab98",
  line: "#3b3830",
  edge: "#8b857a",
  frame: gilt,
  accent: gilt,
  onAccent: "#191a1d",
  tint: "#202126",
  blush: "#202126",
  yes: gilt,
  gold: gilt,
  error: "#eba79b",
};

export const ornament: OrnamentColors = {
  paper,
  ink: gilt,
  fineInk: "#a08a5a",
  petal0: "#2c2920",
  petal1: "#26251f",
  petal2: "#222120",
  petal3: "#1d1d1e",
  white0: "#1f2021",
  leaf0: "#1d1e20",
  leaf1: "#2a2822",
  leaf2: "#37322a",
  stamen: gilt,
  berry: gilt,
};

export const stems: Stems = {};

export const landscape: LandscapePalette = {
  sky: ["#232936", "#4d5263", "#b9a58a"],
  sun: "#f0dcae",
  farRidge: "#4c5263",
  nearRidge: "#15171c",
};

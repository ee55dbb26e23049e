import type { ThemeId } from "#app/features/weddings/rules.ts";

/** Where the hero puts picture and names. */
export type HeroLayout =
  | "arch"
  | "bleed"
  | "beside"
  | "deco"
  | "half-circle"
  | "overgrown"
  | "dark";

/** Every colour of the page, `#rrggbb`. */
export interface Palette {
  paper: string;
  /** Cards and fields. */
  surface: string;
  ink: string;
  muted: string;
  /** Hairlines that carry no meaning. */
  line: string;
  /** Edges of fields and buttons. */
  edge: string;
  accent: string;
  onAccent: string;
  tint: string;
  /** A second tint, for every other card. */
  blush: string;
  /** The chosen answer and the count of those who come. */
  yes: string;
  /** Small display text: times of day, kickers. */
  gold: string;
  error: string;
}

export interface ThemeLook {
  hero: HeroLayout;
  palette: Palette;
}

/** Layout and colours of each theme; its type, shapes and details are in styles/theme-*.css. */
export const looks: Readonly<Record<ThemeId, ThemeLook>> = {
  romantic: {
    hero: "arch",
    palette: {
      paper: "#fdf8f4",
      surface: "#ffffff",
      ink: "#3f2c2d",
      muted: "#75575a",
      line: "#e7d5cf",
      edge: "#947f7d",
      accent: "#9b2335",
      onAccent: "#ffffff",
      tint: "#f9ece6",
      blush: "#f9ece6",
      yes: "#2f4b3c",
      gold: "#85622b",
      error: "#9b2335",
    },
  },
  modern: {
    hero: "bleed",
    palette: {
      paper: "#ffffff",
      surface: "#ffffff",
      ink: "#17181a",
      muted: "#5c5f66",
      line: "#d3d5d9",
      edge: "#85888e",
      accent: "#17181a",
      onAccent: "#ffffff",
      tint: "#f1f2f3",
      blush: "#f1f2f3",
      yes: "#17181a",
      gold: "#5c5f66",
      error: "#b3261e",
    },
  },
  rustic: {
    hero: "beside",
    palette: {
      paper: "#f3ecdc",
      surface: "#fbf7ec",
      ink: "#33291d",
      muted: "#5f4e36",
      line: "#d5c5a5",
      edge: "#8a7c66",
      accent: "#4b5d3e",
      onAccent: "#fffdf5",
      tint: "#e9dfc8",
      blush: "#e9dfc8",
      yes: "#4b5d3e",
      gold: "#74522c",
      error: "#8f2f24",
    },
  },
  vintage: {
    hero: "deco",
    palette: {
      paper: "#f4f2f6",
      surface: "#fbfafc",
      ink: "#313852",
      muted: "#585f7b",
      line: "#cbc7da",
      edge: "#7d8199",
      accent: "#45547e",
      onAccent: "#ffffff",
      tint: "#e7e3f0",
      blush: "#e7e3f0",
      yes: "#45547e",
      gold: "#785b24",
      error: "#8c2f4b",
    },
  },
  boho: {
    hero: "half-circle",
    palette: {
      paper: "#faf1e6",
      surface: "#fffaf3",
      ink: "#43291b",
      muted: "#744f38",
      line: "#e3c9ad",
      edge: "#947661",
      accent: "#974627",
      onAccent: "#fff8ef",
      tint: "#f3dfc8",
      blush: "#f3dfc8",
      yes: "#4d5330",
      gold: "#7f5225",
      error: "#8f2f24",
    },
  },
  garden: {
    hero: "overgrown",
    palette: {
      paper: "#fafdf7",
      surface: "#ffffff",
      ink: "#22342a",
      muted: "#52655a",
      line: "#cadcc6",
      edge: "#7b8a80",
      accent: "#356a44",
      onAccent: "#ffffff",
      tint: "#ecf4e8",
      blush: "#fae9e8",
      yes: "#356a44",
      gold: "#9a3d56",
      error: "#a3243f",
    },
  },
  elegant: {
    hero: "dark",
    palette: {
      paper: "#191a1d",
      surface: "#202126",
      ink: "#f2ece0",
      muted: "#b5ab98",
      line: "#3b3830",
      edge: "#8b857a",
      accent: "#cdb37a",
      onAccent: "#191a1d",
      tint: "#202126",
      blush: "#202126",
      yes: "#cdb37a",
      gold: "#cdb37a",
      error: "#eba79b",
    },
  },
};

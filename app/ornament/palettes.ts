import {
  commonColors,
  type LandscapePalette,
  type OrnamentColors,
  type OrnamentPalette,
  type PagePalette,
  type Stems,
  type Swatches,
} from "./colors.ts";
import * as boho from "./palettes/boho.ts";
import * as elegant from "./palettes/elegant.ts";
import * as garden from "./palettes/garden.ts";
import * as modern from "./palettes/modern.ts";
import * as romantic from "./palettes/romantic.ts";
import * as rustic from "./palettes/rustic.ts";
import * as vintage from "./palettes/vintage.ts";

export const ornamentThemes = [
  "romantic",
  "modern",
  "rustic",
  "vintage",
  "boho",
  "garden",
  "elegant",
] as const;

export type OrnamentTheme = (typeof ornamentThemes)[number];

type PerTheme<Value> = Readonly<Record<OrnamentTheme, Value>>;

export const swatches: PerTheme<Swatches> = {
  romantic: romantic.swatches,
  modern: modern.swatches,
  rustic: rustic.swatches,
  vintage: vintage.swatches,
  boho: boho.swatches,
  garden: garden.swatches,
  elegant: elegant.swatches,
};

export const pagePalettes: PerTheme<PagePalette> = {
  romantic: romantic.page,
  modern: modern.page,
  rustic: rustic.page,
  vintage: vintage.page,
  boho: boho.page,
  garden: garden.page,
  elegant: elegant.page,
};

const ornamentColors: PerTheme<OrnamentColors> = {
  romantic: romantic.ornament,
  modern: modern.ornament,
  rustic: rustic.ornament,
  vintage: vintage.ornament,
  boho: boho.ornament,
  garden: garden.ornament,
  elegant: elegant.ornament,
};

export const stemsOverPhoto: PerTheme<Stems> = {
  romantic: romantic.stems,
  modern: modern.stems,
  rustic: rustic.stems,
  vintage: vintage.stems,
  boho: boho.stems,
  garden: garden.stems,
  elegant: elegant.stems,
};

export type LandscapeMood = OrnamentTheme | "blue";

export const landscapePalettes: Readonly<Record<LandscapeMood, LandscapePalette>> = {
  romantic: romantic.landscape,
  modern: modern.landscape,
  rustic: rustic.landscape,
  vintage: vintage.landscape,
  boho: boho.landscape,
  garden: garden.landscape,
  elegant: elegant.landscape,
  blue: {
    sky: ["#b9cbd9", "#dde6ea", "#f6efe2"],
    sun: "#fffdf4",
    farRidge: "#a3b6c4",
    nearRidge: "#3d5149",
  },
};

const hexColor = /^#[0-9a-f]{6}$/i;

/** Returns a theme's palette with a couple's own colours; ignores anything but `#rrggbb`. */
export function ornamentPalette(
  theme: OrnamentTheme,
  overrides: Partial<OrnamentPalette> = {},
): OrnamentPalette {
  const own = Object.entries(overrides).filter(([, color]) => hexColor.test(color ?? ""));
  return { ...commonColors, ...ornamentColors[theme], ...Object.fromEntries(own) };
}

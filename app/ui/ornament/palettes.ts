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

type Ramp<Name extends string, Step extends number> = `${Name}${Step}`;

/** What a colour is for. In every ramp 0 is the palest tone. */
export type ColorRole =
  | "paper"
  | "ink"
  /** Veins, hairs and folds: about half as strong as the ink. */
  | "fineInk"
  /** The theme's main flower. */
  | Ramp<"petal", 0 | 1 | 2 | 3>
  /** The flower that keeps it company. */
  | Ramp<"second", 0 | 1 | 2 | 3>
  | Ramp<"white", 0 | 1 | 2>
  | Ramp<"leaf", 0 | 1 | 2>
  /** Grain, plumes and everything dried. */
  | Ramp<"straw", 0 | 1 | 2>
  | "stamen"
  | "berry"
  | "berryLight"
  | "seed"
  | "gilt";

export type Palette = Readonly<Record<ColorRole, string>>;

export type Tones3 = readonly [ColorRole, ColorRole, ColorRole];
export type Tones4 = readonly [ColorRole, ColorRole, ColorRole, ColorRole];

export const petalTones = ["petal0", "petal1", "petal2", "petal3"] as const satisfies Tones4;
export const secondTones = ["second0", "second1", "second2", "second3"] as const satisfies Tones4;
export const whiteTones = ["white0", "white0", "white1", "white2"] as const satisfies Tones4;
export const leafTones = ["leaf0", "leaf1", "leaf2"] as const satisfies Tones3;
export const strawTones = ["straw0", "straw1", "straw2"] as const satisfies Tones3;

const base: Palette = {
  paper: "#fbf7f2",
  ink: "#453733",
  fineInk: "#7a655e",
  petal0: "#fdf2ee",
  petal1: "#f7dcd6",
  petal2: "#eab5b3",
  petal3: "#c67a84",
  second0: "#fef3e8",
  second1: "#fae0cf",
  second2: "#f0c2a8",
  second3: "#d69778",
  white0: "#fffdf9",
  white1: "#f5efe4",
  white2: "#e4d9c3",
  leaf0: "#e6eadd",
  leaf1: "#b3c0a4",
  leaf2: "#7f947b",
  straw0: "#f5e7d3",
  straw1: "#e0c29d",
  straw2: "#bd8e64",
  stamen: "#c39a4a",
  berry: "#9b2335",
  berryLight: "#d35a68",
  seed: "#f3d9a0",
  gilt: "#9a7b3c",
};

/**
 * The specification names the colours of a theme in words (romantic: pink, peach, gold;
 * rustic: sage green, beige, wood …); these are the inks and washes those words became.
 */
export const palettes: Readonly<Record<OrnamentTheme, Palette>> = {
  romantic: {
    ...base,
    paper: "#fdf8f4",
    ink: "#53393a",
    fineInk: "#93696a",
    leaf0: "#e8ebdf",
    leaf1: "#b7c3a9",
    leaf2: "#869a80",
    stamen: "#c79a45",
    berry: "#c98a8e",
  },
  modern: {
    ...base,
    paper: "#ffffff",
    ink: "#2a2a2c",
    fineInk: "#8b8b90",
    petal0: "#f3f3f4",
    leaf2: "#d9d9dc",
  },
  rustic: {
    ...base,
    paper: "#f7f2e8",
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
  },
  vintage: {
    ...base,
    paper: "#f6f4f3",
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
    stamen: "#a98a4c",
    berry: "#a98a4c",
  },
  boho: {
    ...base,
    paper: "#faf1e6",
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
  },
  garden: {
    ...base,
    paper: "#f8faf4",
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
  },
  elegant: {
    ...base,
    paper: "#191a1d",
    ink: "#cdb37a",
    fineInk: "#a08a5a",
    petal0: "#2c2920",
    petal1: "#26251f",
    petal2: "#222120",
    petal3: "#1d1d1e",
    white0: "#1f2021",
    leaf0: "#1d1e20",
    leaf1: "#2a2822",
    leaf2: "#37322a",
    stamen: "#cdb37a",
    berry: "#cdb37a",
  },
};

const hexColor = /^#[0-9a-f]{6}$/i;

/** A theme's palette with a couple's own colours; anything but `#rrggbb` is ignored. */
export function paletteFor(theme: OrnamentTheme, overrides: Partial<Palette> = {}): Palette {
  const own = Object.entries(overrides).filter(([, color]) => hexColor.test(color ?? ""));
  return { ...palettes[theme], ...Object.fromEntries(own) };
}

export function blendColors(from: string, to: string, t: number): string {
  const channels = [1, 3, 5].map((i) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(i, i + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * t)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

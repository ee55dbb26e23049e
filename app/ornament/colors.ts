type Ramp<Name extends string, Step extends number> = `${Name}${Step}`;

/** In every ramp 0 is the palest tone. */
export type ColorRole =
  | "paper"
  | "ink"
  /** Veins, hairs and folds: about half as strong as the ink. */
  | "fineInk"
  | Ramp<"petal", 0 | 1 | 2 | 3>
  | Ramp<"second", 0 | 1 | 2 | 3>
  | Ramp<"white", 0 | 1 | 2>
  | Ramp<"leaf", 0 | 1 | 2>
  | Ramp<"straw", 0 | 1 | 2>
  | "stamen"
  | "berry"
  | "berryLight"
  | "seed"
  | "gilt";

export type OrnamentPalette = Readonly<Record<ColorRole, string>>;

export type OrnamentColors = Partial<OrnamentPalette> &
  Pick<OrnamentPalette, "paper" | "ink" | "fineInk">;

export type Tones3 = readonly [ColorRole, ColorRole, ColorRole];
export type Tones4 = readonly [ColorRole, ColorRole, ColorRole, ColorRole];

export const petalTones = ["petal0", "petal1", "petal2", "petal3"] as const satisfies Tones4;
export const secondTones = ["second0", "second1", "second2", "second3"] as const satisfies Tones4;
export const whiteTones = ["white0", "white0", "white1", "white2"] as const satisfies Tones4;
export const leafTones = ["leaf0", "leaf1", "leaf2"] as const satisfies Tones3;
export const strawTones = ["straw0", "straw1", "straw2"] as const satisfies Tones3;

/** All colours are `#rrggbb`. */
export interface PagePalette {
  paper: string;
  surface: string;
  ink: string;
  muted: string;
  /** Hairlines that carry no meaning. */
  line: string;
  /** Edges of fields and buttons. */
  edge: string;
  frame: string;
  accent: string;
  onAccent: string;
  tint: string;
  blush: string;
  yes: string;
  gold: string;
  error: string;
}

export type Swatches = readonly [string, string, string];

/** Ink over the couple's photo: a middle tone, since the photo may be bright or dark. */
export interface Stems {
  readonly ink?: string;
  readonly fineInk?: string;
}

export interface LandscapePalette {
  readonly sky: readonly [high: string, middle: string, glow: string];
  readonly sun: string;
  readonly farRidge: string;
  readonly nearRidge: string;
}

/** Defaults for themes without colours of their own. */
export const commonColors: Omit<OrnamentPalette, "paper" | "ink" | "fineInk"> = {
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

export function blendColors(from: string, to: string, t: number): string {
  const channels = [1, 3, 5].map((i) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(i, i + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * t)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

// A wedding: two people, a day, a place and the look of their page.

export const themeIds = [
  "romantic",
  "modern",
  "rustic",
  "vintage",
  "boho",
  "garden",
  "elegant",
] as const;

export type ThemeId = (typeof themeIds)[number];

export interface Theme {
  name: string;
  /** What sets it apart, in a few words. */
  description: string;
  /** What choosing the theme writes into the wedding's colours. */
  colors: string;
  /** The same three colours to show. */
  swatches: readonly [string, string, string];
}

export const themes: Readonly<Record<ThemeId, Theme>> = {
  romantic: {
    name: "Romantisk",
    description: "Buer, peoner og kursiv",
    colors: "rosa, fersken, gull",
    swatches: ["#e9b7b4", "#f3cdb4", "#b98f4a"],
  },
  modern: {
    name: "Moderne",
    description: "Rutenett, store navn, mye luft",
    colors: "hvit, grå, sølv",
    swatches: ["#ffffff", "#8d9093", "#c9c9c7"],
  },
  rustic: {
    name: "Rustikk",
    description: "Havre, tre og grovt papir",
    colors: "salviegrønn, beige, tre",
    swatches: ["#9caf88", "#e3d5bd", "#8b6b4a"],
  },
  vintage: {
    name: "Vintage",
    description: "Ramme, hjørner og antikt gull",
    colors: "støvblå, lavendel, antikt gull",
    swatches: ["#9fb3c6", "#c6bcd8", "#a88a4e"],
  },
  boho: {
    name: "Bohemsk",
    description: "Varm jord, halvsirkel, tørket gress",
    colors: "terrakotta, krem, gull",
    swatches: ["#c9714f", "#f0e2cb", "#c59a4a"],
  },
  garden: {
    name: "Hage",
    description: "Klatrende blader rundt rammen",
    colors: "grønn, hvit, blush",
    swatches: ["#5f7f5c", "#ffffff", "#efc9c6"],
  },
  elegant: {
    name: "Elegant",
    description: "Mørk bunn og gull, et monogram",
    colors: "svart, elfenben, gull",
    swatches: ["#1d1b1a", "#f3ead8", "#b08d4f"],
  },
};

/** The themes the wizard offers; `elegant` is chosen on the edit page. */
export const wizardThemeIds = themeIds.filter((id) => id !== "elegant");

export const defaultTheme: ThemeId = "romantic";

export function isThemeId(value: string): value is ThemeId {
  return (themeIds as readonly string[]).includes(value);
}

/** How the two are spoken of; the stored names stay in `bride` and `groom`. */
export const pairings = ["bride-groom", "bride-bride", "groom-groom"] as const;

export type Pairing = (typeof pairings)[number];

/** "Kari og Ola". */
export function weddingName({ bride, groom }: { bride: string; groom: string }): string {
  return `${bride} og ${groom}`;
}

/** "Fruktlåven, Lofthus", one of the two, or nothing. */
export function formatPlace({ venue, city }: { venue: string; city: string }): string {
  return [venue, city].filter(Boolean).join(", ");
}

/** The longest text, in UTF-16 units as browsers count `maxlength`, that each field takes. */
export const maxLengths = {
  bride: 80,
  groom: 80,
  venue: 120,
  city: 120,
  theme: 200,
  colors: 200,
  story: 5000,
  ceremony: 2000,
  reception: 2000,
} as const;

export const maxGuestCount = 2000;

interface FontFace {
  readonly weight: string;
  readonly style?: "normal" | "italic";
  readonly axes?: string;
  readonly subsets?: readonly Subset[];
  readonly sizeAdjust?: number;
  /** Axes of a variable font that the build fixes or limits, because the file gets smaller. */
  readonly limits?: Readonly<Record<string, number | { min: number; max: number }>>;
}

export type Subset = "latin" | "latin-ext";

/** Installed fonts of one design, shown while the files load. */
interface FallbackFont {
  readonly names: readonly string[];
  /** Mean advance relative to the regular style, the only one that fontaine measures. */
  readonly styleWidths: { readonly bold: number; readonly italic: number };
}

export interface FontFamily {
  readonly family: string;
  readonly source: string;
  readonly faces: readonly FontFace[];
  readonly fallback: FallbackFont;
  /** The build leaves out all other features of the font, and the glyphs only they show. */
  readonly features?: readonly string[];
  readonly ranges: Readonly<Record<Subset, string>>;
}

const arial: FallbackFont = {
  names: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
  styleWidths: { bold: 1, italic: 1 },
};
const georgia: FallbackFont = {
  names: ["Georgia", "Gelasio"],
  styleWidths: { bold: 1, italic: 1.02 },
};
const times: FallbackFont = {
  names: ["Times New Roman", "Liberation Serif", "Tinos"],
  styleWidths: { bold: 1.065, italic: 1.005 },
};

/** Latin covers Norwegian; latin-ext loads only when a name needs it. */
const fontsourceRanges = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
};

/** Without phonetic letters and arrows, because every guest page contains these rules. */
const shortRanges = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212",
  "latin-ext": "U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0",
};

/** What browsers use of themselves for Latin text, and the figures that our stylesheets ask for. */
const guestPageFeatures = [
  ...["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig"],
  ...["lnum", "tnum"],
];

export const fontFamilies: readonly FontFamily[] = [
  {
    family: "Fraunces Variable",
    source: "@fontsource-variable/fraunces",
    faces: [
      {
        weight: "350 430",
        axes: "full",
        limits: { SOFT: 60, WONK: 0, wght: { min: 350, max: 430 } },
        // The file's metrics are those of its smallest optical size, but headings are set larger.
        sizeAdjust: 1.0313,
      },
      { weight: "100 900", style: "italic", axes: "wonk", subsets: ["latin"] },
    ],
    fallback: georgia,
    ranges: fontsourceRanges,
  },
  {
    family: "Instrument Sans Variable",
    source: "@fontsource-variable/instrument-sans",
    faces: [{ weight: "400 700", axes: "wght" }],
    fallback: arial,
    ranges: fontsourceRanges,
  },
  guestPageFamily("Alegreya", times, [
    { weight: "500" },
    { weight: "500", style: "italic" },
    { weight: "700" },
  ]),
  guestPageFamily("Alegreya Sans", arial, [{ weight: "400" }, { weight: "500" }]),
  guestPageFamily("Bodoni Moda", times, [{ weight: "400" }]),
  guestPageFamily("Cormorant Garamond", times, [
    { weight: "500" },
    { weight: "500", style: "italic" },
  ]),
  // fontaine weights letters as English does; Norwegian text is 1.6 % narrower in this face.
  guestPageFamily("EB Garamond", times, [{ weight: "400", sizeAdjust: 0.932 }]),
  {
    family: "Figtree",
    source: "@fontsource-variable/figtree",
    faces: [{ weight: "300 900", axes: "wght" }],
    fallback: arial,
    features: guestPageFeatures,
    ranges: shortRanges,
  },
  guestPageFamily("Jost", arial, [{ weight: "300" }, { weight: "400" }, { weight: "500" }]),
  // Upright Lora and Marcellus are used for names and headings only, whose many capitals are narrow.
  guestPageFamily("Lora", times, [
    { weight: "400", sizeAdjust: 1.12 },
    { weight: "400", style: "italic" },
  ]),
  guestPageFamily("Marcellus", times, [{ weight: "400", sizeAdjust: 1.075 }]),
  guestPageFamily("Mulish", arial, [{ weight: "400" }, { weight: "600" }]),
  guestPageFamily("Playfair Display", times, [
    { weight: "400" },
    { weight: "400", style: "italic" },
  ]),
];

function guestPageFamily(family: string, fallback: FallbackFont, faces: FontFace[]): FontFamily {
  const source = `@fontsource/${family.toLowerCase().replaceAll(" ", "-")}`;
  return { family, source, faces, fallback, features: guestPageFeatures, ranges: shortRanges };
}

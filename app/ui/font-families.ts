interface FontFace {
  readonly weight: string;
  readonly style?: "normal" | "italic";
  readonly axes?: string;
  readonly subsets?: readonly Subset[];
  readonly sizeAdjust?: number;
  /** Axes of a variable font that the build fixes or limits, because the file gets smaller. */
  readonly limits?: Readonly<Record<string, number | { min: number; max: number }>>;
}

/** `basic`, what most pages need, is cut from the file of `latin`. */
export type Subset = "latin-ext" | "latin" | "basic";

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
  readonly features?: Readonly<Record<Subset, readonly string[]>>;
  /** Browsers take a character of several ranges from the last one. */
  readonly ranges: Readonly<Partial<Record<Subset, string>>>;
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

/** With the letters of its neighbours, and the punctuation of our texts. */
const norwegian =
  "U+0000-007F,U+00A0,U+00A7,U+00A9,U+00AB,U+00AD,U+00B0,U+00B7,U+00BB,U+00BD,U+00C1,U+00C4-00C6,U+00C9,U+00D6-00D8,U+00DC,U+00E0-00E1,U+00E4-00E6,U+00E8-00EA,U+00F2-00F4,U+00F6-00F8,U+00FC,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+2212";

/** Latin-ext loads only when a name needs it. */
const fontsourceRanges = {
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
};

/** Without phonetic letters and arrows, because every guest page contains these rules. */
const guestPageRanges = {
  "latin-ext": "U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0",
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212",
  basic: norwegian,
};

/** What browsers use of themselves for Latin text, and the figures that our stylesheets ask for. */
const basicFeatures = ["calt", "kern", "liga", "locl", "lnum", "tnum"];
const allFeatures = [...basicFeatures, "ccmp", "clig", "mark", "mkmk", "rlig"];
const guestPageFeatures = { "latin-ext": allFeatures, latin: allFeatures, basic: basicFeatures };

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
      { weight: "100 900", style: "italic", axes: "wonk", subsets: ["latin", "basic"] },
    ],
    fallback: georgia,
    ranges: { ...fontsourceRanges, basic: norwegian },
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
    ranges: guestPageRanges,
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
  return { family, source, faces, fallback, features: guestPageFeatures, ranges: guestPageRanges };
}

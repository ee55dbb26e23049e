import { toOklch } from "#app/ui/color.ts";
import { type ThemeId, themes } from "../rules.ts";

const colorsByName: Readonly<Record<string, string>> = {
  rosa: "#e3a1ab",
  lakserosa: "#f0a08f",
  laks: "#f0a08f",
  babyrosa: "#f4c6d0",
  puderrosa: "#e6c1bd",
  rosé: "#dba9a6",
  rose: "#dba9a6",
  fuksia: "#c2317f",
  magenta: "#b8276f",
  cerise: "#c42a5b",
  lyserosa: "#f2c4cb",
  gammelrosa: "#c08a8e",
  støvrosa: "#c9999b",
  pudderrosa: "#e6c1bd",
  pudder: "#e6c1bd",
  blush: "#eec3be",
  fersken: "#f2b48f",
  aprikos: "#efa46f",
  korall: "#ea7560",
  rød: "#b3202c",
  vinrød: "#6d1a2d",
  burgunder: "#6b1930",
  bordeaux: "#641a2c",
  rubin: "#9b1c3c",
  bringebær: "#b5294e",
  jordbær: "#c8303f",
  granateple: "#8e2138",
  tyttebær: "#9b2335",
  kirsebær: "#8c1c30",
  terrakotta: "#b95c3c",
  rust: "#a4502a",
  mandarin: "#e2812f",
  mango: "#e59a35",
  oransje: "#d97520",
  gul: "#e0b021",
  sitron: "#e8cf3f",
  honning: "#cf9836",
  rav: "#c8832b",
  oker: "#c08a35",
  sennep: "#c1932c",
  gull: "#b08d4f",
  rosegull: "#c08d7d",
  roségull: "#c08d7d",
  messing: "#a98648",
  kobber: "#a8623b",
  bronse: "#8c6239",
  brun: "#6f4a31",
  karamell: "#a8703f",
  kanel: "#9a5b34",
  mokka: "#6b4a3a",
  kakao: "#5b3a2a",
  sjokolade: "#4e3024",
  kastanje: "#6e3426",
  tre: "#8b6b4a",
  grønn: "#4a7c4e",
  grønt: "#4a7c4e",
  eplegrønn: "#8cab4b",
  gressgrønn: "#5b8c3e",
  lime: "#9bb53c",
  pistasj: "#a9bf8c",
  sjøgrønn: "#5f9c8a",
  jade: "#4d9479",
  militærgrønn: "#59603d",
  salvie: "#93a688",
  salviegrønn: "#93a688",
  oliven: "#6f7440",
  olivengrønn: "#6f7440",
  mosegrønn: "#5e6b3b",
  skoggrønn: "#2f4f3a",
  flaskegrønn: "#1f4534",
  mint: "#a5d3bd",
  mintgrønn: "#a5d3bd",
  eukalyptus: "#83a394",
  smaragd: "#0f6b52",
  turkis: "#3fa6a6",
  petrol: "#1c5864",
  sjøblå: "#2f6f8f",
  aqua: "#5fb7b7",
  akvamarin: "#6db8ad",
  blå: "#3b64a0",
  blått: "#3b64a0",
  babyblå: "#b7d0e6",
  dueblå: "#7f95ab",
  stålblå: "#5a7794",
  denim: "#4a6588",
  jeansblå: "#4a6588",
  kornblomst: "#5a7fc4",
  kornblå: "#5a7fc4",
  safir: "#25478f",
  kobolt: "#2747a3",
  koboltblå: "#2747a3",
  indigo: "#333a7d",
  nattblå: "#1d2748",
  midnattsblå: "#1d2748",
  lyseblå: "#a3c1de",
  himmelblå: "#8db9dc",
  støvblå: "#8fa5ba",
  isblå: "#c0d6e0",
  marineblå: "#1f3157",
  marine: "#1f3157",
  mørkeblå: "#22335c",
  kongeblå: "#2a49a5",
  lavendel: "#b3a3d3",
  lilla: "#8a6bae",
  ametyst: "#8a63a8",
  orkidé: "#b06bb0",
  mauve: "#a4849f",
  syrin: "#b294c7",
  fiolett: "#6d4a98",
  plomme: "#5e2a50",
  aubergine: "#432243",
  svart: "#1c1b1b",
};

/** Known, but the page is light or grey already. */
const neutralNames = new Set(
  (
    "hvit offwhite snøhvit eggehvit perlehvit kritt krem fløte elfenben ivory perle champagne " +
    "beige sand lin natur nude taupe kamel grå grått koks antrasitt skifer granitt sølv platina krystall"
  ).split(" "),
);

/** The end of compounds such as "høstgul" and "duegrå". */
const stems = "rosa rød gul gull grønn blå lilla brun oransje hvit grå beige".split(" ");
const minPrefixLength = 3;

const modifiers = ["mørke", "mørk", "dyp", "lyse", "lys", "pastell", "dus", "dempet"];

export interface NamedColor {
  /** As the couple wrote it. */
  text: string;
  /** `#rrggbb` for the page; null for white, grey and unknown colours. */
  color: string | null;
  isKnown: boolean;
}

/** Returns the colours of a text such as "Støvblå, gull og #aabbcc" in order. */
export function readColors(text: string): NamedColor[] {
  return text
    .normalize("NFC")
    .split(/[,;+&/\n]|\bog\b|\bmed\b/iu)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
    .map((phrase) => ({ text: phrase, ...readColor(phrase.toLowerCase()) }));
}

export function parseColors(text: string): string[] {
  return readColors(text).flatMap(({ color }) => color ?? []);
}

/** Returns whether the text is what choosing the theme writes, apart from commas and case. */
export function isThemeColors(theme: ThemeId, colors: string): boolean {
  return normalise(colors) === normalise(themes[theme].colors);
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?:\bog\b|[\s,])+/gu, " ")
    .trim();
}

function readColor(phrase: string): Omit<NamedColor, "text"> {
  const hex = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/.exec(phrase)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    return { color: unlessGrey(digits) ?? null, isKnown: true };
  }
  const words = phrase.split(/[^\p{L}]+/u);
  const color = words.map(colorOf).find((known) => known !== undefined) ?? null;
  return { color, isKnown: color !== null || words.some(isNeutral) };
}

function colorOf(word: string): string | undefined {
  return formsOf(word)
    .map((form) => colorsByName[form])
    .find((color) => color !== undefined);
}

function isNeutral(word: string): boolean {
  return formsOf(word).some((form) => neutralNames.has(form));
}

/** Returns the word without its ending, its modifier and what its colour is compared with. */
function formsOf(word: string): string[] {
  const modifier = modifiers.find((name) => word.startsWith(name)) ?? "";
  const endings = [word, word.replace(/e$|t$/u, "")];
  const stem = stems.find(
    (name) => endings[1]?.endsWith(name) && word.length - name.length >= minPrefixLength,
  );
  return [...endings, ...endings.map((form) => form.slice(modifier.length)), stem ?? ""];
}

function unlessGrey(digits: string): string | undefined {
  const { lightness, chroma } = toOklch(`#${digits}`);
  return chroma > 0.02 || lightness < 0.45 ? `#${digits}` : undefined;
}

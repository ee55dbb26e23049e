import { toOklch } from "./color.ts";

/** Without white, cream and grey, because the page's background is light already. */
const colorsByName: Readonly<Record<string, string>> = {
  rosa: "#e3a1ab",
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
  tyttebær: "#9b2335",
  kirsebær: "#8c1c30",
  terrakotta: "#b95c3c",
  rust: "#a4502a",
  oransje: "#d97520",
  gul: "#e0b021",
  sennep: "#c1932c",
  gull: "#b08d4f",
  kobber: "#a8623b",
  bronse: "#8c6239",
  brun: "#6f4a31",
  tre: "#8b6b4a",
  grønn: "#4a7c4e",
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
  blå: "#3b64a0",
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
  syrin: "#b294c7",
  fiolett: "#6d4a98",
  plomme: "#5e2a50",
  aubergine: "#432243",
  svart: "#1c1b1b",
};

const modifiers: Readonly<Record<string, string>> = {
  mørk: "mørk",
  mørke: "mørk",
  dyp: "mørk",
  lys: "lys",
  lyse: "lys",
  pastell: "lys",
};

/** Returns the colours of a text such as "Støvblå, gull og #aabbcc", without greys, in order. */
export function parseColors(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/[,;+&/\n]|\bog\b|\bmed\b/u)
    .map(parseColor)
    .filter((color) => color !== undefined);
}

function parseColor(phrase: string): string | undefined {
  const hex = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/.exec(phrase)?.[1];
  if (hex)
    return unlessGrey(hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex);
  const parts = phrase.split(/[^\p{L}]+/u);
  for (const part of parts) {
    const color = colorsByName[part] ?? colorsByName[part.replace(/e$|t$/u, "")];
    if (color) return color;
    const modifier = Object.keys(modifiers).find(
      (name) => part.startsWith(name) && colorsByName[part.slice(name.length)],
    );
    if (modifier) return colorsByName[part.slice(modifier.length)];
  }
  return undefined;
}

function unlessGrey(digits: string): string | undefined {
  const { lightness, chroma } = toOklch(`#${digits}`);
  return chroma > 0.02 || lightness < 0.45 ? `#${digits}` : undefined;
}

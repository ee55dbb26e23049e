import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "harfbuzzjs";
import type { ThemeId } from "#app/features/weddings/rules.ts";
import {
  type Lettering,
  letteringWith,
  readFont,
} from "#app/platform/lettering/lettering.server.ts";
import { scriptsIn } from "./scripts.ts";

/** The font of the names, named like Fontsource's files. */
const nameFonts: Readonly<Record<ThemeId, { family: string; face: string; isSans?: true }>> = {
  romantic: { family: "cormorant-garamond", face: "500-italic" },
  modern: { family: "jost", face: "500-normal", isSans: true },
  rustic: { family: "alegreya", face: "700-normal" },
  vintage: { family: "playfair-display", face: "400-normal" },
  boho: { family: "marcellus", face: "400-normal" },
  garden: { family: "lora", face: "400-normal" },
  elegant: { family: "bodoni-moda", face: "400-normal" },
};

const loadedFonts = new Map<string, Promise<Font | null>>();

/** Loads the fonts that `texts` need. */
export async function letteringOf(theme: ThemeId, texts: readonly string[]): Promise<Lettering> {
  return letteringWith(await fontsFor(theme, texts.join(" ")));
}

async function fontsFor(theme: ThemeId, text: string): Promise<Font[]> {
  const { family, face, isSans } = nameFonts[theme];
  const notoFace = Number.parseInt(face, 10) < 600 ? "400-normal" : "700-normal";
  const files = [
    fontFile(family, "latin", face),
    fontFile(family, "latin-ext", face),
    ...scriptsIn(text).flatMap(({ subset, sans, serif }) => [
      fontFile(family, subset, face),
      fontFile(isSans ? sans : serif, subset, notoFace),
    ]),
  ];
  const fonts = await Promise.all(files.map(loadFont));
  return fonts.filter((font) => font !== null);
}

function fontFile(family: string, subset: string, face: string): string {
  return `@fontsource/${family}/files/${family}-${subset}-${face}.woff`;
}

/** Returns null for a subset that the family lacks. */
function loadFont(file: string): Promise<Font | null> {
  const loaded = loadedFonts.get(file) ?? readFontFile(file);
  loadedFonts.set(file, loaded);
  return loaded;
}

async function readFontFile(file: string): Promise<Font | null> {
  const path = resolve(file);
  if (!path) return null;
  return readFont(await readFile(path));
}

function resolve(file: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    return null;
  }
}

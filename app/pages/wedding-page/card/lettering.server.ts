import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import type { ThemeId } from "#app/features/weddings/rules.ts";

type Font = opentype.Font;

/** Named like Fontsource's files. */
const fontFaces: Readonly<Record<ThemeId, readonly [family: string, face: string]>> = {
  romantic: ["cormorant-garamond", "500-italic"],
  modern: ["jost", "500-normal"],
  rustic: ["alegreya", "700-normal"],
  vintage: ["playfair-display", "400-normal"],
  boho: ["marcellus", "400-normal"],
  garden: ["lora", "400-normal"],
  elegant: ["bodoni-moda", "400-normal"],
};

/** Converts text to paths, so that a picture needs no font where it is shown. */
export interface Lettering {
  /** In ems; null when the font lacks one of the letters. */
  widthOf(text: string): number | null;
  /** Returns path data of one line; empty when the font lacks one of the letters. */
  centred(text: string, line: { middle: number; baseline: number; size: number }): string;
}

const loaded = new Map<ThemeId, Promise<Lettering>>();

export function letteringOf(theme: ThemeId): Promise<Lettering> {
  const known = loaded.get(theme) ?? load(theme);
  loaded.set(theme, known);
  return known;
}

async function load(theme: ThemeId): Promise<Lettering> {
  const [family, face] = fontFaces[theme];
  const fonts = await Promise.all(
    ["latin", "latin-ext"].map((subset) =>
      readFont(`@fontsource/${family}/files/${family}-${subset}-${face}.woff`),
    ),
  );
  const widthOf = (text: string) =>
    setGlyphs(fonts, text)?.reduce((sum, { advance }) => sum + advance, 0) ?? null;
  return {
    widthOf,
    centred(text, { middle, baseline, size }) {
      let x = middle - ((widthOf(text) ?? 0) * size) / 2;
      const paths = setGlyphs(fonts, text)?.map(({ glyph, advance }) => {
        const path = pathData(glyph.getPath(x, baseline, size));
        x += advance * size;
        return path;
      });
      return paths?.join("") ?? "";
    },
  };
}

async function readFont(file: string): Promise<Font> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** The library's own writer turns a number such as 401.00000000000006 into NaN. */
function pathData(path: opentype.Path): string {
  const round = (value: number) => String(Math.round(value * 10) / 10);
  return path.commands
    .map((command) => {
      const numbers = ["x1", "y1", "x2", "y2", "x", "y"].flatMap((name) => {
        const value: unknown = Reflect.get(command, name);
        return typeof value === "number" ? [round(value)] : [];
      });
      return command.type + numbers.join(" ");
    })
    .join("");
}

function setGlyphs(fonts: Font[], text: string) {
  const letters = [...text.normalize("NFC")].map((letter) => {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(letter) > 0);
    return font && { font, glyph: font.charToGlyph(letter) };
  });
  const glyphs = [];
  for (const [index, letter] of letters.entries()) {
    if (!letter) return null;
    const { font, glyph } = letter;
    const next = letters[index + 1];
    const kerning = next?.font === font ? font.getKerningValue(glyph, next.glyph) : 0;
    glyphs.push({ glyph, advance: ((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm });
  }
  return glyphs;
}

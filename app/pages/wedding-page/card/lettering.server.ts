import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import type { ThemeId } from "#app/features/weddings/rules.ts";

type Font = opentype.Font;

/** Family, weight and style of each theme's names, as Fontsource names its files. */
const faces: Readonly<Record<ThemeId, readonly [family: string, face: string]>> = {
  romantic: ["cormorant-garamond", "500-italic"],
  modern: ["jost", "500-normal"],
  rustic: ["alegreya", "700-normal"],
  vintage: ["playfair-display", "400-normal"],
  boho: ["marcellus", "400-normal"],
  garden: ["lora", "400-normal"],
  elegant: ["bodoni-moda", "400-normal"],
};

interface Line {
  /** Where the line's middle, or its left edge, stands. */
  middle: number;
  baseline: number;
  /** Font size at most; smaller when the text would be wider than `width`. */
  height: number;
  width: number;
}

/** Sets type as paths, so that a picture needs no font where it is shown. */
export interface Lettering {
  /** SVG path data, or null when the face lacks one of the letters. */
  centred(text: string, line: Line): string | null;
}

const loaded = new Map<ThemeId, Promise<Lettering>>();

/** The lettering of a theme's display face; read from disk once. */
export function letteringOf(theme: ThemeId): Promise<Lettering> {
  const known = loaded.get(theme) ?? load(theme);
  loaded.set(theme, known);
  return known;
}

async function load(theme: ThemeId): Promise<Lettering> {
  const [family, face] = faces[theme];
  const fonts = await Promise.all(
    ["latin", "latin-ext"].map((subset) =>
      readFont(`@fontsource/${family}/files/${family}-${subset}-${face}.woff`),
    ),
  );
  return {
    centred(text, line) {
      const glyphs = setGlyphs(fonts, text);
      if (!glyphs) return null;
      const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
      const size = Math.min(line.height, line.width / width);
      let x = line.middle - (width * size) / 2;
      return glyphs
        .map(({ glyph, advance }) => {
          const path = glyph.getPath(x, line.baseline, size).toPathData(1);
          x += advance * size;
          return path;
        })
        .join("");
    },
  };
}

async function readFont(file: string): Promise<Font> {
  const path = createRequire(import.meta.url).resolve(file);
  const bytes = await readFile(path);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** Each letter with the width it takes, in ems, kerning included. */
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

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from "harfbuzzjs";
import type { ThemeId } from "#app/features/weddings/rules.ts";
import { scriptsIn } from "./scripts.ts";
import { woffToSfnt } from "./woff.server.ts";

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

/** Converts text to paths, so that a picture needs no font where it is shown. */
export interface Lettering {
  /** In ems. Letters that no font has, such as emoji, take no room; null when none is left. */
  widthOf(text: string): number | null;
  /** Returns path data of one line, without letters that no font has. */
  centred(text: string, line: { middle: number; baseline: number; size: number }): string;
}

interface Run {
  font: Font;
  text: string;
}

interface Glyph {
  font: Font;
  id: number;
  /** In ems from the start of the line. */
  x: number;
  y: number;
}

const graphemes = new Intl.Segmenter("nb", { granularity: "grapheme" });
const loadedFonts = new Map<string, Promise<Font | null>>();

/** Loads the fonts that `texts` need. */
export async function letteringOf(theme: ThemeId, texts: readonly string[]): Promise<Lettering> {
  const fonts = await fontsFor(theme, texts.join(" "));
  const lineOf = (text: string) => setLine(runsOf(fonts, drawable(fonts, text.normalize("NFC"))));
  return {
    widthOf: (text) => lineOf(text)?.width ?? null,
    centred(text, { middle, baseline, size }) {
      const line = lineOf(text);
      if (!line) return "";
      const start = middle - (line.width * size) / 2;
      return line.glyphs
        .map(({ font, id, x, y }) => {
          const scale = size / font.face.upem;
          return outline(font, id, scale, start + x * size, baseline - y * size);
        })
        .join("");
    },
  };
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
  const loaded = loadedFonts.get(file) ?? readFont(file);
  loadedFonts.set(file, loaded);
  return loaded;
}

async function readFont(file: string): Promise<Font | null> {
  const path = resolve(file);
  if (!path) return null;
  return new Font(new Face(new Blob(woffToSfnt(await readFile(path)))));
}

function resolve(file: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    return null;
  }
}

function drawable(fonts: Font[], text: string): string {
  const segments = [...graphemes.segment(text)].map(({ segment }) => segment);
  const hasFont = (segment: string) => fonts.some((font) => hasLetters(font, segment));
  return segments.filter(hasFont).join("").trim();
}

/** Splits text by the first font that has the letters; spaces stay with the letters before. */
function runsOf(fonts: Font[], text: string): Run[] {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1);
    const fits = (font: Font) => hasLetters(font, segment);
    const isCommon = /^[\p{P}\p{Z}]$/u.test(segment);
    const font = isCommon && last && fits(last.font) ? last.font : fonts.find(fits);
    if (font && last?.font === font) last.text += segment;
    else if (font) runs.push({ font, text: segment });
  }
  const isRightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
  return isRightToLeft ? runs.reverse() : runs;
}

function hasLetters(font: Font, grapheme: string): boolean {
  return [...grapheme].every(
    (letter) =>
      /\p{Default_Ignorable_Code_Point}/u.test(letter) ||
      font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined,
  );
}

function setLine(runs: Run[]): { glyphs: Glyph[]; width: number } | null {
  if (runs.length === 0) return null;
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const { font, text } of runs) {
    const buffer = new ShapingBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const em = font.face.upem;
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: id }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      glyphs.push({ font, id, x: width + xOffset / em, y: yOffset / em });
      width += xAdvance / em;
    }
  }
  return { glyphs, width };
}

/** Fonts measure upwards, SVG downwards. */
function outline(font: Font, id: number, scale: number, left: number, baseline: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return font
    .glyphToJson(id)
    .map(({ type, values }) => {
      const points = values.map((value, index) =>
        index % 2 ? round(baseline - value * scale) : round(left + value * scale),
      );
      return type + points.join(" ");
    })
    .join("");
}

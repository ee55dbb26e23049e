import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from "harfbuzzjs";
import { woffToSfnt } from "./woff.server.ts";

/** Converts text to paths, so that a picture needs no font where it is shown. */
export interface Lettering {
  /** In ems. Letters that no font has, such as emoji, take no room; null when none is left. */
  widthOf(text: string): number | null;
  /** Returns path data of one line, without letters that no font has. */
  centred(text: string, line: { middle: number; baseline: number; size: number }): string;
  /** The same, from the left. */
  starting(text: string, line: { left: number; baseline: number; size: number }): string;
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

/** @param woff a WOFF 1.0 font of ours */
export function readFont(woff: Uint8Array): Font {
  return new Font(new Face(new Blob(woffToSfnt(woff))));
}

/** Sets each letter in the first of the fonts that has it. */
export function letteringWith(fonts: Font[]): Lettering {
  const lineOf = (text: string) => setLine(runsOf(fonts, drawable(fonts, text.normalize("NFC"))));
  const draw = ({ glyphs }: Line, start: number, baseline: number, size: number) =>
    glyphs
      .map(({ font, id, x, y }) => {
        const scale = size / font.face.upem;
        return outline(font, id, scale, start + x * size, baseline - y * size);
      })
      .join("");
  return {
    widthOf: (text) => lineOf(text)?.width ?? null,
    centred(text, { middle, baseline, size }) {
      const line = lineOf(text);
      return line ? draw(line, middle - (line.width * size) / 2, baseline, size) : "";
    },
    starting(text, { left, baseline, size }) {
      const line = lineOf(text);
      return line ? draw(line, left, baseline, size) : "";
    },
  };
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

interface Line {
  glyphs: Glyph[];
  width: number;
}

function setLine(runs: Run[]): Line | null {
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

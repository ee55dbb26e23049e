import type { GuideSummary } from "#app/features/guides/queries.server.ts";
import { coverOf } from "#app/features/guides/rules.ts";
import { guideTexts } from "#app/features/guides/texts.ts";
import { drawCoverBeside } from "#app/ornament/covers/draw-cover.ts";
import {
  drawLine,
  drawWordmark,
  renderShare,
  shareColors,
  shareSize,
  wrapLines,
} from "./share-picture.server.tsx";

/** Its motif stands right of the label. */
const wideCover = { width: 1700, height: shareSize.height };
const label = { left: 48, top: 115, width: 476, height: 400 };
const margin = 46;
const meta = { font: "text", size: 25, color: shareColors.muted } as const;
const title = { font: "display", size: 56, color: shareColors.ink } as const;

/** The guide's cover with a label, as a JPEG. */
export function renderGuideShare(guide: GuideSummary): Promise<Uint8Array<ArrayBuffer>> {
  const { left, top, width, height } = label;
  const inner = left + margin;
  const lines = wrapLines(guide.title, title, width - 2 * margin, 3);
  const frame = `x="${left + 13.5}" y="${top + 13.5}" width="${width - 27}" height="${height - 27}"`;
  return renderShare(
    [
      drawCoverBeside(coverOf(guide.category), wideCover, shareSize.width),
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${shareColors.sheet}"/>`,
      `<rect ${frame} fill="none" stroke="${shareColors.rule}"/>`,
      drawLine(`${guide.category} · ${guideTexts.readTime(guide.minutes)}`, inner, top + 72, meta),
      ...lines.map((line, index) => drawLine(line, inner, top + 140 + index * 61, title)),
      drawWordmark(inner - 1, top + height - 88, 40),
    ].join(""),
  );
}

import { renderAsync } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import {
  type Lettering,
  letteringWith,
  readFont,
} from "#app/platform/lettering/lettering.server.ts";
import { sharp } from "#app/platform/pictures/sharp.server.ts";
import { Wordmark } from "#app/ui/logo.tsx";
import display from "./fonts/fraunces.woff?inline";
import text from "./fonts/instrument-sans.woff?inline";
import bold from "./fonts/instrument-sans-bold.woff?inline";

/** The size that services recommend for the pictures of shared links. */
export const shareSize = { width: 1200, height: 630 } as const;

export const shareColors = {
  ink: "#23201d",
  muted: "#6b6258",
  berry: "#9b2335",
  sheet: "#fffdfa",
  paper2: "#f3eee6",
  rule: "#cfc4b3",
} as const;

const lettering = (dataUrl: string): Lettering =>
  letteringWith([readFont(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"))]);

const letterings = {
  display: lettering(display),
  text: lettering(text),
  bold: lettering(bold),
};

/** @param drawing an SVG of `shareSize` */
export async function renderShare(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = shareSize;
  const image = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`,
    { font: { loadSystemFonts: false } },
  );
  const jpeg = await sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: shareColors.sheet })
    .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return new Uint8Array(jpeg);
}

interface LineStyle {
  font: keyof typeof letterings;
  size: number;
  color: string;
}

export function drawLine(
  content: string,
  left: number,
  baseline: number,
  { font, size, color }: LineStyle,
): string {
  return `<path d="${letterings[font].starting(content, { left, baseline, size })}" fill="${color}"/>`;
}

export function widthOf(content: string, { font, size }: Pick<LineStyle, "font" | "size">): number {
  return (letterings[font].widthOf(content) ?? 0) * size;
}

/** Breaks between words. What does not fit into the lines ends with an ellipsis. */
export function wrapLines(
  content: string,
  style: Pick<LineStyle, "font" | "size">,
  width: number,
  maxLines: number,
): string[] {
  const lines: string[] = [];
  for (const word of content.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(joined, style) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  const shown = lines.slice(0, maxLines);
  return shown.map((line, index) =>
    index === maxLines - 1 && lines.length > maxLines
      ? shortened(`${line} …`, style, width)
      : shortened(line, style, width),
  );
}

function shortened(line: string, style: Pick<LineStyle, "font" | "size">, width: number): string {
  if (widthOf(line, style) <= width) return line;
  const letters = [...line.replace(/ ?…$/, "")];
  while (letters.length > 1 && widthOf(`${letters.join("")}…`, style) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

export function drawWordmark(left: number, top: number, height: number): string {
  // Outside the page, its classes colour nothing.
  const mark = renderToStaticMarkup(<Wordmark height={height} />).replace(
    "<circle",
    `<circle fill="${shareColors.berry}"`,
  );
  return `<g transform="translate(${left} ${top})" color="${shareColors.ink}">${mark}</g>`;
}

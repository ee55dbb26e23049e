import { renderAsync } from "@resvg/resvg-js";
import type { ThemeId } from "#app/features/weddings/rules.ts";
import type { PagePalette } from "#app/ornament/colors.ts";
import { drawLandscape } from "#app/ornament/landscape.ts";
import { drawOrnament } from "#app/ornament/ornament.ts";
import type { Lettering } from "#app/platform/lettering/lettering.server.ts";
import { sharp } from "#app/platform/pictures/sharp.server.ts";
import { pageTexts } from "../texts.ts";
import { letteringOf } from "../theme/lettering.server.ts";

/** The size that link preview services recommend. */
const cardSize = { width: 1200, height: 630 };

const fold = 620;
const middle = fold / 2;
const measure = 500;

export interface Card {
  theme: ThemeId;
  palette: PagePalette;
  seed: string;
  names: readonly [string, string];
  lines: readonly string[];
  photo: Uint8Array | null;
}

export async function renderCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = cardSize;
  const image = await renderAsync(await drawCard(card), { font: { loadSystemFonts: false } });
  const jpeg = await sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(jpeg);
}

async function drawCard(card: Card): Promise<string> {
  const { width, height } = cardSize;
  const { theme, palette, seed } = card;
  const corner = (variant: string) =>
    drawOrnament(seed + variant, theme, "corner", { idPrefix: `c${variant}` });
  const parts = [
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    await drawPicture(card),
    theme === "modern" ? "" : nestSvg(corner(""), `translate(484 640) rotate(-90)`, 300),
    theme === "modern" ? "" : nestSvg(corner("b"), "translate(12 12)", 190),
    drawText(card, await letteringOf(theme, [...card.names, ...card.lines])),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

async function drawPicture({ photo, seed, theme }: Card): Promise<string> {
  const size = { width: cardSize.width - fold, height: cardSize.height };
  if (!photo) return nestSvg(drawLandscape(seed, theme, size), `translate(${fold} 0)`, size.width);
  const cut = await sharp(photo)
    .resize({ ...size, position: "attention" })
    .jpeg()
    .toBuffer();
  return (
    `<image x="${fold}" width="${size.width}" height="${size.height}" ` +
    `href="data:image/jpeg;base64,${cut.toString("base64")}"/>`
  );
}

function drawText({ names, lines, palette }: Card, lettering: Lettering): string {
  const path = (text: string, baseline: number, maxSize: number, color: string) => {
    const size = Math.min(maxSize, measure / (lettering.widthOf(text) ?? 1));
    const data = lettering.centred(text, { middle, baseline, size });
    return `<path d="${data}" fill="${color}"/>`;
  };
  const small = lines.map((line, index) =>
    path(line, 484 + index * 46, index ? 26 : 34, index ? palette.muted : palette.ink),
  );
  return [...drawNames(names, palette, lettering, path), ...small].join("");
}

function drawNames(
  names: Card["names"],
  palette: PagePalette,
  lettering: Lettering,
  path: (text: string, baseline: number, maxSize: number, color: string) => string,
): string[] {
  const widths = names.map((name) => lettering.widthOf(name));
  // One name without the other would look like a mistake.
  if (widths.includes(null)) return [path(pageTexts.kicker, 310, 84, palette.ink)];
  const [first, second] = names;
  const size = Math.min(104, ...widths.map((width) => measure / (width ?? 1)));
  const gap = 26 + size * 0.84;
  return [
    path(first, 298 - gap * 0.68, size, palette.ink),
    path("&", 304, 30 + size * 0.28, palette.accent),
    path(second, 302 + gap * 0.88, size, palette.ink),
  ];
}

function nestSvg(svg: string, transform: string, width: number): string {
  const [, w = "1", h = "1"] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const height = (width * Number(h)) / Number(w);
  const inner = svg.replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`);
  return `<g transform="${transform}">${inner}</g>`;
}

import sharp, { type Metadata, type Sharp } from "sharp";
import { inTurn, whenIdle } from "./turns.server.ts";

// Uploads come from strangers: of all the formats that libvips knows, only these may be decoded.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

const mostPixels = 50_000_000;
/** How many times longer than wide, or wider than long, a picture may be. */
const mostStretched = 8;
/** Of one picture's decoded form, in bytes, where its format makes the decoder hold all of it. */
const mostHeld = 120_000_000;
/** How much higher than its largest width a picture is drawn. */
const heightToWidth = 1.5;
/** Transparency is compressed apart, which takes so much memory that its pictures stay smaller. */
const mostSeeThroughWidth = 1600;
const previewWidth = 1200;
/** Of all files of a picture that are shown, in bytes. */
const mostStored = 4_000_000;
/** Of the longer side of a redrawn original, in pixels, and of its file, in bytes. */
const longestOriginal = 6000;
const mostOriginal = 10_000_000;

/**
 * The JPEG beside the variants. `preview`: at most 1200 pixels wide, for cards of shared links.
 * `original`: as large as it came, for those who may have it.
 */
export type KeptJpeg = "preview" | "original";

export interface EncodedPicture {
  /** Of the upright original, in pixels. */
  width: number;
  height: number;
  variants: { width: number; bytes: Buffer }[];
  jpeg: Buffer;
}

/** True when the first bytes are those of a JPEG, PNG or WebP file. */
export function looksLikePicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  const isWebp = start.startsWith("RIFF") && start.endsWith("WEBP");
  return start.startsWith("\xff\xd8\xff") || start.startsWith("\x89PNG\r\n\x1a\n") || isWebp;
}

/**
 * Draws a picture anew at each of `widths`, upright, in sRGB and without anything else the file
 * held: place, camera, profiles, text, further frames. Widths beyond what can be drawn of the
 * original are replaced by that, and the largest are left out when all files together would weigh
 * more than 4 MB. Null when it cannot be decoded, has more than 50 million pixels, is more than
 * eight times as long as wide, or would take too much memory. Throws PicturesBusy.
 */
export function encodePicture(
  bytes: Uint8Array,
  widths: readonly number[],
  keep: KeptJpeg = "preview",
): Promise<EncodedPicture | null> {
  return inTurn(() => encode(bytes, widths, keep));
}

async function encode(
  bytes: Uint8Array,
  widths: readonly number[],
  keep: KeptJpeg,
): Promise<EncodedPicture | null> {
  try {
    const options = { autoOrient: true, failOn: "error", limitInputPixels: mostPixels } as const;
    const original = () => sharp(bytes, options).timeout({ seconds: 20 });
    const metadata = await original().metadata();
    const { width, height } = metadata.autoOrient;
    if (Math.max(width, height) > mostStretched * Math.min(width, height)) return null;
    if (heldBytes(metadata) > mostHeld) return null;

    const most = Math.max(...widths);
    const box = metadata.hasAlpha ? Math.min(most, mostSeeThroughWidth) : most;
    const { data, info } = await original()
      .resize(box, Math.round(box * heightToWidth), { fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = () => sharp(data, { raw: info }).timeout({ seconds: 20 });

    const jpeg = await (keep === "preview" ? drawPreview(drawn()) : drawOriginal(original));
    const variants: EncodedPicture["variants"] = [];
    for (const target of variantWidths(info.width, widths)) {
      // More effort than 2 doubles the memory and saves 4 % of the file.
      const variant = drawn().resize({ width: target }).webp({ quality: 80, effort: 2 });
      variants.push({ width: target, bytes: await variant.toBuffer() });
    }
    const shownJpeg = keep === "preview" ? jpeg.length : 0;
    const tooHeavy = () =>
      variants.reduce((sum, variant) => sum + variant.bytes.length, shownJpeg) > mostStored;
    while (variants.length > 1 && tooHeavy()) variants.pop();
    return { width, height, variants, jpeg };
  } catch {
    // libvips has one kind of error for all that can be wrong with a file.
    return null;
  }
}

function drawPreview(drawn: Sharp): Promise<Buffer> {
  return drawn
    .resize({ width: previewWidth, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function drawOriginal(original: () => Sharp): Promise<Buffer> {
  const drawn = (longest: number, quality: number) =>
    original()
      .resize(longest, longest, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      // Optimised tables would hold the whole picture in memory to save 3 % of the file.
      .jpeg({ quality, optimizeCoding: false })
      .toBuffer();
  const jpeg = await drawn(longestOriginal, 90);
  return jpeg.length <= mostOriginal ? jpeg : drawn(longestOriginal / 2, 80);
}

/**
 * A picture of ours at one width as AVIF, which takes ten times as long to make as WebP and is a
 * third smaller. Waits for all pictures that somebody waits for.
 */
export function encodeAvif(original: Uint8Array, width: number): Promise<Buffer> {
  return whenIdle(() =>
    sharp(original).resize({ width }).avif({ quality: 50, effort: 2 }).toBuffer(),
  );
}

/** What the decoder holds at once: a few rows, unless the rows of the file come in many passes. */
function heldBytes(metadata: Metadata): number {
  const { format, isProgressive, width, height, channels, depth, chromaSubsampling } = metadata;
  const pixels = width * height;
  if (format === "webp") return pixels * 4;
  if (!isProgressive) return 0;
  if (format === "png") return pixels * channels * (depth === "ushort" ? 2 : 1);
  return pixels * 2 * (chromaSubsampling === "4:2:0" ? 1.5 : channels);
}

/** The asked widths that are not larger than the original, which stands in for the larger ones. */
function variantWidths(original: number, asked: readonly number[]): number[] {
  return [...new Set(asked.map((width) => Math.min(width, original)))];
}

import { availableParallelism } from "node:os";
import sharp, { type Metadata } from "sharp";

// Uploads come from strangers: of all the formats that libvips knows, only these may be decoded.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

const mostPixels = 50_000_000;
/** How many times longer than wide, or wider than long, a picture may be. */
const mostStretched = 4;
/** Of one picture's decoded form, in bytes, where its format makes the decoder hold all of it. */
const mostHeld = 120_000_000;
/** How much higher than its largest width a picture is drawn. */
const heightToWidth = 1.5;
/** Transparency is compressed apart, which takes so much memory that its pictures stay smaller. */
const mostSeeThroughWidth = 1600;
const previewWidth = 1200;
/** Of all files of a picture together, in bytes. */
const mostStored = 4_000_000;

export interface EncodedPicture {
  /** Of the upright original, in pixels. */
  width: number;
  height: number;
  variants: { width: number; bytes: Buffer }[];
  preview: Buffer;
}

/** Thrown when so many pictures wait to be drawn that one more would wait too long. */
export class PicturesBusy extends Error {
  override name = "PicturesBusy";
}

/** Each of them holds an uploaded file in memory. */
const longestLine = 20;
const waiting: (() => void)[] = [];
// Pages keep a core to themselves while many pictures come in at once.
let free = Math.max(1, Math.min(4, availableParallelism() - 1));

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
 * four times as long as wide, or would take too much memory. Throws PicturesBusy.
 */
export async function encodePicture(
  bytes: Uint8Array,
  widths: readonly number[],
): Promise<EncodedPicture | null> {
  await turn();
  try {
    return await encode(bytes, widths);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}

async function turn(): Promise<void> {
  if (free > 0) free--;
  else if (waiting.length >= longestLine) throw new PicturesBusy();
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

async function encode(
  bytes: Uint8Array,
  widths: readonly number[],
): Promise<EncodedPicture | null> {
  try {
    const original = sharp(bytes, {
      autoOrient: true,
      failOn: "error",
      limitInputPixels: mostPixels,
    }).timeout({ seconds: 20 });
    const metadata = await original.metadata();
    const { width, height } = metadata.autoOrient;
    if (Math.max(width, height) > mostStretched * Math.min(width, height)) return null;
    if (heldBytes(metadata) > mostHeld) return null;

    const most = Math.max(...widths);
    const box = metadata.hasAlpha ? Math.min(most, mostSeeThroughWidth) : most;
    const { data, info } = await original
      .resize(box, Math.round(box * heightToWidth), { fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = () => sharp(data, { raw: info }).timeout({ seconds: 20 });

    const preview = await drawn()
      .resize({ width: previewWidth, withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    const variants: EncodedPicture["variants"] = [];
    for (const target of variantWidths(info.width, widths)) {
      // More effort than 2 doubles the memory and saves 4 % of the file.
      const variant = drawn().resize({ width: target }).webp({ quality: 80, effort: 2 });
      variants.push({ width: target, bytes: await variant.toBuffer() });
    }
    const tooHeavy = () =>
      variants.reduce((sum, variant) => sum + variant.bytes.length, preview.length) > mostStored;
    while (variants.length > 1 && tooHeavy()) variants.pop();
    return { width, height, variants, preview };
  } catch {
    // libvips has one kind of error for all that can be wrong with a file.
    return null;
  }
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

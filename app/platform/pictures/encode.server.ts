import { availableParallelism } from "node:os";
import sharp from "sharp";

// Uploads come from strangers: of all the formats that libvips knows, only these may be decoded.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

const mostPixels = 50_000_000;
/** The longest side that WebP can hold. */
const longestSide = 16_383;
const previewWidth = 1200;

export interface EncodedPicture {
  /** Of the upright original, in pixels. */
  width: number;
  height: number;
  variants: { width: number; bytes: Buffer }[];
  preview: Buffer;
}

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
 * held: place, camera, profiles, text, further frames. Widths beyond the original's are replaced
 * by the original's own. Null when it cannot be decoded or has more than 50 million pixels.
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
    const { width, height } = (await original.metadata()).autoOrient;
    if (Math.max(width, height) > longestSide) return null;

    const targets = variantWidths(width, widths);
    const { data, info } = await original
      .resize({ width: Math.max(...targets) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = () => sharp(data, { raw: info }).timeout({ seconds: 20 });

    const variants: EncodedPicture["variants"] = [];
    for (const target of targets) {
      const variant = drawn().resize({ width: target }).webp({ quality: 80, effort: 4 });
      variants.push({ width: target, bytes: await variant.toBuffer() });
    }
    const preview = await drawn()
      .resize({ width: previewWidth, withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    return { width, height, variants, preview };
  } catch {
    // libvips has one kind of error for all that can be wrong with a file.
    return null;
  }
}

/** The asked widths that are not larger than the original, which stands in for the larger ones. */
function variantWidths(original: number, asked: readonly number[]): number[] {
  return [...new Set(asked.map((width) => Math.min(width, original)))];
}

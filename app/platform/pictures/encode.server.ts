import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import sharp, { type Metadata, type Sharp } from "sharp";

// Uploads are untrusted, so only these decoders of libvips are enabled.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

const maxPixels = 50_000_000;
const maxAspectRatio = 8;
const maxDecodedBytes = 120_000_000;
const maxHeightWidthRatio = 1.5;
const maxAlphaWidth = 1600;
const maxPreviewWidth = 1200;
const maxStoredBytes = 4_000_000;
const maxOriginalSize = 6000;
const maxOriginalBytes = 10_000_000;

// Leaves a core for pages while many pictures are encoded.
const queue = new PQueue({ concurrency: Math.max(1, Math.min(4, availableParallelism() - 1)) });
const highPriority = 1;
const lowPriority = 0;
const maxQueued = 20;

export class PictureQueueFullError extends Error {
  override name = "PictureQueueFullError";
}

export type JpegKind = "preview" | "original";

export interface EncodedPicture {
  width: number;
  height: number;
  variants: { width: number; bytes: Buffer }[];
  jpeg: Buffer;
}

export function hasPictureSignature(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  const isWebp = start.startsWith("RIFF") && start.endsWith("WEBP");
  return start.startsWith("\xff\xd8\xff") || start.startsWith("\x89PNG\r\n\x1a\n") || isWebp;
}

/** Returns null when refused. Drops metadata, later frames and widths above the size limit. */
export async function encodePicture(
  bytes: Uint8Array,
  widths: readonly number[],
  jpegKind: JpegKind = "preview",
): Promise<EncodedPicture | null> {
  if (queue.sizeBy({ priority: highPriority }) >= maxQueued) throw new PictureQueueFullError();
  return queue.add(() => encode(bytes, widths, jpegKind), { priority: highPriority });
}

async function encode(
  bytes: Uint8Array,
  widths: readonly number[],
  jpegKind: JpegKind,
): Promise<EncodedPicture | null> {
  try {
    const options = { autoOrient: true, failOn: "error", limitInputPixels: maxPixels } as const;
    const original = () => sharp(bytes, options).timeout({ seconds: 20 });
    const metadata = await original().metadata();
    const { width, height } = metadata.autoOrient;
    if (Math.max(width, height) > maxAspectRatio * Math.min(width, height)) return null;
    if (decodedBytes(metadata) > maxDecodedBytes) return null;

    const largestWidth = Math.max(...widths);
    const maxOutputWidth = metadata.hasAlpha ? Math.min(largestWidth, maxAlphaWidth) : largestWidth;
    const { data, info } = await original()
      .resize(maxOutputWidth, Math.round(maxOutputWidth * maxHeightWidthRatio), {
        fit: "inside",
        withoutEnlargement: true,
      })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const resized = () => sharp(data, { raw: info }).timeout({ seconds: 20 });

    const jpeg = await (jpegKind === "preview"
      ? encodePreview(resized())
      : encodeOriginal(original));
    const variants: EncodedPicture["variants"] = [];
    for (const target of variantWidths(info.width, widths)) {
      // More effort than 2 doubles the memory and saves 4 % of the file.
      const variant = resized().resize({ width: target }).webp({ quality: 80, effort: 2 });
      variants.push({ width: target, bytes: await variant.toBuffer() });
    }
    const publicJpegBytes = jpegKind === "preview" ? jpeg.length : 0;
    const isTooLarge = () =>
      variants.reduce((sum, variant) => sum + variant.bytes.length, publicJpegBytes) >
      maxStoredBytes;
    while (variants.length > 1 && isTooLarge()) variants.pop();
    return { width, height, variants, jpeg };
  } catch {
    return null;
  }
}

function encodePreview(picture: Sharp): Promise<Buffer> {
  return picture
    .resize({ width: maxPreviewWidth, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function encodeOriginal(original: () => Sharp): Promise<Buffer> {
  const encodeJpeg = (size: number, quality: number) =>
    original()
      .resize(size, size, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      // Optimised tables hold the whole picture in memory and save only 3 % of the file.
      .jpeg({ quality, optimizeCoding: false })
      .toBuffer();
  const jpeg = await encodeJpeg(maxOriginalSize, 90);
  return jpeg.length <= maxOriginalBytes ? jpeg : encodeJpeg(maxOriginalSize / 2, 80);
}

export function encodeAvif(original: Uint8Array, width: number): Promise<Buffer> {
  const encodeOne = () =>
    sharp(original).resize({ width }).avif({ quality: 50, effort: 2 }).toBuffer();
  return queue.add(encodeOne, { priority: lowPriority });
}

export function countEncodings(): { active: number; queued: number } {
  return { active: queue.pending, queued: queue.size };
}

// Decoders hold a few rows, except for files stored in several passes.
function decodedBytes(metadata: Metadata): number {
  const { format, isProgressive, width, height, channels, depth, chromaSubsampling } = metadata;
  const pixels = width * height;
  if (format === "webp") return pixels * 4;
  if (!isProgressive) return 0;
  if (format === "png") return pixels * channels * (depth === "ushort" ? 2 : 1);
  return pixels * 2 * (chromaSubsampling === "4:2:0" ? 1.5 : channels);
}

function variantWidths(original: number, widths: readonly number[]): number[] {
  return [...new Set(widths.map((width) => Math.min(width, original)))];
}

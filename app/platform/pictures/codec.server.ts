import PQueue from "p-queue";
import type { Metadata, Sharp } from "sharp";
import { sharp } from "./sharp.server.ts";

const maxPixels = 50_000_000;
const maxAspectRatio = 8;
const maxDecodedBytes = 120_000_000;
const maxHeightWidthRatio = 1.5;
const maxAlphaWidth = 1600;
const maxPreviewWidth = 1200;
const maxStoredBytes = 4_000_000;
const maxOriginalSize = 6000;
const maxOriginalBytes = 10_000_000;

export type JpegKind = "preview" | "original";

export interface EncodedPicture {
  width: number;
  height: number;
  variants: { width: number; bytes: Buffer }[];
  jpeg: Buffer;
}

/** Returns null for a picture that cannot be read, or is too costly. */
export async function pixelsOf(bytes: Uint8Array): Promise<number | null> {
  try {
    const { width, height } = await checkedMetadata(bytes);
    return width * height;
  } catch {
    return null;
  }
}

/**
 * Returns null for a picture that cannot be read or is too costly. When no other picture is being
 * encoded (`isAlone`), two files may be made at a time.
 */
export async function encode(
  bytes: Uint8Array,
  widths: readonly number[],
  jpegKind: JpegKind,
  isAlone: boolean,
): Promise<EncodedPicture | null> {
  const steps = new PQueue({ concurrency: 1 });
  try {
    const original = () => decoder(bytes);
    const metadata = await checkedMetadata(bytes);
    const { width, height } = metadata.autoOrient;
    const largestWidth = Math.max(...widths);
    const maxOutputWidth = metadata.hasAlpha ? Math.min(largestWidth, maxAlphaWidth) : largestWidth;
    // A decoder that holds the whole picture must not run twice at once.
    if (isAlone && decodedBytes(metadata) === 0) steps.concurrency = 2;
    const pixels = steps.add(() =>
      original()
        .resize(maxOutputWidth, Math.round(maxOutputWidth * maxHeightWidthRatio), {
          fit: "inside",
          withoutEnlargement: true,
        })
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    const resized = async () => {
      const { data, info } = await pixels;
      return sharp(data, { raw: info }).timeout({ seconds: 20 });
    };
    const encodeVariant = async (target: number) => {
      const picture = await resized();
      // More effort than 2 doubles the memory and saves 4 % of the file.
      const variant = picture.resize({ width: target }).webp({ quality: 80, effort: 2 });
      return { width: target, bytes: await variant.toBuffer() };
    };
    const encodeVariants = async () => {
      const { info } = await pixels;
      // The largest first, because it takes as long as all others together.
      const targets = variantWidths(info.width, widths).toSorted((a, b) => b - a);
      return Promise.all(targets.map((target) => steps.add(() => encodeVariant(target))));
    };
    const [jpeg, largestFirst] = await Promise.all([
      steps.add(async () =>
        jpegKind === "preview" ? encodePreview(await resized()) : encodeOriginal(original),
      ),
      encodeVariants(),
    ]);
    const variants = largestFirst.toReversed();
    const publicJpegBytes = jpegKind === "preview" ? jpeg.length : 0;
    const isTooLarge = () =>
      variants.reduce((sum, variant) => sum + variant.bytes.length, publicJpegBytes) >
      maxStoredBytes;
    while (variants.length > 1 && isTooLarge()) variants.pop();
    return { width, height, variants, jpeg };
  } catch {
    // The next picture begins when nothing of this one is in memory any more.
    steps.clear();
    await steps.onIdle();
    return null;
  }
}

function decoder(bytes: Uint8Array): Sharp {
  const options = { autoOrient: true, failOn: "error", limitInputPixels: maxPixels } as const;
  return sharp(bytes, options).timeout({ seconds: 20 });
}

/** Throws for pictures that are too costly to decode. */
async function checkedMetadata(bytes: Uint8Array): Promise<Metadata> {
  const metadata = await decoder(bytes).metadata();
  const { width, height } = metadata.autoOrient;
  const isTooLong = Math.max(width, height) > maxAspectRatio * Math.min(width, height);
  if (isTooLong || decodedBytes(metadata) > maxDecodedBytes) throw new Error("refused picture");
  return metadata;
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

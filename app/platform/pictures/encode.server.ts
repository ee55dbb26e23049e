import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { Sender } from "../fair-shares.ts";
import { FairQueue, type Turn } from "./fair-queue.ts";

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
const queue = new PQueue<FairQueue, Turn>({
  concurrency: Math.max(1, Math.min(4, availableParallelism() - 1)),
  queueClass: FairQueue,
});
const priorities = { known: 2, unknown: 1, avif: 0 };
const maxQueuedPerSender = 20;
/** Of pictures that did not come with a request. */
const server: Sender = { isKnown: true, groups: ["server"] };
// Uploads wait on disk, so few are in memory at once.
const reading = new PQueue({ concurrency: 2 });

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

/** Read when its turn comes, so that waiting pictures use no memory. */
export interface PictureSource {
  size: number;
  bytes: () => Promise<Uint8Array>;
  sender?: Sender;
  /** Aborted when the client has hung up. */
  signal?: AbortSignal;
}

/** Bytes are a picture of the server's own. */
export type PictureInput = Uint8Array | PictureSource;

export interface Encoding {
  widths: readonly number[];
  jpeg?: JpegKind;
  /** May throw to refuse a picture of this many pixels. */
  beforeEncoding?: ((pixels: number) => Promise<void>) | undefined;
}

/**
 * Returns null when refused. Drops metadata, later frames and widths above the size limit. Senders
 * take turns.
 */
export async function encodePicture(
  input: PictureInput,
  { widths, jpeg = "preview", beforeEncoding }: Encoding,
): Promise<EncodedPicture | null> {
  const source = toSource(input);
  const { sender = server, signal } = source;
  const pixels = await readBriefly(source, pixelsOf);
  if (pixels === null) return null;
  await beforeEncoding?.(pixels);
  if (queue.sizeBy({ sender }) >= maxQueuedPerSender) throw new PictureQueueFullError();
  const turn: Turn = {
    priority: sender.isKnown ? priorities.known : priorities.unknown,
    sender,
    cost: pixels,
    ...(signal && { signal }),
  };
  return queue.add(async () => encode(await source.bytes(), widths, jpeg), turn);
}

/** Runs short work on the bytes of a file. `work` must not keep them. */
export function readBriefly<Result>(
  input: PictureInput,
  work: (bytes: Uint8Array) => Result | Promise<Result>,
): Promise<Result> {
  return reading.add(async () => work(await toSource(input).bytes()));
}

function toSource(input: PictureInput): PictureSource {
  return input instanceof Uint8Array ? { size: input.length, bytes: async () => input } : input;
}

async function pixelsOf(bytes: Uint8Array): Promise<number | null> {
  try {
    const { width, height } = await checkedMetadata(bytes);
    return width * height;
  } catch {
    return null;
  }
}

async function encode(
  bytes: Uint8Array,
  widths: readonly number[],
  jpegKind: JpegKind,
): Promise<EncodedPicture | null> {
  try {
    const original = () => decoder(bytes);
    const metadata = await checkedMetadata(bytes);
    const { width, height } = metadata.autoOrient;
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

export function encodeAvif(original: Uint8Array, width: number): Promise<Buffer> {
  const encodeOne = () =>
    sharp(original).resize({ width }).avif({ quality: 50, effort: 2 }).toBuffer();
  return queue.add(encodeOne, { priority: priorities.avif });
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

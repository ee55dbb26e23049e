import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import PQueue from "p-queue";
import type { Sender } from "../upload-sender.ts";
import { runAvifProcess } from "./avif.server.ts";
import type { EncodedPicture, JpegKind } from "./codec.server.ts";
import { FairQueue, type Turn } from "./fair-queue.ts";

// Leaves a core for pages while many pictures are encoded.
const queue = new PQueue<FairQueue, Turn>({
  concurrency: Math.max(1, Math.min(4, availableParallelism() - 1)),
  queueClass: FairQueue,
});
const priorities = { known: 1, unknown: 0 };
const maxQueuedPerSender = 20;
/** Of pictures that did not come with a request. */
const server: Sender = { isKnown: true, groups: ["server"] };
// Uploads wait on disk, so few are in memory at once.
const reading = new PQueue({ concurrency: 2 });
const avif = new PQueue({ concurrency: 1 });
const maxAvifWaitMs = 10_000;

const codec = () => import("./codec.server.ts");

export class PictureQueueFullError extends Error {
  override name = "PictureQueueFullError";
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
  const { encode, pixelsOf } = await codec();
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
  return queue.add(async () => {
    const bytes = await source.bytes();
    const isAlone = queue.pending === 1 && queue.size === 0;
    return encode(bytes, widths, jpeg, isAlone);
  }, turn);
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

/**
 * Returns the AVIF file, `width` pixels wide. Starts when no picture is being encoded, or after some
 * seconds; pictures that arrive later do not wait for it. Throws when the picture cannot be read.
 */
export function encodeAvif(original: Uint8Array, width: number): Promise<Buffer> {
  return avif.add(async () => {
    // Uploads without a pause must not make its job time out.
    await Promise.race([queue.onIdle(), wait(maxAvifWaitMs, undefined, { ref: false })]);
    return runAvifProcess(original, width);
  });
}

export function countEncodings(): { active: number; queued: number } {
  return { active: queue.pending + avif.pending, queued: queue.size + avif.size };
}

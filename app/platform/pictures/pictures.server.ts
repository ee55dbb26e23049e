import { randomUUID } from "node:crypto";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StorageUnavailable } from "#app/platform/storage/storage-keys.ts";
import { encodeAvif, encodePicture, type KeptJpeg, looksLikePicture } from "./encode.server.ts";
import type { PictureFormat } from "./picture-paths.ts";

export interface StoredPicture {
  ok: true;
  /** Random; whoever knows it may see the picture. */
  id: string;
  /** Of the upright original, in pixels. */
  width: number;
  height: number;
  /** The widths it can be asked for, ascending; never wider than the original. */
  widths: number[];
}

export interface RefusedPicture {
  ok: false;
  /** Unreadable: damaged, too many pixels, or more than eight times as long as wide. */
  reason: "not-an-image" | "too-large" | "unreadable";
}

export interface PictureOptions {
  /** Ascending, in pixels. */
  widths: readonly number[];
  /** Default 5 MiB. */
  maxBytes?: number;
  /** The JPEG that is kept beside them. An `original` stands under no address. Default `preview`. */
  keep?: KeptJpeg;
}

/** The largest file a picture may come in, in bytes. */
export const mostPictureBytes = 5 * 1024 * 1024;
const fileName =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-([1-9]\d{0,4})\.(webp|avif)|\.jpg)$/;
const storedKey = /^pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//;
const sweptAtOnce = 500;

/**
 * Redraws an uploaded picture and stores it at several widths, all of them or none. The uploaded
 * file itself is not kept. Throws StorageUnavailable when the storage is down, and PicturesBusy when
 * too many others are being drawn.
 */
export async function storePicture(
  input: Uint8Array | Blob | ReadableStream<Uint8Array>,
  { widths, maxBytes = mostPictureBytes, keep = "preview" }: PictureOptions,
): Promise<StoredPicture | RefusedPicture> {
  const bytes = await readAtMost(input, maxBytes);
  if (!bytes) return { ok: false, reason: "too-large" };
  if (!looksLikePicture(bytes)) return { ok: false, reason: "not-an-image" };
  const encoded = await encodePicture(bytes, widths, keep);
  if (!encoded) return { ok: false, reason: "unreadable" };

  const id = randomUUID();
  const { width, height, variants, jpeg } = encoded;
  const stored = await Promise.allSettled([
    ...variants.map((variant) => storage().put(pictureKey(id, variant.width), variant.bytes)),
    storage().put(jpegKey(id, keep), jpeg),
  ]);
  const failed = stored.find((result) => result.status === "rejected");
  if (failed) {
    // What cannot be removed either is found by the sweep.
    await deletePicture(id).catch(() => undefined);
    throw failed.reason;
  }
  return { ok: true, id, width, height, widths: variants.map((variant) => variant.width) };
}

/** The picture as JPEG, at most 1200 pixels wide, or null when there is none. */
export async function readPreview(id: string): Promise<Uint8Array | null> {
  const found = await storage().get(jpegKey(id, "preview"));
  return found?.bytes ?? null;
}

/** A picture that was stored with its original, as JPEG in full size, or null. Not for everybody. */
export async function readOriginal(id: string): Promise<Uint8Array | null> {
  const found = await storage().get(jpegKey(id, "original"));
  return found?.bytes ?? null;
}

/** The picture as WebP at one of its widths, or null when there is none. */
export async function readVariant(id: string, width: number): Promise<Uint8Array | null> {
  const found = await storage().get(pictureKey(id, width));
  return found?.bytes ?? null;
}

/**
 * Stores a picture that has its original as AVIF as well, at the same widths. False when it has
 * none, or when that would be no smaller.
 */
export async function addAvif(id: string, widths: readonly number[]): Promise<boolean> {
  const original = await readOriginal(id);
  if (!original) return false;
  const files: { key: string; bytes: Uint8Array }[] = [];
  let saved = 0;
  for (const width of widths) {
    const bytes = await encodeAvif(original, width);
    const webp = await storage().get(pictureKey(id, width));
    saved += (webp?.bytes.length ?? 0) - bytes.length;
    files.push({ key: pictureKey(id, width, "avif"), bytes });
  }
  if (saved <= 0) return false;
  await Promise.all(files.map(({ key, bytes }) => storage().put(key, bytes)));
  return true;
}

/** Removes every size of a picture; also resolves when there is none. */
export async function deletePicture(id: string): Promise<void> {
  await storage().deletePrefix(`pictures/${id}/`);
}

/**
 * Deletes pictures that nothing refers to: those older than `olderThan` that `known` does not
 * return. The age keeps apart what was stored a moment before its row is written.
 */
export async function sweepPictures(
  olderThan: Date,
  known: (ids: string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const found = new Set<string>();
  for await (const { key, modifiedAt } of storage().list("pictures/")) {
    const id = storedKey.exec(key)?.[1];
    if (id && modifiedAt < olderThan) found.add(id);
  }
  const ids = [...found];
  for (let i = 0; i < ids.length; i += sweptAtOnce) {
    const some = ids.slice(i, i + sweptAtOnce);
    const kept = await known(some);
    for (const id of some) if (!kept.has(id)) await deletePicture(id);
  }
}

/** Answers a request for `<id>-<width>.webp` or `<id>.jpg`. The id, not a session, is the key. */
export async function servePicture(file: string, request: Request): Promise<Response> {
  const [, id, width, format] = fileName.exec(file) ?? [];
  if (!id) return new Response(null, { status: 404 });
  // What an id stands for never changes, so its name is tag enough.
  const headers = {
    "Cache-Control": "private, max-age=31536000, immutable",
    ETag: `"${file}"`,
  };
  if (request.headers.get("If-None-Match") === headers.ETag) {
    return new Response(null, { status: 304, headers });
  }
  try {
    const key = width
      ? pictureKey(id, Number(width), format as PictureFormat)
      : jpegKey(id, "preview");
    const found = await storage().get(key);
    if (!found) return new Response(null, { status: 404 });
    return new Response(found.bytes, {
      headers: {
        ...headers,
        "Content-Type": found.contentType,
        "Content-Length": String(found.bytes.length),
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Robots-Tag": "noindex",
      },
    });
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}

function pictureKey(id: string, width: number, format: PictureFormat = "webp"): string {
  return `pictures/${id}/${width}.${format}`;
}

function jpegKey(id: string, kept: KeptJpeg): string {
  return `pictures/${id}/${kept}.jpg`;
}

async function readAtMost(
  input: Uint8Array | Blob | ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | null> {
  if (input instanceof Uint8Array) return input.length <= maxBytes ? input : null;
  if (input instanceof Blob) {
    return input.size <= maxBytes ? new Uint8Array(await input.arrayBuffer()) : null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import { randomUUID } from "node:crypto";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StorageUnavailable } from "#app/platform/storage/storage-keys.ts";
import { encodePicture, looksLikePicture } from "./encode.server.ts";

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
  /** Unreadable: damaged, too many pixels, or more than four times as long as wide. */
  reason: "not-an-image" | "too-large" | "unreadable";
}

export interface PictureOptions {
  /** Ascending, in pixels. */
  widths: readonly number[];
  /** Default 5 MiB. */
  maxBytes?: number;
}

/** The largest file a picture may come in, in bytes. */
export const mostPictureBytes = 5 * 1024 * 1024;
const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const fileName = new RegExp(`^(${uuid})(?:-([1-9]\\d{0,4})\\.webp|\\.jpg)$`);
const storedKey = new RegExp(`^pictures/(${uuid})/`);
const sweptAtOnce = 500;

/**
 * Redraws an uploaded picture and stores it at several widths, all of them or none. The uploaded
 * file itself is not kept. Throws StorageUnavailable when the storage is down, and PicturesBusy when
 * too many others are being drawn.
 */
export async function storePicture(
  input: Uint8Array | Blob | ReadableStream<Uint8Array>,
  { widths, maxBytes = mostPictureBytes }: PictureOptions,
): Promise<StoredPicture | RefusedPicture> {
  const bytes = await readAtMost(input, maxBytes);
  if (!bytes) return { ok: false, reason: "too-large" };
  if (!looksLikePicture(bytes)) return { ok: false, reason: "not-an-image" };
  const encoded = await encodePicture(bytes, widths);
  if (!encoded) return { ok: false, reason: "unreadable" };

  const id = randomUUID();
  const { width, height, variants, preview } = encoded;
  const stored = await Promise.allSettled([
    ...variants.map((variant) => storage().put(pictureKey(id, variant.width), variant.bytes)),
    storage().put(previewKey(id), preview),
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
  const found = await storage().get(previewKey(id));
  return found?.bytes ?? null;
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
  const [, id, width] = fileName.exec(file) ?? [];
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
    const found = await storage().get(width ? pictureKey(id, Number(width)) : previewKey(id));
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

function pictureKey(id: string, width: number): string {
  return `pictures/${id}/${width}.webp`;
}

function previewKey(id: string): string {
  return `pictures/${id}/preview.jpg`;
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

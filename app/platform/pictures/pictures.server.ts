import { randomUUID } from "node:crypto";
import { uploadedFilePolicy } from "#app/platform/http/security-headers.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StorageUnavailableError } from "#app/platform/storage/storage-keys.ts";
import { defineFileDeletion, deleteFiles } from "#app/platform/storage/stored-folders.server.ts";
import type { EncodedPicture, JpegKind } from "./codec.server.ts";
import {
  type Encoding,
  encodeAvif,
  encodePicture,
  hasPictureSignature,
  type PictureInput,
  PictureQueueFullError,
  readBriefly,
} from "./encode.server.ts";
import { maxPictureBytes, type PictureFormat } from "./picture-files.ts";

export interface StoredPicture {
  id: string;
  width: number;
  height: number;
  widths: number[];
}

export interface PictureRefusal {
  ok: false;
  /** `unreadable`: damaged or over a limit. `unavailable`: storage down or queue full; may be retried. */
  reason: "not-an-image" | "too-large" | "unreadable" | "unavailable";
}

export type PictureOptions = Encoding;

const fileNamePattern =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-([1-9]\d{0,4})\.(webp|avif)|\.jpg)$/;

/**
 * Writes all sizes or none, and never the uploaded file itself. What `beforeEncoding` throws is
 * rethrown.
 */
export async function writePicture(
  input: PictureInput,
  options: PictureOptions,
): Promise<{ ok: true; picture: StoredPicture } | PictureRefusal> {
  const { signal, size } =
    input instanceof Uint8Array ? { size: input.length, signal: undefined } : input;
  if (size > maxPictureBytes) return { ok: false, reason: "too-large" };
  try {
    if (!(await readBriefly(input, hasPictureSignature))) {
      return { ok: false, reason: "not-an-image" };
    }
    const encoded = await encodePicture(input, options);
    if (!encoded) return { ok: false, reason: "unreadable" };
    return { ok: true, picture: await writeFiles(encoded, options.jpeg ?? "preview") };
  } catch (error) {
    if (signal?.aborted) return { ok: false, reason: "unavailable" };
    if (!(error instanceof StorageUnavailableError || error instanceof PictureQueueFullError))
      throw error;
    log().error({ err: error }, "picture not stored");
    return { ok: false, reason: "unavailable" };
  }
}

async function writeFiles(encoded: EncodedPicture, kind: JpegKind): Promise<StoredPicture> {
  const id = randomUUID();
  const { width, height, variants, jpeg } = encoded;
  const written = await Promise.allSettled([
    ...variants.map((variant) => storage().put(pictureKey(id, variant.width), variant.bytes)),
    storage().put(jpegKey(id, kind), jpeg),
  ]);
  const failed = written.find((result) => result.status === "rejected");
  if (failed) {
    // The purge job deletes files that cannot be deleted now.
    await deletePictureFiles(id).catch(() => undefined);
    throw failed.reason;
  }
  return { id, width, height, widths: variants.map((variant) => variant.width) };
}

export async function readPreview(id: string): Promise<Uint8Array | null> {
  const found = await storage().get(jpegKey(id, "preview"));
  return found?.bytes ?? null;
}

export async function readOriginal(id: string): Promise<Uint8Array | null> {
  const found = await storage().get(jpegKey(id, "original"));
  return found?.bytes ?? null;
}

export async function readVariant(id: string, width: number): Promise<Uint8Array | null> {
  const found = await storage().get(pictureKey(id, width));
  return found?.bytes ?? null;
}

/** Returns false without an original, or when AVIF would be no smaller. */
export async function addAvif(id: string, widths: readonly number[]): Promise<boolean> {
  const original = await readOriginal(id);
  if (!original) return false;
  const files: { key: string; bytes: Uint8Array }[] = [];
  let savedBytes = 0;
  for (const width of widths) {
    const bytes = await encodeAvif(original, width);
    const webp = await storage().get(pictureKey(id, width));
    savedBytes += (webp?.bytes.length ?? 0) - bytes.length;
    files.push({ key: pictureKey(id, width, "avif"), bytes });
  }
  if (savedBytes <= 0) return false;
  await Promise.all(files.map(({ key, bytes }) => storage().put(key, bytes)));
  return true;
}

export function deletePictureFiles(id: string): Promise<void> {
  return deleteFiles("pictures", id);
}

/** Serves `<id>-<width>.webp` or `<id>.jpg`. Knowing the id is the permission. */
export async function servePicture(file: string, request: Request): Promise<Response> {
  const [, id, width, format] = fileNamePattern.exec(file) ?? [];
  if (!id) return new Response(null, { status: 404 });
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
        "Content-Security-Policy": uploadedFilePolicy,
        "X-Robots-Tag": "noindex",
      },
    });
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}

/** Returns the keys of all files that a row names. It has a preview or an original, never both. */
export function pictureKeys({
  id,
  widths,
  hasAvif,
}: {
  id: string;
  widths: readonly number[];
  hasAvif: boolean;
}): { variants: string[]; jpegs: string[] } {
  const formats: PictureFormat[] = hasAvif ? ["webp", "avif"] : ["webp"];
  return {
    variants: formats.flatMap((format) => widths.map((width) => pictureKey(id, width, format))),
    jpegs: [jpegKey(id, "preview"), jpegKey(id, "original")],
  };
}

function pictureKey(id: string, width: number, format: PictureFormat = "webp"): string {
  return `pictures/${id}/${width}.${format}`;
}

function jpegKey(id: string, kind: JpegKind): string {
  return `pictures/${id}/${kind}.jpg`;
}

export const deletePictures = defineFileDeletion("delete-pictures", "pictures");

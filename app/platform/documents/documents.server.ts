import { randomUUID } from "node:crypto";
import PQueue from "p-queue";
import { uploadedFilePolicy } from "../http/security-headers.server.ts";
import { log } from "../log.server.ts";
import {
  encodePicture,
  hasPictureSignature,
  PictureQueueFullError,
  type PictureSource,
} from "../pictures/encode.server.ts";
import { storage } from "../storage/storage.server.ts";
import { StorageUnavailableError } from "../storage/storage-keys.ts";
import { defineFileDeletion } from "../storage/stored-folders.server.ts";
import { type DocumentType, documentFileName, maxDocumentBytes } from "./document-files.ts";

export interface StoredDocument {
  id: string;
  name: string;
  type: DocumentType;
  bytes: number;
}

export interface DocumentRefusal {
  ok: false;
  /** `unreadable`: a damaged picture. `unavailable`: storage down or queue full; may be retried. */
  reason: "unsupported" | "too-large" | "unreadable" | "unavailable";
}

/** As wide as a scanned sheet needs; a long receipt becomes at most half as high again. */
const pictureWidth = 2400;
// Uploads wait on disk, so few are in memory at once.
const storing = new PQueue({ concurrency: 2 });

const extensions: Record<DocumentType, string> = { "application/pdf": "pdf", "image/webp": "webp" };

/** Stores a PDF as it is, and a picture re-encoded to WebP without its metadata. */
export async function writeDocument(
  file: PictureSource & { name: string },
): Promise<{ ok: true; document: StoredDocument } | DocumentRefusal> {
  if (file.size > maxDocumentBytes) return { ok: false, reason: "too-large" };
  try {
    const kind = await storing.add(async () => kindOf(await file.bytes()));
    if (!kind) return { ok: false, reason: "unsupported" };
    if (kind === "pdf") {
      return await storing.add(async () => put(file.name, "application/pdf", await file.bytes()));
    }
    const encoded = await encodePicture(file, { widths: [pictureWidth] });
    const picture = encoded?.variants[0];
    if (!picture) return { ok: false, reason: "unreadable" };
    return await put(file.name, "image/webp", picture.bytes);
  } catch (error) {
    if (file.signal?.aborted) return { ok: false, reason: "unavailable" };
    if (!(error instanceof StorageUnavailableError || error instanceof PictureQueueFullError)) {
      throw error;
    }
    log().error({ err: error }, "document not stored");
    return { ok: false, reason: "unavailable" };
  }
}

function kindOf(bytes: Uint8Array): "pdf" | "picture" | null {
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-") return "pdf";
  return hasPictureSignature(bytes) ? "picture" : null;
}

async function put(
  name: string,
  type: DocumentType,
  bytes: Uint8Array,
): Promise<{ ok: true; document: StoredDocument }> {
  const id = randomUUID();
  await storage().put(documentKey({ id, type }), bytes);
  const document = { id, name: documentFileName(name, type), type, bytes: bytes.length };
  return { ok: true, document };
}

export async function readDocument(
  document: Pick<StoredDocument, "id" | "type">,
): Promise<Uint8Array | null> {
  return (await storage().get(documentKey(document)))?.bytes ?? null;
}

/** Must be called only for those who may see the document. */
export async function serveDocument({
  name,
  ...document
}: Pick<StoredDocument, "id" | "name" | "type">): Promise<Response> {
  try {
    const found = await storage().get(documentKey(document));
    if (!found) return new Response(null, { status: 404 });
    // Browsers show no PDF in a sandbox, and outside of one it could run scripts of its own.
    const disposition = document.type === "application/pdf" ? "attachment" : "inline";
    return new Response(found.bytes, {
      headers: {
        "Content-Type": document.type,
        "Content-Length": String(found.bytes.length),
        "Content-Disposition": `${disposition}; filename*=UTF-8''${encodeFileName(name)}`,
        "Content-Security-Policy": uploadedFilePolicy,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
        "X-Robots-Tag": "noindex",
      },
    });
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}

/** Returns the key of the file that a row names. */
export function documentKey({ id, type }: Pick<StoredDocument, "id" | "type">): string {
  return `documents/${id}/file.${extensions[type]}`;
}

export const deleteDocumentFiles = defineFileDeletion("delete-documents", "documents");

/** RFC 8187. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

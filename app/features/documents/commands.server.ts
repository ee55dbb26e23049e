import { inArray, type SQL } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { deleteUnreferenced } from "#app/platform/db/references.server.ts";
import {
  type DocumentRefusal,
  deleteDocumentFiles,
  writeDocument,
} from "#app/platform/documents/documents.server.ts";
import type { UploadedFile } from "#app/platform/http/uploaded-file.server.ts";
import { consume, type RateLimitResult } from "#app/platform/limits/limits.server.ts";
import { enqueueFileDeletion } from "#app/platform/storage/stored-folders.server.ts";
import { type DocumentOwner, isOwnedBy } from "./queries.server.ts";
import { type DocumentLink, rateLimits } from "./rules.ts";
import { documents } from "./tables.server.ts";

/** Stores a document, which is purged after a day unless a row points to it. */
export async function storeDocument(
  file: UploadedFile,
  owner: DocumentOwner,
): Promise<{ ok: true; document: DocumentLink } | DocumentRefusal> {
  const written = await writeDocument(file);
  if (!written.ok) return written;
  const { document } = written;
  await db()
    .insert(documents)
    .values({ ...document, ...owner, createdAt: now() });
  return { ok: true, document: { id: document.id, name: document.name } };
}

/** Consumes a point of the account. */
export async function rateLimitDocument(userId: string): Promise<RateLimitResult> {
  const { documentsPerAccount, documentsPerAccountAndDay } = rateLimits;
  const daily = await consume("document-upload-day", userId, documentsPerAccountAndDay);
  return daily.ok ? consume("document-upload", userId, documentsPerAccount) : daily;
}

/** Deletes the documents that no row points to, and after the commit their files. */
export async function deleteDocuments(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteRowsAndFiles(tx, inArray(documents.id, [...ids]));
}

/** Must run after the owner's row is deleted. */
export function deleteDocumentsOf(tx: Transaction, owner: DocumentOwner): Promise<void> {
  return deleteRowsAndFiles(tx, isOwnedBy(owner));
}

async function deleteRowsAndFiles(tx: Transaction, condition: SQL): Promise<void> {
  await enqueueFileDeletion(
    tx,
    deleteDocumentFiles,
    await deleteUnreferenced(tx, documents, condition),
  );
}

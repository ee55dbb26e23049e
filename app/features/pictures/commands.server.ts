import { and, eq, inArray, type SQL } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { deleteUnreferenced } from "#app/platform/db/references.server.ts";
import type { PictureInput } from "#app/platform/pictures/encode.server.ts";
import {
  addAvif,
  deletePictureFiles,
  deletePictures as deletePicturesLater,
  type PictureOptions,
  type PictureRefusal,
  type StoredPicture,
  writePicture,
} from "#app/platform/pictures/pictures.server.ts";
import { unlessFilesAreRetained } from "#app/platform/storage/file-retention.server.ts";
import { enqueueFileDeletion } from "#app/platform/storage/stored-folders.server.ts";
import { isClaimableBy, isOwnedBy, type PictureOwner } from "./queries.server.ts";
import { pictures } from "./tables.server.ts";

export type StorePictureResult = { ok: true; picture: StoredPicture } | PictureRefusal;

/** Stores a picture, which is purged unless a row points to it. Without an owner it is unclaimed. */
export async function storePicture(
  file: PictureInput,
  options: PictureOptions,
  owner: PictureOwner | null,
): Promise<StorePictureResult> {
  const written = await writePicture(file, options);
  if (!written.ok) return written;
  await db()
    .insert(pictures)
    .values({ ...written.picture, ...(owner && ownerColumns(owner)), createdAt: now() });
  return written;
}

/** Must run in the transaction that points to the picture. Returns false for another owner's. */
export async function claimPicture(
  tx: Transaction,
  id: string,
  owner: PictureOwner,
): Promise<boolean> {
  const claimed = await tx
    .update(pictures)
    .set(ownerColumns(owner))
    .where(and(eq(pictures.id, id), isClaimableBy(owner)))
    .returning({ id: pictures.id });
  return claimed.length > 0;
}

/** Deletes the pictures that no row points to, and after the commit their files. */
export async function deletePictures(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteRowsAndFiles(tx, inArray(pictures.id, [...ids]));
}

/** Must run after the owner's row is deleted. */
export function deletePicturesOf(tx: Transaction, owner: PictureOwner): Promise<void> {
  return deleteRowsAndFiles(tx, isOwnedBy(owner));
}

async function deleteRowsAndFiles(tx: Transaction, condition: SQL): Promise<void> {
  await enqueueFileDeletion(
    tx,
    deletePicturesLater,
    await deleteUnreferenced(tx, pictures, condition),
  );
}

export function discardPicture(id: string): Promise<void> {
  return transaction((tx) => deletePictures(tx, [id]));
}

export async function addAvifFiles(id: string): Promise<void> {
  const isPicture = eq(pictures.id, id);
  const { widths, hasAvif } = pictures;
  const [found] = await db().select({ widths, hasAvif }).from(pictures).where(isPicture);
  if (!found || found.hasAvif || !(await addAvif(id, found.widths))) return;
  const marked = await db()
    .update(pictures)
    .set({ hasAvif: true })
    .where(isPicture)
    .returning({ id: pictures.id });
  if (marked.length === 0) await unlessFilesAreRetained(() => deletePictureFiles(id));
}

function ownerColumns(owner: PictureOwner) {
  return "weddingId" in owner
    ? { weddingId: owner.weddingId, uploadedBy: null }
    : { weddingId: null, uploadedBy: owner.userId };
}

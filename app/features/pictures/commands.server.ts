import { and, eq, inArray, type SQL } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import {
  addAvif,
  deletePictureFiles,
  enqueueFileDeletion,
  type PictureOptions,
  type PictureRefusal,
  type StoredPicture,
  writePicture,
} from "#app/platform/pictures/pictures.server.ts";
import { isClaimableBy, isOwnedBy, isUnreferenced, type PictureOwner } from "./queries.server.ts";
import { pictures } from "./tables.server.ts";

export type StorePictureResult = { ok: true; picture: StoredPicture } | PictureRefusal;

/**
 * Stores a picture, which is deleted again unless a row points to it in time. Without an owner it
 * is unclaimed.
 */
export async function storePicture(
  file: Blob | Uint8Array,
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

/**
 * Binds a picture to its owner, who must point to it in the same transaction. Returns false for a
 * picture of another owner and for one that is gone.
 */
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

/** Deletes those pictures that no row points to. Their files are deleted after the commit. */
export async function deletePictures(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteUnreferenced(tx, inArray(pictures.id, [...ids]));
}

/** Deletes an owner's pictures. Must run after the owner's row is deleted. */
export function deletePicturesOf(tx: Transaction, owner: PictureOwner): Promise<void> {
  return deleteUnreferenced(tx, isOwnedBy(owner));
}

async function deleteUnreferenced(tx: Transaction, condition: SQL): Promise<void> {
  // The lock ends every claim in progress, so that the next statement sees what it pointed at.
  const locked = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(condition)
    .orderBy(pictures.id)
    .for("update");
  if (locked.length === 0) return;
  const ids = locked.map(({ id }) => id);
  const deleted = await tx
    .delete(pictures)
    .where(and(inArray(pictures.id, ids), await isUnreferenced(tx)))
    .returning({ id: pictures.id });
  await enqueueFileDeletion(
    tx,
    deleted.map(({ id }) => id),
  );
}

/** Deletes a picture that could not be used, and its files. */
export function discardPicture(id: string): Promise<void> {
  return transaction((tx) => deletePictures(tx, [id]));
}

/** Adds the smaller AVIF files to a picture that has an original. */
export async function addAvifFiles(id: string): Promise<void> {
  const isPicture = eq(pictures.id, id);
  const [found] = await db().select({ widths: pictures.widths }).from(pictures).where(isPicture);
  if (!found || !(await addAvif(id, found.widths))) return;
  const marked = await db()
    .update(pictures)
    .set({ hasAvif: true })
    .where(isPicture)
    .returning({ id: pictures.id });
  // The picture was deleted meanwhile.
  if (marked.length === 0) await deletePictureFiles(id);
}

function ownerColumns(owner: PictureOwner) {
  return "weddingId" in owner
    ? { weddingId: owner.weddingId, uploadedBy: null }
    : { weddingId: null, uploadedBy: owner.userId };
}

import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { deleteUnreferenced } from "#app/platform/db/references.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishPageChange } from "#app/platform/live/live.server.ts";
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

/** Adds smaller variants of a stored picture, which pages of its wedding then show. */
export async function addAvifFiles(id: string): Promise<void> {
  const isPicture = eq(pictures.id, id);
  const { widths, hasAvif } = pictures;
  const [found] = await db().select({ widths, hasAvif }).from(pictures).where(isPicture);
  if (!found || found.hasAvif || !(await addAvif(id, found.widths))) return;
  const isMarked = await transaction(async (tx) => {
    const [marked] = await tx
      .update(pictures)
      .set({ hasAvif: true })
      .where(isPicture)
      .returning({ wedding: sql<Scope<"wedding"> | null>`${pictures.weddingId}` });
    if (marked?.wedding) await publishPageChange(tx, { wedding: marked.wedding });
    return marked !== undefined;
  });
  if (!isMarked) await unlessFilesAreRetained(() => deletePictureFiles(id));
}

function ownerColumns(owner: PictureOwner) {
  return "weddingId" in owner
    ? { weddingId: owner.weddingId, uploadedBy: null }
    : { weddingId: null, uploadedBy: owner.userId };
}

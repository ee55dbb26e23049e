import { and, eq, inArray, isNotNull, isNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import {
  blockVisitors,
  unblockVisitors,
} from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/errors.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { type PhotoStatus, photoStatuses } from "../rules.ts";
import { guestPhotos } from "../tables.server.ts";
import { galleryTopics } from "../topics.ts";

const { weddingId: wedding, id, visitorId, contentHash, status, deletedAt } = guestPhotos;

/** Returns the ids it deleted. */
export function deletePhotos(weddingId: OwnedWeddingId, ids: string[]): Promise<string[]> {
  return publishChange(weddingId, (tx) => softDelete(tx, guestPhotos, hasIds(weddingId, ids)));
}

/** Returns the ids it restored. Skips photos that the guest has sent again. */
export async function restorePhotos(weddingId: OwnedWeddingId, ids: string[]): Promise<string[]> {
  try {
    return await restoreMissing(weddingId, ids);
  } catch (error) {
    if (sqlState(error) !== sqlStates.uniqueViolation) throw error;
    // The guest sent the photo again concurrently; the second attempt skips it.
    return restoreMissing(weddingId, ids);
  }
}

function restoreMissing(weddingId: OwnedWeddingId, ids: string[]): Promise<string[]> {
  const duplicate = alias(guestPhotos, "duplicate");
  const isDuplicate = and(
    eq(duplicate.weddingId, wedding),
    eq(duplicate.visitorId, visitorId),
    eq(duplicate.contentHash, contentHash),
    isNull(duplicate.deletedAt),
  );
  return publishChange(weddingId, (tx) => {
    const restorable = tx
      .selectDistinctOn([visitorId, contentHash], { id })
      .from(guestPhotos)
      .where(
        and(
          hasIds(weddingId, ids),
          isNotNull(deletedAt),
          notExists(tx.select({ one: sql`1` }).from(duplicate).where(isDuplicate)),
        ),
      );
    return restore(tx, guestPhotos, and(eq(wedding, weddingId), inArray(id, restorable)));
  });
}

export interface StatusChange {
  id: string;
  from: PhotoStatus;
}

/**
 * Sets each photo to its status in `idsByStatus` and returns those that changed. With `only`, skips
 * photos of other statuses: undo must not override a later choice.
 */
export function setPhotoStatus(
  weddingId: OwnedWeddingId,
  idsByStatus: Partial<Record<PhotoStatus, string[]>>,
  only?: PhotoStatus,
): Promise<StatusChange[]> {
  return publishChange(weddingId, async (tx) => {
    const changes: StatusChange[] = [];
    for (const to of photoStatuses) {
      const isMovable = and(
        hasIds(weddingId, idsByStatus[to] ?? []),
        isNull(deletedAt),
        ne(status, to),
        only && eq(status, only),
      );
      const found = await tx
        .select({ id, from: status })
        .from(guestPhotos)
        .where(isMovable)
        .orderBy(id)
        .for("update");
      if (found.length === 0) continue;
      const ids = found.map(({ id }) => id);
      await tx.update(guestPhotos).set({ status: to }).where(hasIds(weddingId, ids));
      changes.push(...found);
    }
    return changes;
  });
}

/** Photos that already await approval are not affected. */
export function setApproval(weddingId: OwnedWeddingId, approvePhotos: boolean): Promise<void> {
  return publishChange(weddingId, async (tx) => {
    await tx.update(weddings).set({ approvePhotos }).where(eq(weddings.id, weddingId));
  });
}

/** Blocks the browser that sent the photo. Throws 404 for an unknown photo. */
export async function blockSender(weddingId: OwnedWeddingId, photoId: string): Promise<void> {
  await blockVisitors(weddingId, [await senderOf(weddingId, photoId)]);
}

export async function unblockSender(weddingId: OwnedWeddingId, photoId: string): Promise<void> {
  await unblockVisitors(weddingId, [await senderOf(weddingId, photoId)]);
}

async function senderOf(weddingId: OwnedWeddingId, photoId: string): Promise<string> {
  const [photo] = await db()
    .select({ visitorId })
    .from(guestPhotos)
    .where(hasIds(weddingId, [photoId]));
  if (!photo) throw notFound();
  return photo.visitorId;
}

function publishChange<Result>(
  weddingId: OwnedWeddingId,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    const result = await work(tx);
    await publish(tx, { wedding: weddingId }, galleryTopics.photos);
    return result;
  });
}

function hasIds(weddingId: OwnedWeddingId, ids: string[]): SQL | undefined {
  return and(eq(wedding, weddingId), inArray(id, ids));
}

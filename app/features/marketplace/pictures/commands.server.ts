import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { claimPicture, deletePictures } from "#app/features/pictures/commands.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { consume, type RateLimitResult } from "#app/platform/limits/limits.server.ts";
import type { PictureOptions } from "#app/platform/pictures/pictures.server.ts";
import { rateLimits } from "../drafts/rules.ts";
import { listingPictures } from "../tables.server.ts";

/** For cards, and for the page of a product on large screens. */
export const listingPictureOptions: PictureOptions = { widths: [320, 640, 1280] };

/** `key` is the account, or the IP address of a visitor. */
export function rateLimitListingPictures(key: string): Promise<RateLimitResult> {
  return consume("listing-picture", key, rateLimits.pictures);
}

/**
 * Gives the listing these pictures in this order, and deletes its others of those `before`. Returns
 * the ids of those that it has now: other people's and deleted ones are left out. Must run with the
 * listing's row locked.
 */
export async function setPictures(
  tx: Transaction,
  userId: AccountId,
  listingId: number,
  ids: readonly string[],
  before: readonly string[],
): Promise<string[]> {
  const kept: string[] = [];
  for (const id of ids) {
    if (before.includes(id) || (await claimPicture(tx, id, { userId }))) kept.push(id);
  }
  const removed = before.filter((id) => !kept.includes(id));
  if (removed.length > 0) {
    await tx
      .delete(listingPictures)
      .where(and(isOf(listingId), inArray(listingPictures.picture, removed)));
    await deletePictures(tx, removed);
  }
  const placed = kept.map((picture, position) => ({ userId, listingId, picture, position }));
  if (placed.length > 0) {
    await tx
      .insert(listingPictures)
      .values(placed)
      .onConflictDoUpdate({
        target: [listingPictures.listingId, listingPictures.picture],
        set: { position: sql`excluded.position` },
      });
  }
  return kept;
}

/** Returns the ids of the pictures in order. */
export async function listPictures(tx: Transaction, listingId: number): Promise<string[]> {
  const found = await tx
    .select({ id: listingPictures.picture })
    .from(listingPictures)
    .where(isOf(listingId))
    .orderBy(asc(listingPictures.position), asc(listingPictures.picture));
  return found.map(({ id }) => id);
}

function isOf(listingId: number) {
  return eq(listingPictures.listingId, listingId);
}

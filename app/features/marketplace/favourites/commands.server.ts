import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { listings, shownListings } from "../tables.server.ts";
import { maxFavourites } from "./rules.ts";
import { favourites } from "./tables.server.ts";

type AddResult = { ok: true } | { ok: false; reason: "gone" | "too-many" };

/** Adding again changes nothing. `gone`: unknown, or not public. */
export function addFavourite(userId: AccountId, listingId: number): Promise<AddResult> {
  return transaction(async (tx) => {
    const room = await countRoom(tx, userId);
    const isStored = and(eq(favourites.userId, userId), eq(favourites.listingId, listingId));
    if ((await tx.$count(favourites, isStored)) > 0) return { ok: true };
    if (room <= 0) return { ok: false, reason: "too-many" };
    const added = await insert(tx, userId, [listingId]);
    return added > 0 ? { ok: true } : { ok: false, reason: "gone" };
  });
}

export async function removeFavourite(userId: AccountId, listingId: number): Promise<void> {
  await db()
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.listingId, listingId)));
}

/**
 * Adds what a browser has kept until the user signed in. Merging again changes nothing. Without room
 * for all it adds none, so that the browser keeps them.
 */
export function mergeFavourites(
  userId: AccountId,
  ids: readonly number[],
): Promise<{ ok: true } | { ok: false; reason: "too-many" }> {
  return transaction(async (tx) => {
    const room = await countRoom(tx, userId);
    const stored = await tx
      .select({ id: favourites.listingId })
      .from(favourites)
      .where(and(eq(favourites.userId, userId), inArray(favourites.listingId, [...ids])));
    const fresh = new Set(ids).difference(new Set(stored.map(({ id }) => id)));
    if (fresh.size > room) return { ok: false, reason: "too-many" };
    if (fresh.size > 0) await insert(tx, userId, [...fresh]);
    return { ok: true };
  });
}

/** Returns how many more there is room for, and lets no other request of the account use it. */
async function countRoom(tx: Transaction, userId: AccountId): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return maxFavourites - (await tx.$count(favourites, eq(favourites.userId, userId)));
}

/** Returns how many were new. */
async function insert(tx: Transaction, userId: AccountId, ids: readonly number[]): Promise<number> {
  const found = tx
    .select({
      userId: sql<string>`${userId}`.as("user_id"),
      listingId: listings.id,
      createdAt: sql<Date>`${now().toISOString()}::timestamptz`.as("created_at"),
    })
    .from(shownListings.rows)
    .where(and(inArray(listings.id, [...ids]), notInArray(listings.status, ["draft", "review"])));
  const added = await tx
    .insert(favourites)
    .select(found)
    .onConflictDoNothing()
    .returning({ id: favourites.listingId });
  return added.length;
}

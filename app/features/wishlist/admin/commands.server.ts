import { isDeepStrictEqual } from "node:util";
import { and, count, eq, isNull, min, ne, or, type SQL, sql } from "drizzle-orm";
import { moveInFrontOf } from "#app/client/lists/move-in-front-of.ts";
import { claimPicture, deletePictures } from "#app/features/pictures/commands.server.ts";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { addAgain } from "#app/platform/db/add-again.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { wishListItems } from "../tables.server.ts";
import { wishlistTopics } from "../topics.ts";
import { maxWishes } from "./rules.ts";

type StoredWish = typeof wishListItems.$inferSelect;

export type EditedWish = Pick<StoredWish, "title" | "description" | "price" | "image">;

interface ImageGone {
  ok: false;
  reason: "image-gone";
}

export type AddWishResult =
  | { ok: true }
  /** `gone`: the wish was added before and deleted since. */
  | { ok: false; reason: "full" | "gone" }
  | ImageGone;

export type ChangeWishResult =
  | { ok: true }
  | { ok: false; reason: "conflict"; stored: StoredWish }
  | { ok: false; reason: "gone" }
  | ImageGone;

const imageGone: ImageGone = { ok: false, reason: "image-gone" };

/** Adds a wish at the top of the list, or updates the wish with this id. */
export function addWish(
  weddingId: OwnedWeddingId,
  id: string,
  wish: EditedWish,
): Promise<AddWishResult> {
  return transaction(async (tx) => {
    await lockWedding(tx, weddingId);
    const [others] = await tx
      .select({ count: count(), first: min(wishListItems.position) })
      .from(wishListItems)
      .where(and(eq(wishListItems.weddingId, weddingId), ne(wishListItems.id, id)));
    if (others && others.count >= maxWishes) return { ok: false, reason: "full" };
    if (wish.image && !(await claimPicture(tx, wish.image, { weddingId }))) return imageGone;
    const position = (others?.first ?? 0) - 1;
    const stored = await tx
      .insert(wishListItems)
      .values({ weddingId, id, ...wish, position })
      .onConflictDoUpdate(addAgain(wishListItems, wish))
      .returning({ id: wishListItems.id });
    if (stored.length === 0) return { ok: false, reason: "gone" };
    await publish(tx, { wedding: weddingId }, wishlistTopics.wishes);
    return { ok: true };
  });
}

/**
 * An outdated version is a conflict, unless the edit changes nothing: an earlier response may have
 * been lost. Deletes a replaced image.
 */
export function changeWish(
  weddingId: OwnedWeddingId,
  id: string,
  version: number,
  edited: EditedWish,
): Promise<ChangeWishResult> {
  return transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(wishListItems)
      .where(isWish(weddingId, id))
      .for("update");
    if (!stored) return { ok: false, reason: "gone" };
    const { title, description, price, image } = stored;
    if (isDeepStrictEqual({ title, description, price, image }, edited)) return { ok: true };
    if (stored.version !== version) return { ok: false, reason: "conflict", stored };
    const isReplaced = edited.image !== image;
    if (isReplaced && edited.image && !(await claimPicture(tx, edited.image, { weddingId }))) {
      return imageGone;
    }
    await tx
      .update(wishListItems)
      .set({ ...edited, version: version + 1 })
      .where(isWish(weddingId, id));
    if (isReplaced && image) await deletePictures(tx, [image]);
    await publish(tx, { wedding: weddingId }, wishlistTopics.wishes);
    return { ok: true };
  });
}

/** Returns false for an unknown wish. */
export function deleteWish(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  return transaction(async (tx) => {
    const deleted = await softDelete(tx, wishListItems, isWish(weddingId, id));
    if (deleted.length > 0) await publish(tx, { wedding: weddingId }, wishlistTopics.wishes);
    return deleted.length > 0;
  });
}

/** Restores a deleted wish to its place. Returns false when it has been purged. */
export function restoreWish(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  const isThisWish = and(eq(wishListItems.weddingId, weddingId), eq(wishListItems.id, id));
  return transaction(async (tx) => {
    const restored = await restore(tx, wishListItems, isThisWish);
    if (restored.length > 0) await publish(tx, { wedding: weddingId }, wishlistTopics.wishes);
    return restored.length > 0 || (await tx.$count(wishListItems, isThisWish)) > 0;
  });
}

export type RestoredReservation = { ok: true } | { ok: false; reason: "taken" | "gone" };

/** Reserves a wish for its previous holder, unless another guest has reserved it. */
export async function restoreReservation(
  weddingId: OwnedWeddingId,
  id: string,
  { purchasedBy, visitorId }: { purchasedBy: string; visitorId: string | null },
): Promise<RestoredReservation> {
  const wish = isWish(weddingId, id);
  const isAvailable = eq(wishListItems.purchased, false);
  const isSameGuest = visitorId ? eq(wishListItems.visitorId, visitorId) : undefined;
  const reservation = { purchased: true, purchasedBy, visitorId };
  if (await change(weddingId, reservation, and(wish, or(isAvailable, isSameGuest))))
    return { ok: true };
  const exists = (await db().$count(wishListItems, wish)) > 0;
  return { ok: false, reason: exists ? "taken" : "gone" };
}

/** Moves a wish in front of another, or to the end for null. Returns false when either is gone. */
export function moveWish(
  weddingId: OwnedWeddingId,
  id: string,
  beforeId: string | null,
): Promise<boolean> {
  return transaction(async (tx) => {
    await lockWedding(tx, weddingId);
    // Includes deleted wishes, which return to their place when restored.
    const { position, createdAt } = wishListItems;
    const found = await tx
      .select({ id: wishListItems.id })
      .from(wishListItems)
      .where(eq(wishListItems.weddingId, weddingId))
      .orderBy(position, createdAt, wishListItems.id);
    const ids = found.map((wish) => wish.id);
    if (!ids.includes(id) || (beforeId !== null && !ids.includes(beforeId))) return false;
    const order = sql.param(`{${moveInFrontOf(ids, id, beforeId).join(",")}}`);
    await tx.execute(sql`
      update ${wishListItems} set position = placed.position
      from unnest(${order}::uuid[]) with ordinality as placed(id, position)
      where ${wishListItems.weddingId} = ${weddingId} and ${wishListItems.id} = placed.id
        and ${position} <> placed.position`);
    await publish(tx, { wedding: weddingId }, wishlistTopics.wishes);
    return true;
  });
}

function change(weddingId: OwnedWeddingId, set: Partial<StoredWish>, where: SQL | undefined) {
  return transaction(async (tx) => {
    const changed = await tx
      .update(wishListItems)
      .set(set)
      .where(where)
      .returning({ id: wishListItems.id });
    if (changed.length > 0) await publish(tx, { wedding: weddingId }, wishlistTopics.wishes);
    return changed.length > 0;
  });
}

function isWish(weddingId: OwnedWeddingId, id: string) {
  return and(
    eq(wishListItems.weddingId, weddingId),
    eq(wishListItems.id, id),
    isNull(wishListItems.deletedAt),
  );
}

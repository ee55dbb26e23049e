import { and, count, eq, isNull, min, ne, or, type SQL, sql } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { announce } from "#app/platform/live/live.server.ts";
import { wishListItems } from "../tables.server.ts";
import { maxWishes, mergeWish, movedBefore, type WishFields } from "./rules.ts";

type StoredWish = typeof wishListItems.$inferSelect;

/** What a couple writes of a wish. */
export type WishInput = Omit<WishFields, "image">;

/** A stored picture as its wish names it; all null for none. */
export type WishPicture = Pick<StoredWish, "image" | "imageWidth" | "imageHeight" | "imageWidths">;

export type AddWishResult =
  | { ok: true }
  /** The list has no place left, or the wish was added before and is deleted since. */
  | { ok: false; reason: "full" | "gone" };

export type ChangeWishResult =
  | { ok: true }
  /** Somebody has changed the same since the form was filled; `conflicts` is what it is now. */
  | { ok: false; reason: "conflict"; conflicts: Partial<WishFields> }
  | { ok: false; reason: "gone" };

/** Puts a wish at the top of the list. With an id that is there already, changes that one. */
export function addWish(
  weddingId: OwnedWeddingId,
  id: string,
  written: WishInput & WishPicture,
): Promise<AddWishResult> {
  return transaction(async (tx) => {
    await lockWedding(tx, weddingId);
    const [others] = await tx
      .select({ count: count(), first: min(wishListItems.position) })
      .from(wishListItems)
      .where(and(eq(wishListItems.weddingId, weddingId), ne(wishListItems.id, id)));
    if (others && others.count >= maxWishes) return { ok: false, reason: "full" };
    const position = (others?.first ?? 0) - 1;
    const stored = await tx
      .insert(wishListItems)
      .values({ weddingId, id, ...written, position })
      .onConflictDoUpdate({
        target: [wishListItems.weddingId, wishListItems.id],
        set: written,
        setWhere: isNull(wishListItems.deletedAt),
      })
      .returning({ id: wishListItems.id });
    if (stored.length === 0) return { ok: false, reason: "gone" };
    await announce(tx, weddingId, "wishes");
    return { ok: true };
  });
}

/**
 * Changes of a wish what its form has changed. What somebody else changed meanwhile stays; when both
 * changed the same, nothing is done.
 * @param base what the form was filled with
 * @param picture undefined keeps the one it has
 */
export function changeWish(
  weddingId: OwnedWeddingId,
  id: string,
  base: WishFields,
  written: WishInput,
  picture: WishPicture | undefined,
): Promise<ChangeWishResult> {
  return transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(wishListItems)
      .where(isWish(weddingId, id))
      .for("update");
    if (!stored) return { ok: false, reason: "gone" };
    const own = { ...written, image: picture ? picture.image : base.image };
    const { changes, conflicts } = mergeWish(base, own, stored);
    if (Object.keys(conflicts).length > 0) {
      return { ok: false, reason: "conflict", conflicts };
    }
    if (Object.keys(changes).length === 0) return { ok: true };
    await tx
      .update(wishListItems)
      .set({ ...changes, ...("image" in changes ? picture : {}) })
      .where(isWish(weddingId, id));
    await announce(tx, weddingId, "wishes");
    return { ok: true };
  });
}

/** Takes a wish off every list; it can be taken back until it is purged. False for none. */
export function deleteWish(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  return change(weddingId, { deletedAt: now() }, isWish(weddingId, id));
}

/** Puts a deleted wish back where it was, if nobody has yet. False when there is none any more. */
export function restoreWish(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  const isThere = and(eq(wishListItems.weddingId, weddingId), eq(wishListItems.id, id));
  return change(weddingId, { deletedAt: null }, isThere);
}

export type RestoreReservationResult = { ok: true } | { ok: false; reason: "taken" | "gone" };

/** Gives a wish back to the guest who held it before a reset, unless another has taken it. */
export async function restoreReservation(
  weddingId: OwnedWeddingId,
  id: string,
  { purchasedBy, visitorId }: { purchasedBy: string; visitorId: string | null },
): Promise<RestoreReservationResult> {
  const wish = isWish(weddingId, id);
  const isFree = eq(wishListItems.purchased, false);
  const isTheirs = visitorId ? eq(wishListItems.visitorId, visitorId) : undefined;
  const holder = { purchased: true, purchasedBy, visitorId };
  if (await change(weddingId, holder, and(wish, or(isFree, isTheirs)))) return { ok: true };
  const isThere = (await db().$count(wishListItems, wish)) > 0;
  return { ok: false, reason: isThere ? "taken" : "gone" };
}

/**
 * Moves a wish in front of another, or to the end of the list for null. Of two who move at once,
 * the second moves on what the first left. False when one of them is gone.
 */
export function moveWish(
  weddingId: OwnedWeddingId,
  id: string,
  before: string | null,
): Promise<boolean> {
  return transaction(async (tx) => {
    await lockWedding(tx, weddingId);
    // Deleted ones too: they come back to their place.
    const { position, createdAt } = wishListItems;
    const found = await tx
      .select({ id: wishListItems.id })
      .from(wishListItems)
      .where(eq(wishListItems.weddingId, weddingId))
      .orderBy(position, createdAt, wishListItems.id);
    const ids = found.map((wish) => wish.id);
    if (!ids.includes(id) || (before !== null && !ids.includes(before))) return false;
    const order = sql.param(`{${movedBefore(ids, id, before).join(",")}}`);
    await tx.execute(sql`
      update ${wishListItems} set position = placed.position
      from unnest(${order}::uuid[]) with ordinality as placed(id, position)
      where ${wishListItems.weddingId} = ${weddingId} and ${wishListItems.id} = placed.id
        and ${position} <> placed.position`);
    await announce(tx, weddingId, "wishes");
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
    if (changed.length > 0) await announce(tx, weddingId, "wishes");
    return changed.length > 0;
  });
}

/** Lets only one at a time change the order; guests who reserve need not wait. */
async function lockWedding(tx: Transaction, weddingId: OwnedWeddingId): Promise<void> {
  const held = await tx
    .select({ id: weddings.id })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
    .for("no key update");
  if (held.length === 0) throw notFound();
}

function isWish(weddingId: OwnedWeddingId, id: string) {
  return and(
    eq(wishListItems.weddingId, weddingId),
    eq(wishListItems.id, id),
    isNull(wishListItems.deletedAt),
  );
}

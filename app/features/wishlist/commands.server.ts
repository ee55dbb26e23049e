import { and, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import type { GuestSubmission } from "#app/features/weddings/submissions/access.server.ts";
import {
  recordSubmission,
  releaseIdempotencyKey,
} from "#app/features/weddings/submissions/commands.server.ts";
import { blockedVisitors } from "#app/features/weddings/submissions/tables.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/sql-state.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { wishListItems } from "./tables.server.ts";
import { wishlistTopics } from "./topics.ts";

export type Reservation = {
  /** The form was handled before, so nothing was done now. */
  isRepeat: boolean;
} & (
  | { ok: true; title: string }
  /** `free`: reserved with this form, and released since. */
  | { ok: false; reason: "taken" | "free" | "gone" }
);

export type Release = { isRepeat: boolean } & ({ ok: true; title: string } | { ok: false });

export type Holder = Pick<typeof wishListItems.$inferSelect, "purchasedBy" | "visitorId">;

type WeddingId = OwnedWeddingId | PublicWeddingId;

/**
 * Reserves a wish for exactly one of concurrent guests; the others use none of their rate limit. A
 * new form from the holder corrects the name; a repeated form changes nothing.
 */
export function reserveWish(
  entry: GuestSubmission,
  wishId: string,
  guestName: string,
): Promise<Reservation> {
  const content = ["reserve", wishId, guestName];
  return orNotFoundIfWeddingDeleted(async (tx) => {
    if (!(await recordSubmission(tx, entry, content))) {
      return { isRepeat: true, ...(await currentReservation(tx, entry, wishId)) };
    }
    const reserved = await takeIfFree(tx, entry, wishId, guestName);
    if (!reserved) {
      await releaseIdempotencyKey(tx, entry, content);
      return { isRepeat: false, ...(await currentReservation(tx, entry, wishId)) };
    }
    await publish(tx, { wedding: entry.weddingId }, wishlistTopics.wishes);
    return { isRepeat: false, ok: true, ...reserved };
  });
}

/** Releases a wish that this browser holds. A repeated form never releases a later reservation. */
export function releaseWish(entry: GuestSubmission, wishId: string): Promise<Release> {
  const { weddingId, visitorId } = entry;
  return orNotFoundIfWeddingDeleted(async (tx) => {
    const isFirst = await recordSubmission(tx, entry, ["release", wishId]);
    if (isFirst)
      await clearReservation(tx, weddingId, wishId, eq(wishListItems.visitorId, visitorId));
    const found = await findWish(tx, weddingId, wishId);
    return { isRepeat: !isFirst, ...(found ? { ok: true, title: found.title } : { ok: false }) };
  });
}

/** Releases a reserved wish. Returns its holder, or null when it was not reserved. */
export function resetWish(weddingId: OwnedWeddingId, wishId: string): Promise<Holder | null> {
  return transaction(async (tx) => {
    const { purchasedBy, visitorId } = wishListItems;
    const [held] = await tx
      .select({ purchasedBy, visitorId })
      .from(wishListItems)
      .where(and(isWish(weddingId, wishId), eq(wishListItems.purchased, true)))
      .for("update");
    if (held) await clearReservation(tx, weddingId, wishId);
    return held ?? null;
  });
}

/** Throws 404 when the wedding is deleted while a guest's form is handled. */
async function orNotFoundIfWeddingDeleted<Result>(work: (tx: Transaction) => Promise<Result>) {
  try {
    return await transaction(work);
  } catch (error) {
    if (sqlState(error) === sqlStates.foreignKeyViolation) throw notFound();
    throw error;
  }
}

/** A single statement, so that the database decides which guest gets the wish. */
async function takeIfFree(
  tx: Transaction,
  entry: GuestSubmission,
  wishId: string,
  guestName: string,
) {
  const { weddingId, visitorId } = entry;
  const hidden = tx
    .select({ visitorId: blockedVisitors.visitorId })
    .from(blockedVisitors)
    .where(eq(blockedVisitors.weddingId, weddingId));
  const isFree = eq(wishListItems.purchased, false);
  const isOwn = eq(wishListItems.visitorId, visitorId);
  const isHidden = inArray(wishListItems.visitorId, hidden);
  const [taken] = await tx
    .update(wishListItems)
    .set({ purchased: true, purchasedBy: guestName, visitorId })
    .where(and(isWish(weddingId, wishId), or(isFree, isOwn, isHidden)))
    .returning({ title: wishListItems.title });
  return taken;
}

async function clearReservation(tx: Transaction, weddingId: WeddingId, wishId: string, held?: SQL) {
  const changed = await tx
    .update(wishListItems)
    .set({ purchased: false, purchasedBy: null, visitorId: null })
    .where(and(isWish(weddingId, wishId), held))
    .returning({ id: wishListItems.id });
  if (changed.length > 0) await publish(tx, { wedding: weddingId }, wishlistTopics.wishes);
  return changed.length > 0;
}

async function currentReservation(tx: Transaction, entry: GuestSubmission, wishId: string) {
  const found = await findWish(tx, entry.weddingId, wishId);
  if (!found) return { ok: false, reason: "gone" } as const;
  if (!found.purchased) return { ok: false, reason: "free" } as const;
  if (found.visitorId !== entry.visitorId) return { ok: false, reason: "taken" } as const;
  return { ok: true, title: found.title } as const;
}

async function findWish(tx: Transaction, weddingId: WeddingId, wishId: string) {
  const { title, purchased, visitorId } = wishListItems;
  const [found] = await tx
    .select({ title, purchased, visitorId })
    .from(wishListItems)
    .where(isWish(weddingId, wishId));
  return found;
}

function isWish(weddingId: WeddingId, wishId: string) {
  return and(
    eq(wishListItems.weddingId, weddingId),
    eq(wishListItems.id, wishId),
    isNull(wishListItems.deletedAt),
  );
}

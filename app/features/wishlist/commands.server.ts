import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  releaseIdempotencyKey,
  SubmissionLimitExceeded,
} from "#app/features/submissions/commands.server.ts";
import type {
  GuestSubmission,
  OwnedWeddingId,
  PublicWeddingId,
} from "#app/features/weddings/access.server.ts";
import { isWishReleased } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { recordGuestSubmission } from "#app/features/weddings/crowds/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { maxReserved, reservedWindowMs } from "./rules.ts";
import { wishListItems } from "./tables.server.ts";
import { wishlistTexts } from "./texts.ts";
import { wishlistTopics } from "./topics.ts";

export type Reservation = {
  /** The form was handled before, so nothing changed. */
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
 * Reserves a wish for one of concurrent guests; a refusal does not count against their limits. A
 * new form from the holder corrects the name.
 */
export function reserveWish(
  submission: GuestSubmission,
  wishId: string,
  guestName: string,
): Promise<Reservation> {
  const content = ["reserve", guestName];
  return transaction(async (tx) => {
    if (!(await recordGuestSubmission(tx, submission, content, wishId))) {
      return { isRepeat: true, ...(await currentReservation(tx, submission, wishId)) };
    }
    let reserved = await reserveIfAvailable(tx, submission, wishId, guestName);
    while (!reserved) {
      const current = await currentReservation(tx, submission, wishId);
      // Freed between the two statements, it can be reserved after all.
      if (current.ok || current.reason !== "free") {
        await releaseIdempotencyKey(tx, submission, wishId);
        return { isRepeat: false, ...current };
      }
      reserved = await reserveIfAvailable(tx, submission, wishId, guestName);
    }
    await refuseOverLimit(tx, submission);
    await publish(tx, { wedding: submission.audience }, wishlistTopics.wishes);
    return { isRepeat: false, ok: true, ...reserved };
  });
}

/** Releases a wish that this browser holds. A repeated form never ends a later reservation. */
export function releaseWish(submission: GuestSubmission, wishId: string): Promise<Release> {
  const { audience: weddingId, visitorId } = submission;
  return transaction(async (tx) => {
    const isNew = await recordGuestSubmission(tx, submission, ["release"], wishId);
    if (isNew)
      await clearReservation(tx, weddingId, wishId, eq(wishListItems.visitorId, visitorId));
    const found = await findWish(tx, weddingId, wishId);
    return { isRepeat: !isNew, ...(found ? { ok: true, title: found.title } : { ok: false }) };
  });
}

/** Returns the holder, or null when the wish was not reserved. */
export function resetWish(weddingId: OwnedWeddingId, wishId: string): Promise<Holder | null> {
  return transaction(async (tx) => {
    const { purchasedBy, visitorId } = wishListItems;
    const [reserved] = await tx
      .select({ purchasedBy, visitorId })
      .from(wishListItems)
      .where(and(isWish(weddingId, wishId), eq(wishListItems.purchased, true)))
      .for("update");
    if (reserved) await clearReservation(tx, weddingId, wishId);
    return reserved ?? null;
  });
}

/** A single statement, so that the database decides which guest gets the wish. */
async function reserveIfAvailable(
  tx: Transaction,
  submission: GuestSubmission,
  wishId: string,
  guestName: string,
) {
  const { audience: weddingId, visitorId } = submission;
  const isAvailable = eq(wishListItems.purchased, false);
  const isOwn = eq(wishListItems.visitorId, visitorId);
  const isReleased = isWishReleased(wishListItems.weddingId, wishListItems.visitorId);
  const reservedAt = sql`case when ${isOwn} then ${wishListItems.reservedAt} else ${now()} end`;
  const [reserved] = await tx
    .update(wishListItems)
    .set({ purchased: true, purchasedBy: guestName, visitorId, reservedAt })
    .where(and(isWish(weddingId, wishId), or(isAvailable, isOwn, isReleased)))
    .returning({ title: wishListItems.title });
  return reserved;
}

/** Counts the reservation that was just made. */
async function refuseOverLimit(
  tx: Transaction,
  { audience: weddingId, visitorId }: GuestSubmission,
): Promise<void> {
  const since = new Date(now().getTime() - reservedWindowMs);
  const { reservedAt, deletedAt } = wishListItems;
  const [last] = await tx
    .select({ reservedAt })
    .from(wishListItems)
    .where(
      and(
        eq(wishListItems.weddingId, weddingId),
        eq(wishListItems.visitorId, visitorId),
        isNull(deletedAt),
        gt(reservedAt, since),
      ),
    )
    .orderBy(desc(reservedAt))
    .limit(1)
    .offset(maxReserved);
  if (!last?.reservedAt) return;
  const seconds = Math.ceil((last.reservedAt.getTime() - since.getTime()) / 1000);
  throw new SubmissionLimitExceeded(wishlistTexts.refused.tooMany(maxReserved, seconds), seconds);
}

async function clearReservation(
  tx: Transaction,
  weddingId: WeddingId,
  wishId: string,
  condition?: SQL,
) {
  const changed = await tx
    .update(wishListItems)
    .set({ purchased: false, purchasedBy: null, visitorId: null, reservedAt: null })
    .where(and(isWish(weddingId, wishId), condition))
    .returning({ id: wishListItems.id });
  if (changed.length > 0) await publish(tx, { wedding: weddingId }, wishlistTopics.wishes);
  return changed.length > 0;
}

async function currentReservation(tx: Transaction, submission: GuestSubmission, wishId: string) {
  const found = await findWish(tx, submission.audience, wishId);
  if (!found) return { ok: false, reason: "gone" } as const;
  if (!found.purchased) return { ok: false, reason: "free" } as const;
  if (found.visitorId !== submission.visitorId) return { ok: false, reason: "taken" } as const;
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

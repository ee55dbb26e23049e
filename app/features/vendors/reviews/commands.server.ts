import { and, eq, isNull } from "drizzle-orm";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { ListedVendorId } from "../directory/access.server.ts";
import { isApproved } from "../search/queries.server.ts";
import { vendorReviews, vendors } from "../tables.server.ts";
import { vendorTopics } from "../topics.ts";
import { reviewLimit } from "./rules.ts";

type StoredReview = typeof vendorReviews.$inferSelect;

export type ReviewText = Pick<StoredReview, "rating" | "title" | "comment">;

export type AddReviewResult =
  | { ok: true }
  | { ok: false; reason: "own" | "exists" | "sample" | "vendor-gone" | "too-many" };

/** Adds the user's only review of the vendor. The same id again changes nothing. */
export async function addReview(
  { id: userId }: SignedInUser,
  vendorId: ListedVendorId,
  id: string,
  review: ReviewText,
): Promise<AddReviewResult> {
  if (!(await consume("vendor-review", userId, reviewLimit)).ok) {
    return { ok: false, reason: "too-many" };
  }
  return transaction(async (tx) => {
    const vendor = await lockVendor(tx, vendorId);
    if (!vendor) return { ok: false, reason: "vendor-gone" };
    if (vendor.isSample) return { ok: false, reason: "sample" };
    if (vendor.userId === userId) return { ok: false, reason: "own" };
    const at = now();
    const added = await tx
      .insert(vendorReviews)
      .values({ vendorId, id, userId, ...review, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning({ id: vendorReviews.id });
    if (added.length > 0) {
      await tell(tx, vendor.userId);
      return { ok: true };
    }
    const repeated = await tx.$count(
      vendorReviews,
      and(eq(vendorReviews.id, id), isOwnReview(userId, vendorId)),
    );
    return repeated > 0 ? { ok: true } : { ok: false, reason: "exists" };
  });
}

export type ChangeReviewResult =
  | { ok: true }
  | { ok: false; reason: "gone" | "hidden" }
  | { ok: false; reason: "conflict"; stored: StoredReview };

/** An outdated version is a conflict, unless the edit changes nothing. */
export function changeReview(
  { id: userId }: SignedInUser,
  vendorId: ListedVendorId,
  version: number,
  review: ReviewText,
): Promise<ChangeReviewResult> {
  return transaction(async (tx) => {
    const vendor = await lockVendor(tx, vendorId);
    const [stored] = await tx.select().from(vendorReviews).where(isOwnReview(userId, vendorId));
    if (!vendor || !stored) return { ok: false, reason: "gone" };
    if (stored.hiddenAt) return { ok: false, reason: "hidden" };
    const { rating, title, comment } = stored;
    if (rating === review.rating && title === review.title && comment === review.comment) {
      return { ok: true };
    }
    if (stored.version !== version) return { ok: false, reason: "conflict", stored };
    await tx
      .update(vendorReviews)
      .set({ ...review, version: version + 1, updatedAt: now() })
      .where(isOwnReview(userId, vendorId));
    await tell(tx, vendor.userId);
    return { ok: true };
  });
}

/** Returns what was deleted, or null without anything to delete. */
export function deleteReview(
  { id: userId }: SignedInUser,
  vendorId: ListedVendorId,
): Promise<{ ok: true; deleted: ReviewText | null } | { ok: false; reason: "hidden" }> {
  return transaction(async (tx) => {
    const vendor = await lockVendor(tx, vendorId);
    // A hidden review stays, so that it cannot be written again in its place.
    const [deleted] = await tx
      .delete(vendorReviews)
      .where(and(isOwnReview(userId, vendorId), isNull(vendorReviews.hiddenAt)))
      .returning();
    if (deleted) {
      await tell(tx, vendor?.userId ?? null);
      return { ok: true, deleted };
    }
    const hidden = await tx.$count(vendorReviews, isOwnReview(userId, vendorId));
    return hidden > 0 ? { ok: false, reason: "hidden" } : { ok: true, deleted: null };
  });
}

/** Changes of one vendor's reviews wait for each other, as in the trigger that counts them. */
async function lockVendor(tx: Transaction, vendorId: ListedVendorId) {
  const [vendor] = await withTables([vendors], () =>
    tx
      .select({ userId: vendors.userId, isSample: vendors.isSample })
      .from(vendors)
      .where(and(eq(vendors.id, vendorId), isApproved))
      .for("no key update"),
  );
  return vendor ?? null;
}

async function tell(tx: Transaction, vendorAccount: string | null): Promise<void> {
  if (!vendorAccount) return;
  await publish(tx, { account: vendorAccount as Scope<"account"> }, vendorTopics.vendorProfile);
}

function isOwnReview(userId: string, vendorId: ListedVendorId) {
  return and(eq(vendorReviews.vendorId, vendorId), eq(vendorReviews.userId, userId));
}

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
import type { DeletedReview } from "./schema.ts";

type StoredReview = typeof vendorReviews.$inferSelect;

type ReviewText = Pick<StoredReview, "rating" | "title" | "comment">;

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
    if (!vendor?.isListed) return { ok: false, reason: "vendor-gone" };
    if (vendor.isSample) return { ok: false, reason: "sample" };
    if (vendor.userId === userId) return { ok: false, reason: "own" };
    const at = now();
    const added = await tx
      .insert(vendorReviews)
      .values({ vendorId, id, userId, ...review, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning({ id: vendorReviews.id });
    if (added.length > 0) {
      await publishProfileChange(tx, vendor.userId);
      return { ok: true };
    }
    return refuseUnlessSame(tx, userId, { vendorId, id });
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
    if (!vendor?.isListed || !stored) return { ok: false, reason: "gone" };
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
    await publishProfileChange(tx, vendor.userId);
    return { ok: true };
  });
}

/**
 * Deletes the user's review, also of a vendor that is not listed any more. Returns what was deleted,
 * or null without anything to delete.
 */
export function deleteReview(
  { id: userId }: SignedInUser,
  vendorId: string,
): Promise<{ ok: true; deleted: DeletedReview | null } | { ok: false; reason: "hidden" }> {
  return transaction(async (tx) => {
    const vendor = await lockVendor(tx, vendorId);
    // A hidden review stays, so that it cannot be written again in its place.
    const [deleted] = await tx
      .delete(vendorReviews)
      .where(and(isOwnReview(userId, vendorId), isNull(vendorReviews.hiddenAt)))
      .returning();
    if (deleted) {
      await publishProfileChange(tx, vendor?.userId ?? null);
      return { ok: true, deleted: { ...deleted, userId } };
    }
    const hidden = await tx.$count(vendorReviews, isOwnReview(userId, vendorId));
    return hidden > 0 ? { ok: false, reason: "hidden" } : { ok: true, deleted: null };
  });
}

/** Brings back what the user has deleted, with the vendor's reply. The same again changes nothing. */
export function restoreReview(
  { id: userId }: SignedInUser,
  deleted: DeletedReview,
): Promise<{ ok: true } | { ok: false; reason: "gone" | "exists" | "vendor-gone" }> {
  return transaction(async (tx) => {
    if (deleted.userId !== userId) return { ok: false, reason: "gone" };
    const vendor = await lockVendor(tx, deleted.vendorId);
    if (!vendor) return { ok: false, reason: "vendor-gone" };
    const restored = await tx
      .insert(vendorReviews)
      .values(deleted)
      .onConflictDoNothing()
      .returning({ id: vendorReviews.id });
    if (restored.length === 0) return refuseUnlessSame(tx, userId, deleted);
    await publishProfileChange(tx, vendor.userId);
    return { ok: true };
  });
}

/** Changes of one vendor's reviews wait for each other, as in the trigger that counts them. */
async function lockVendor(tx: Transaction, vendorId: string) {
  const { userId, isSample } = vendors;
  const [vendor] = await withTables([vendors], () =>
    tx
      .select({ userId, isSample, isListed: isApproved.mapWith(Boolean) })
      .from(vendors)
      .where(eq(vendors.id, vendorId))
      .for("no key update"),
  );
  return vendor ?? null;
}

/** The review that is in the way may be the same one, sent again. */
async function refuseUnlessSame(
  tx: Transaction,
  userId: string,
  { vendorId, id }: Pick<StoredReview, "vendorId" | "id">,
): Promise<{ ok: true } | { ok: false; reason: "exists" }> {
  const isSame = and(eq(vendorReviews.id, id), isOwnReview(userId, vendorId));
  const same = await tx.$count(vendorReviews, isSame);
  return same > 0 ? { ok: true } : { ok: false, reason: "exists" };
}

async function publishProfileChange(tx: Transaction, vendorAccount: string | null): Promise<void> {
  if (!vendorAccount) return;
  await publish(tx, { account: vendorAccount as Scope<"account"> }, vendorTopics.vendorProfile);
}

function isOwnReview(userId: string, vendorId: string) {
  return and(eq(vendorReviews.vendorId, vendorId), eq(vendorReviews.userId, userId));
}

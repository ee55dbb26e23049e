import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Administrator } from "#app/features/accounts/access.server.ts";
import { recordAudit } from "#app/features/audit/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { vendorReviews, vendors } from "../../tables.server.ts";

interface ReviewRef {
  /** The vendor's. */
  id: string;
  review: string;
}

/** A hidden review is neither shown nor counted. Returns false for an unknown one. */
export function hideReview(admin: Administrator, ref: ReviewRef, reason: string): Promise<boolean> {
  return transaction(async (tx) => {
    const hidden = await tx
      .update(vendorReviews)
      .set({ hiddenAt: now(), hiddenReason: reason })
      .where(and(isReview(ref), isNull(vendorReviews.hiddenAt)))
      .returning({ id: vendorReviews.id });
    if (hidden.length > 0) await record(tx, admin, "review-hidden", ref, reason);
    return exists(tx, ref);
  });
}

/** Returns false for an unknown review. */
export function showReview(admin: Administrator, ref: ReviewRef): Promise<boolean> {
  return transaction(async (tx) => {
    const shown = await tx
      .update(vendorReviews)
      .set({ hiddenAt: null, hiddenReason: null })
      .where(and(isReview(ref), isNotNull(vendorReviews.hiddenAt)))
      .returning({ id: vendorReviews.id });
    if (shown.length > 0) await record(tx, admin, "review-shown", ref);
    return exists(tx, ref);
  });
}

async function record(
  tx: Transaction,
  admin: Administrator,
  action: "review-hidden" | "review-shown",
  { id, review }: ReviewRef,
  reason?: string,
): Promise<void> {
  const [vendor] = await tx
    .select({ name: vendors.businessName })
    .from(vendors)
    .where(eq(vendors.id, id));
  await recordAudit(tx, {
    actor: admin,
    action,
    subject: "review",
    subjectId: review,
    subjectName: vendor?.name ?? "",
    reason: reason ?? null,
  });
}

async function exists(tx: Transaction, ref: ReviewRef): Promise<boolean> {
  return (await tx.$count(vendorReviews, isReview(ref))) > 0;
}

function isReview({ id, review }: ReviewRef) {
  return and(eq(vendorReviews.vendorId, id), eq(vendorReviews.id, review));
}

import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { OwnedVendor } from "../access.server.ts";
import { vendorReviews } from "../tables.server.ts";
import { vendorTopics } from "../topics.ts";

export type ReplyResult = { ok: true } | { ok: false; reason: "gone" | "replied" };

/** Answers a review, once: of two replies at the same time the first stays. */
export function replyToReview(
  { id: vendorId, user }: OwnedVendor,
  review: string,
  reply: string,
): Promise<ReplyResult> {
  const isReview = and(eq(vendorReviews.vendorId, vendorId), eq(vendorReviews.id, review));
  return transaction(async (tx) => {
    const replied = await tx
      .update(vendorReviews)
      .set({ reply, repliedAt: now() })
      .where(and(isReview, isNull(vendorReviews.reply), isNull(vendorReviews.hiddenAt)))
      .returning({ id: vendorReviews.id });
    if (replied.length > 0) {
      await publish(tx, { account: user.id }, vendorTopics.vendorProfile);
      return { ok: true };
    }
    const [stored] = await tx
      .select({ reply: vendorReviews.reply })
      .from(vendorReviews)
      .where(and(isReview, isNull(vendorReviews.hiddenAt)));
    if (!stored) return { ok: false, reason: "gone" };
    return stored.reply === reply ? { ok: true } : { ok: false, reason: "replied" };
  });
}

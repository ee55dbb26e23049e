import { count, desc, eq, isNotNull } from "drizzle-orm";
import type { AdminId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { vendorReviews, vendors } from "../../tables.server.ts";
import { reviewsPerPage } from "../rules.ts";

export type ModeratedReview = Awaited<ReturnType<typeof listReviews>>[number];

/** Returns one page of all reviews, newest first, or of the hidden ones. */
export function listReviews(_admin: AdminId, list: "all" | "hidden", page: number) {
  const { vendorId, id, rating, title, comment, reply, hiddenAt, hiddenReason, createdAt } =
    vendorReviews;
  return db()
    .select({
      vendorId,
      id,
      rating,
      title,
      comment,
      reply,
      hiddenAt,
      hiddenReason,
      createdAt,
      vendorName: vendors.businessName,
      sampleName: vendorReviews.sampleName,
      reviewer: users.name,
    })
    .from(vendorReviews)
    .innerJoin(vendors, eq(vendors.id, vendorId))
    .leftJoin(users, eq(users.id, vendorReviews.userId))
    .where(list === "hidden" ? isNotNull(hiddenAt) : undefined)
    .orderBy(desc(createdAt), desc(id))
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage);
}

export async function countReviews(_admin: AdminId): Promise<{ all: number; hidden: number }> {
  const [found] = await db()
    .select({ all: count(), hidden: count(vendorReviews.hiddenAt) })
    .from(vendorReviews);
  return found ?? { all: 0, hidden: 0 };
}

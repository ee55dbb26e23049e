import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { users } from "#app/features/accounts/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import type { OwnedVendorId } from "../access.server.ts";
import { vendorReviews } from "../tables.server.ts";

export type ReceivedReview = Awaited<ReturnType<typeof listReceivedReviews>>[number];

/** Returns the `shown` newest of the vendor's own reviews that are not hidden. */
export function listReceivedReviews(vendorId: OwnedVendorId, shown: number) {
  const { id, rating, title, comment, reply, repliedAt, createdAt, sampleName, userId } =
    vendorReviews;
  const query = db()
    .select({
      id,
      rating,
      title,
      comment,
      reply,
      repliedAt,
      createdAt,
      name: sql<string>`coalesce(${sampleName}, ${users.name}, '')`,
      isSample: sql`${userId} is null`.mapWith(Boolean),
    })
    .from(vendorReviews)
    .leftJoin(users, eq(users.id, userId))
    .where(and(eq(vendorReviews.vendorId, vendorId), isNull(vendorReviews.hiddenAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(shown);
  return withTables([users], () => query);
}

/** Counts the vendor's own reviews that are not hidden, and those without a reply. */
export async function countReceivedReviews(vendorId: OwnedVendorId) {
  const { reply, hiddenAt } = vendorReviews;
  const isShown = and(eq(vendorReviews.vendorId, vendorId), isNull(hiddenAt));
  const [total, unanswered] = await Promise.all([
    db().$count(vendorReviews, isShown),
    db().$count(vendorReviews, and(isShown, isNull(reply))),
  ]);
  return { total, unanswered };
}

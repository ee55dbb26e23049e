import { and, count, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { conversations } from "#app/features/conversations/tables.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import type { ListedVendorId } from "../directory/access.server.ts";
import { vendorContactRequests, vendorReviews } from "../tables.server.ts";
import { reviewStep } from "./rules.ts";

/** Returns the `shown` newest reviews that are not hidden, with the reviewers' display names only. */
export async function listReviews(vendorId: ListedVendorId, shown = reviewStep) {
  const { id, rating, title, comment, reply, createdAt, sampleName, userId } = vendorReviews;
  const weddings = db()
    .select({ id: weddingOwners.weddingId })
    .from(weddingOwners)
    .where(eq(weddingOwners.userId, userId));
  const asked = db()
    .select({ one: sql`1` })
    .from(vendorContactRequests)
    .innerJoin(conversations, eq(conversations.id, vendorContactRequests.conversationId))
    .where(
      and(
        eq(vendorContactRequests.vendorId, vendorReviews.vendorId),
        or(eq(conversations.askerId, userId), inArray(conversations.weddingId, weddings)),
      ),
    );
  const query = db()
    .select({
      id,
      rating,
      title,
      comment,
      reply,
      createdAt,
      name: sql<string>`coalesce(${sampleName}, ${users.name}, '')`,
      isSample: sql`${userId} is null`.mapWith(Boolean),
      hasAsked: sql`exists ${asked}`.mapWith(Boolean),
    })
    .from(vendorReviews)
    .leftJoin(users, eq(users.id, userId))
    .where(and(eq(vendorReviews.vendorId, vendorId), isNull(vendorReviews.hiddenAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(shown);
  // Whether a reviewer's wedding has asked is shown; whose it is, is not.
  const others = [users, weddingOwners, conversations, vendorContactRequests];
  return withTables(others, () => query);
}

/** Counts the shown reviews by rating: five stars first. */
export async function countByRating(
  vendorId: ListedVendorId,
): Promise<{ stars: number; count: number }[]> {
  const { rating } = vendorReviews;
  const found = await db()
    .select({ rating, count: count() })
    .from(vendorReviews)
    .where(and(eq(vendorReviews.vendorId, vendorId), isNull(vendorReviews.hiddenAt)))
    .groupBy(rating);
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: found.find((row) => row.rating === stars)?.count ?? 0,
  }));
}

export type OwnReview = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>;

export async function findOwnReview(userId: AccountId, vendorId: ListedVendorId) {
  const { id, rating, title, comment, version, hiddenAt } = vendorReviews;
  const [found] = await db()
    .select({
      id,
      rating,
      title,
      comment,
      version,
      isHidden: sql`${hiddenAt} is not null`.mapWith(Boolean),
    })
    .from(vendorReviews)
    .where(and(eq(vendorReviews.vendorId, vendorId), eq(vendorReviews.userId, userId)));
  return found ?? null;
}

/** Counts what the account has written, hidden reviews included. */
export function countOwnReviews(userId: AccountId): Promise<number> {
  return db().$count(vendorReviews, eq(vendorReviews.userId, userId));
}

/** Everything the account has written about vendors, for its download. */
export function exportReviews(userId: AccountId) {
  const { rating, title, comment, reply, hiddenAt, createdAt, updatedAt, vendorId } = vendorReviews;
  return db()
    .select({ vendorId, rating, title, comment, reply, hiddenAt, createdAt, updatedAt })
    .from(vendorReviews)
    .where(eq(vendorReviews.userId, userId))
    .orderBy(desc(createdAt));
}

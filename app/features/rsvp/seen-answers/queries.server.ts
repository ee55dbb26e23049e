import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { notHidden } from "#app/features/weddings/guest-entries/queries.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { rsvpResponses } from "../tables.server.ts";

/** How many answers came since this owner last looked at them. */
export function countUnseenAnswers(weddingId: OwnedWeddingId, userId: string): Promise<number> {
  const { createdAt, visitorId } = rsvpResponses;
  const { answersSeenAt } = weddingOwners;
  return db().$count(
    db()
      .select({ id: rsvpResponses.id })
      .from(rsvpResponses)
      .innerJoin(weddingOwners, eq(weddingOwners.weddingId, rsvpResponses.weddingId))
      .where(
        and(
          eq(rsvpResponses.weddingId, weddingId),
          eq(weddingOwners.userId, userId),
          isNull(rsvpResponses.deletedAt),
          notHidden(rsvpResponses.weddingId, visitorId),
          // What was seen is known to the millisecond, as browsers tell time.
          or(
            isNull(answersSeenAt),
            gt(sql`date_trunc('milliseconds', ${createdAt})`, answersSeenAt),
          ),
        ),
      )
      .as("unseen"),
  );
}

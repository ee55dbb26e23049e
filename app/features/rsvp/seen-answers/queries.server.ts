import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { shownAnswers } from "../answer-versions/queries.server.ts";

/** How many answers came since this owner last looked at them. */
export function countUnseenAnswers(weddingId: OwnedWeddingId, userId: string): Promise<number> {
  const shown = shownAnswers(weddingId);
  const { answersSeenAt } = weddingOwners;
  return db().$count(
    db()
      .select({ id: shown.id })
      .from(shown)
      .innerJoin(weddingOwners, eq(weddingOwners.weddingId, weddingId))
      .where(
        and(
          eq(weddingOwners.userId, userId),
          // What was seen is known to the millisecond, as browsers tell time.
          or(
            isNull(answersSeenAt),
            gt(sql`date_trunc('milliseconds', ${shown.createdAt})`, answersSeenAt),
          ),
        ),
      )
      .as("unseen"),
  );
}

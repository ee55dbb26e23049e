import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";

/** Notes that an owner has looked at every answer sent until `newest`; never backwards. */
export async function markAnswersSeen(
  weddingId: OwnedWeddingId,
  userId: string,
  newest: Date,
): Promise<void> {
  const { answersSeenAt } = weddingOwners;
  const seen = newest < now() ? newest : now();
  await db()
    .update(weddingOwners)
    .set({ answersSeenAt: seen })
    .where(
      and(
        eq(weddingOwners.weddingId, weddingId),
        eq(weddingOwners.userId, userId),
        or(isNull(answersSeenAt), lt(answersSeenAt, seen)),
      ),
    );
}

import { and, asc, desc, eq, exists, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { guestChanges } from "#app/features/guests/changes/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { notBlocked } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { isCounted } from "../answer-versions/queries.server.ts";
import { rsvpAnswerVersions, rsvpResponses } from "../tables.server.ts";

export type GuestChange = Awaited<ReturnType<typeof listChanges>>[number];

/** The newest ones; the others are shown after the couple has marked these as seen. */
const maxChanges = 500;

/**
 * Returns what guests and the partner have changed since the owner last marked it as seen, newest
 * first.
 */
export function listChanges(weddingId: OwnedWeddingId, userId: AccountId) {
  return withTables([users], () => changesOf(weddingId, userId));
}

const changesOf = prepared((weddingId: Param<OwnedWeddingId>, userId: Param<AccountId>) => {
  const { id, batchId, at, guestId, responseId, userId: author, name } = guestChanges;
  const { before, after, message } = guestChanges;
  return db()
    .select({
      id,
      batchId,
      at,
      guestId,
      responseId,
      userId: author,
      name,
      before,
      after,
      message,
      /** Null for what a guest has answered. */
      partner: sql<string | null>`case when ${guestChanges.userId} is null then null
        else coalesce(nullif(${users.name}, ''), ${users.email}) end`,
    })
    .from(guestChanges)
    .innerJoin(
      weddingOwners,
      and(eq(weddingOwners.weddingId, guestChanges.weddingId), eq(weddingOwners.userId, userId)),
    )
    .leftJoin(users, eq(users.id, guestChanges.userId))
    .where(
      and(
        eq(guestChanges.weddingId, weddingId),
        or(isNull(author), ne(author, userId)),
        or(isNull(weddingOwners.guestsSeenAt), gt(at, weddingOwners.guestsSeenAt)),
        or(
          isNull(guestChanges.visitorId),
          notBlocked(guestChanges.weddingId, guestChanges.visitorId),
          isOfCountedAnswer(rsvpResponses, rsvpResponses.id),
          isOfCountedAnswer(rsvpAnswerVersions, rsvpAnswerVersions.responseId),
        ),
      ),
    )
    .orderBy(desc(at), asc(batchId), asc(name))
    .limit(maxChanges);
});

/** Matches changes whose sender is held, but not what was answered, because it came by link. */
function isOfCountedAnswer(
  table: typeof rsvpResponses | typeof rsvpAnswerVersions,
  responseId: typeof rsvpResponses.id | typeof rsvpAnswerVersions.responseId,
): SQL {
  const isAnswer = and(
    eq(table.weddingId, guestChanges.weddingId),
    eq(responseId, guestChanges.responseId),
    eq(table.visitorId, guestChanges.visitorId),
    isCounted(table),
  );
  return exists(db().select({ counted: sql`1` }).from(table).where(isAnswer));
}

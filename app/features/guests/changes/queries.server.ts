import { and, asc, desc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { notBlocked } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { guestChanges } from "./tables.server.ts";

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
        ),
      ),
    )
    .orderBy(desc(at), asc(batchId), asc(name))
    .limit(maxChanges);
});

/** Returns when the owner last marked the changes as seen, and the totals of that time. */
export async function lastSeen(weddingId: OwnedWeddingId, userId: AccountId) {
  const [owner] = await seenBy(weddingId, userId);
  return owner ?? { at: null, totals: null };
}

const seenBy = prepared((weddingId: Param<OwnedWeddingId>, userId: Param<AccountId>) => {
  const { guestsSeenAt, guestsSeenTotals } = weddingOwners;
  return db()
    .select({ at: guestsSeenAt, totals: guestsSeenTotals })
    .from(weddingOwners)
    .where(and(eq(weddingOwners.weddingId, weddingId), eq(weddingOwners.userId, userId)));
});

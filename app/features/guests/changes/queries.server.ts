import { and, eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";

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

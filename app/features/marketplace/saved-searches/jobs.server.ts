import { and, eq, lte } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isSearch, type SearchRef } from "./commands.server.ts";
import { mailNewHits } from "./mails.server.ts";
import { findNewHits } from "./queries.server.ts";
import { mailIntervalHours, maxMailedHits, settlingSeconds } from "./rules.ts";
import { savedSearches } from "./tables.server.ts";

/**
 * Mails the new hits of saved searches, at most once a day for each. A search that fails is left for
 * the next run.
 */
export const mailSavedSearches = defineJob(
  "mail-saved-searches",
  async () => {
    let failed = 0;
    for (const search of await listDue()) {
      try {
        await mailSearch(search);
      } catch (error) {
        log().error({ err: error }, "new hits of a saved search not mailed");
        failed++;
      }
    }
    if (failed > 0) throw new Error(`new hits of ${failed} saved searches not mailed`);
  },
  { schedule: "20 8 * * *", timeoutSeconds: 1800 },
);

function isDue() {
  const limit = new Date(now().getTime() - mailIntervalHours * 3600 * 1000);
  return and(eq(savedSearches.notify, true), lte(savedSearches.notifiedUntil, limit));
}

async function listDue(): Promise<SearchRef[]> {
  const { userId, id } = savedSearches;
  const found = await db().select({ userId, id }).from(savedSearches).where(isDue());
  return found.map((search) => ({ ...search, userId: search.userId as AccountId }));
}

/** The row is locked, so that of two runs the second finds it mailed. */
function mailSearch(due: SearchRef): Promise<void> {
  return transaction(async (tx) => {
    const [search] = await tx
      .select()
      .from(savedSearches)
      .where(and(isSearch(due), isDue()))
      .for("update");
    if (!search) return;
    const { notifiedUntil, seenUntil } = search;
    const since = notifiedUntil > seenUntil ? notifiedUntil : seenUntil;
    const until = new Date(now().getTime() - settlingSeconds * 1000);
    const hits = await findNewHits(tx, search, { since, until, titles: maxMailedHits });
    // A search without hits is looked at again by the next run.
    await tx.update(savedSearches).set({ notifiedUntil: until }).where(isSearch(due));
    if (hits.count === 0) return;
    const [account] = await tx
      .select({ address: users.email })
      .from(users)
      .where(eq(users.id, search.userId));
    if (account) await mailNewHits(tx, search, hits, account.address);
  });
}

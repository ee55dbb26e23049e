import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { changeGuestList } from "#app/features/guests/commands.server.ts";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { retryTransaction } from "#app/platform/db/retry-transaction.server.ts";
import { isShown } from "../../answer-versions/queries.server.ts";
import { rsvpResponses } from "../../tables.server.ts";
import { isNotHeld, linkByRule, publishLinks } from "../commands.server.ts";

type WaitingAnswer = typeof rsvpResponses.$inferSelect;

/**
 * Runs a change of the guest list that ends with `linkWaitingAnswers`. Locks the list and the answers
 * before the change locks guests, because the guests' own transactions do.
 */
export function changeAndLink<Result>(
  weddingId: OwnedWeddingId,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return retryTransaction(() =>
    changeGuestList(weddingId, async (tx) => {
      await lockWedding(tx, weddingId);
      await lockWaitingAnswers(tx, weddingId);
      return change(tx);
    }),
  );
}

/**
 * Links every waiting answer whose guest is certain: for guests that came to the list after their
 * answers, and for answers that are no longer held. Returns the guests' ids. A unique violation is as
 * for `linkAnswer`.
 */
export async function linkWaitingAnswers(
  tx: Transaction,
  weddingId: OwnedWeddingId,
): Promise<string[]> {
  const waiting = await lockWaitingAnswers(tx, weddingId);
  const linked = await linkByRule(tx, weddingId, waiting);
  if (linked.length > 0) await publishLinks(tx, weddingId);
  return linked;
}

function lockWaitingAnswers(tx: Transaction, weddingId: OwnedWeddingId): Promise<WaitingAnswer[]> {
  return (
    tx
      .select()
      .from(rsvpResponses)
      .where(
        and(
          eq(rsvpResponses.weddingId, weddingId),
          isNull(rsvpResponses.deletedAt),
          isNull(rsvpResponses.guestId),
          // Null, or the reason of a link to a guest who has been purged.
          sql`${rsvpResponses.linkedBy} is distinct from 'couple'`,
          isNull(rsvpResponses.ignoredAt),
          isNotHeld(),
        ),
      )
      // Answers that the couple has hidden come last: see `unlinkHidden`.
      .orderBy(desc(isShown(weddingId)), rsvpResponses.createdAt, rsvpResponses.id)
      .for("update")
  );
}

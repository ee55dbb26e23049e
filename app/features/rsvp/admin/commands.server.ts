import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/errors.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { lockPerson } from "../commands.server.ts";
import { answerOfPerson, normaliseEmail } from "../rules.ts";
import { rsvpResponses } from "../tables.server.ts";
import { rsvpTopics } from "../topics.ts";

/** Idempotent; `restoreAnswer` undoes it. Throws a 404 for another couple's answer. */
export async function deleteAnswer(weddingId: OwnedWeddingId, id: string): Promise<void> {
  const { deletedAt, updatedAt } = rsvpResponses;
  await transaction(async (tx) => {
    // Also deletes a change that the guest made while this waited for the lock.
    const at = sql`greatest(${sql.param(now(), deletedAt)}, ${updatedAt})`;
    const deleted = await softDelete(tx, rsvpResponses, isAnswer(weddingId, id), at);
    if (deleted.length > 0) await publish(tx, { wedding: weddingId }, rsvpTopics.rsvp);
    else if ((await tx.$count(rsvpResponses, isAnswer(weddingId, id))) === 0) throw notFound();
  });
}

export type RestoredAnswer = { ok: true } | { ok: false; reason: "answered-anew" };

/** Undoes `deleteAnswer`. Throws a 404 for another couple's answer, and once it is purged. */
export async function restoreAnswer(
  weddingId: OwnedWeddingId,
  id: string,
): Promise<RestoredAnswer> {
  try {
    return await transaction((tx) => restoreUnlessReplaced(tx, weddingId, id));
  } catch (error) {
    // A newer answer of the same person or browser.
    if (sqlState(error) !== sqlStates.uniqueViolation) throw error;
    return { ok: false, reason: "answered-anew" };
  }
}

/** Marks answers sent until `newest` as seen. Never moves the date back. */
export async function markAnswersSeen(
  weddingId: OwnedWeddingId,
  userId: AccountId,
  newest: Date,
): Promise<void> {
  const { answersSeenAt } = weddingOwners;
  const seenAt = newest < now() ? newest : now();
  await db()
    .update(weddingOwners)
    .set({ answersSeenAt: seenAt })
    .where(
      and(
        eq(weddingOwners.weddingId, weddingId),
        eq(weddingOwners.userId, userId),
        or(isNull(answersSeenAt), lt(answersSeenAt, seenAt)),
      ),
    );
}

async function restoreUnlessReplaced(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
): Promise<RestoredAnswer> {
  const { guestName, email, visitorId, deletedAt } = rsvpResponses;
  const [stored] = await tx
    .select({ guestName, email, visitorId, deletedAt })
    .from(rsvpResponses)
    .where(isAnswer(weddingId, id))
    .for("update");
  if (!stored) throw notFound();
  if (!stored.deletedAt) return { ok: true };

  await lockPerson(tx, weddingId, stored);
  const answersOfSame = await tx
    .select({ guestName, email, visitorId })
    .from(rsvpResponses)
    .where(
      and(
        eq(rsvpResponses.weddingId, weddingId),
        isNull(deletedAt),
        stored.email === null
          ? and(isNull(email), eq(visitorId, stored.visitorId))
          : eq(email, normaliseEmail(stored.email)),
      ),
    );
  if (answerOfPerson(answersOfSame, stored)) return { ok: false, reason: "answered-anew" };
  await restore(tx, rsvpResponses, isAnswer(weddingId, id));
  await publish(tx, { wedding: weddingId }, rsvpTopics.rsvp);
  return { ok: true };
}

function isAnswer(weddingId: OwnedWeddingId, id: string) {
  return and(eq(rsvpResponses.weddingId, weddingId), eq(rsvpResponses.id, id));
}

import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/sql-state.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { announce } from "#app/platform/live/live.server.ts";
import { rsvpResponses } from "../tables.server.ts";

/**
 * Takes an answer away from everybody, its guest included, until `restoreAnswer` or for good.
 * Deleting it again changes nothing. Throws 404 when it is not theirs.
 */
export async function deleteAnswer(weddingId: OwnedWeddingId, id: string): Promise<void> {
  await setDeleted(weddingId, id, isNull(rsvpResponses.deletedAt), now());
}

export type RestoredAnswer = { ok: true } | { ok: false; reason: "answered-anew" };

/**
 * Takes back `deleteAnswer`. An answer that its guest has given anew meanwhile stays the only one.
 * Throws 404 when it is not theirs, or purged.
 */
export async function restoreAnswer(
  weddingId: OwnedWeddingId,
  id: string,
): Promise<RestoredAnswer> {
  try {
    await setDeleted(weddingId, id, isNotNull(rsvpResponses.deletedAt), null);
    return { ok: true };
  } catch (error) {
    if (sqlState(error) !== sqlStates.uniqueViolation) throw error;
    return { ok: false, reason: "answered-anew" };
  }
}

function setDeleted(
  weddingId: OwnedWeddingId,
  id: string,
  isOtherwise: SQL,
  deletedAt: Date | null,
): Promise<void> {
  const own = and(eq(rsvpResponses.weddingId, weddingId), eq(rsvpResponses.id, id));
  return transaction(async (tx) => {
    const changed = await tx
      .update(rsvpResponses)
      .set({ deletedAt })
      .where(and(own, isOtherwise))
      .returning({ id: rsvpResponses.id });
    if (changed.length > 0) await announce(tx, weddingId, "rsvp");
    else if ((await tx.$count(rsvpResponses, own)) === 0) throw notFound();
  });
}

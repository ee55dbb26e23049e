import { and, asc, eq, isNull, lte, max, type SQL } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { isCounted } from "../answer-versions/queries.server.ts";
import { rsvpResponses } from "../tables.server.ts";

export interface DueConfirmation {
  weddingId: OwnedWeddingId;
  email: string;
}

/**
 * Returns the addresses of all weddings whose answers are to be confirmed and have not changed
 * since, oldest first. Answers that are held or hidden wait.
 */
export async function listDueConfirmations(
  unchangedSince: Date,
  limit: number,
): Promise<DueConfirmation[]> {
  const { weddingId, email, updatedAt } = rsvpResponses;
  const latest = max(updatedAt);
  const due = await db()
    .select({ weddingId, email })
    .from(rsvpResponses)
    .where(isDue())
    .groupBy(weddingId, email)
    .having(lte(latest, unchangedSince))
    .orderBy(asc(latest))
    .limit(limit);
  return due.flatMap(({ weddingId: id, email: address }) =>
    address ? { weddingId: id as OwnedWeddingId, email: address } : [],
  );
}

/** Returns the answers that were given with an address, oldest first. */
export function listConfirmedAnswers({ weddingId, email }: DueConfirmation) {
  return db()
    .select()
    .from(rsvpResponses)
    .where(and(isShownOf({ weddingId, email })))
    .orderBy(asc(rsvpResponses.createdAt), asc(rsvpResponses.id));
}

export function isShownOf({ weddingId, email }: DueConfirmation): SQL | undefined {
  return and(
    eq(rsvpResponses.weddingId, weddingId),
    eq(rsvpResponses.email, email),
    isNull(rsvpResponses.deletedAt),
    isCounted(rsvpResponses),
  );
}

function isDue(): SQL | undefined {
  return and(
    rsvpResponses.confirmationDue.getSQL(),
    isNull(rsvpResponses.deletedAt),
    isCounted(rsvpResponses),
  );
}

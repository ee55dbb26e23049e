import { and, count, desc, eq, ilike, isNull, or, type SQL, sql } from "drizzle-orm";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { notHidden } from "#app/features/weddings/guest-entries/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Given, prepared } from "#app/platform/db/prepared.server.ts";
import { rsvpResponses } from "./tables.server.ts";

/** An answer as its guest may see it again. */
export type OwnAnswer = Awaited<ReturnType<typeof answersOf>>[number];

/** An answer as the couple sees it. */
export type ReceivedAnswer = Awaited<ReturnType<typeof latestAnswers>>[number];

export interface AnswerCounts {
  /** Sum of guest_count, default 1, over those who come. */
  comingPersons: number;
  comingAnswers: number;
  declined: number;
  total: number;
}

export interface AnswerFilter {
  attending?: boolean;
  /** Part of a name, e-mail, message or diet. */
  search?: string;
  limit: number;
  offset: number;
}

const newestFirst = [desc(rsvpResponses.createdAt), desc(rsvpResponses.id)];

/** What one browser has answered for one wedding, its own answer before those for others. */
export const answersOf = prepared((weddingId: Given<PublicWeddingId>, visitorId: Given<string>) => {
  const { id, guestName, email, attending, additional } = rsvpResponses;
  const { plusOneName, dietaryRestrictions, message } = rsvpResponses;
  return db()
    .select({
      id,
      guestName,
      email,
      attending,
      plusOneName,
      dietaryRestrictions,
      message,
      additional,
    })
    .from(rsvpResponses)
    .where(
      and(
        eq(rsvpResponses.weddingId, weddingId),
        eq(rsvpResponses.visitorId, visitorId),
        isNull(rsvpResponses.deletedAt),
      ),
    )
    .orderBy(additional, ...newestFirst);
});

/** The newest answers of a wedding. */
export function latestAnswers(weddingId: OwnedWeddingId, limit = 5) {
  return receivedAnswers(shownTo(weddingId)).limit(limit);
}

/** One page of a wedding's answers, newest first. */
export function allAnswers(weddingId: OwnedWeddingId, filter: AnswerFilter) {
  const { attending, search, limit, offset } = filter;
  const where = and(
    shownTo(weddingId),
    attending === undefined ? undefined : eq(rsvpResponses.attending, attending),
    contains(search),
  );
  return receivedAnswers(where).limit(limit).offset(offset);
}

/** The dashboard's counters; with a search, of what it finds. */
export async function answerCounts(weddingId: OwnedWeddingId, search = ""): Promise<AnswerCounts> {
  const { attending, guestCount } = rsvpResponses;
  const [counts] = await db()
    .select({
      comingPersons: sql`sum(greatest(${guestCount}, 1)) filter (where ${attending})`.mapWith(
        Number,
      ),
      comingAnswers: sql`count(*) filter (where ${attending})`.mapWith(Number),
      declined: sql`count(*) filter (where not ${attending})`.mapWith(Number),
      total: count(),
    })
    .from(rsvpResponses)
    .where(and(shownTo(weddingId), contains(search)));
  return {
    comingPersons: counts?.comingPersons ?? 0,
    comingAnswers: counts?.comingAnswers ?? 0,
    declined: counts?.declined ?? 0,
    total: counts?.total ?? 0,
  };
}

/** What the couple has deleted or hidden does not count either. */
function shownTo(weddingId: OwnedWeddingId): SQL | undefined {
  return and(
    eq(rsvpResponses.weddingId, weddingId),
    isNull(rsvpResponses.deletedAt),
    notHidden(rsvpResponses.weddingId, rsvpResponses.visitorId),
  );
}

function receivedAnswers(where: SQL | undefined) {
  const { id, guestName, email, attending, guestCount, createdAt, updatedAt } = rsvpResponses;
  const { plusOneName, dietaryRestrictions, message } = rsvpResponses;
  return db()
    .select({
      id,
      guestName,
      email,
      attending,
      guestCount,
      plusOneName,
      dietaryRestrictions,
      message,
      createdAt,
      updatedAt,
    })
    .from(rsvpResponses)
    .where(where)
    .orderBy(...newestFirst)
    .$dynamic();
}

function contains(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const { guestName, email, plusOneName, dietaryRestrictions, message } = rsvpResponses;
  return or(
    ...[guestName, email, plusOneName, dietaryRestrictions, message].map((column) =>
      ilike(column, pattern),
    ),
  );
}

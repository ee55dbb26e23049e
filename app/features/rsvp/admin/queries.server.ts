import { and, count, desc, eq, gt, ilike, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { shownAnswers } from "../answer-versions/queries.server.ts";

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

type ShownAnswers = ReturnType<typeof shownAnswers>;

export function latestAnswers(weddingId: OwnedWeddingId, limit = 5) {
  return receivedAnswers(shownAnswers(weddingId)).limit(limit);
}

export function allAnswers(weddingId: OwnedWeddingId, filter: AnswerFilter) {
  const { attending, search, limit, offset } = filter;
  const shown = shownAnswers(weddingId);
  const where = and(
    attending === undefined ? undefined : eq(shown.attending, attending),
    contains(shown, search),
  );
  return receivedAnswers(shown, where).limit(limit).offset(offset);
}

/** With a search, counts only what it finds. */
export async function answerCounts(weddingId: OwnedWeddingId, search = ""): Promise<AnswerCounts> {
  const shown = shownAnswers(weddingId);
  const { attending, guestCount } = shown;
  const [counts] = await db()
    .select({
      comingPersons: sql`sum(greatest(${guestCount}, 1)) filter (where ${attending})`.mapWith(
        Number,
      ),
      comingAnswers: sql`count(*) filter (where ${attending})`.mapWith(Number),
      declined: sql`count(*) filter (where not ${attending})`.mapWith(Number),
      total: count(),
    })
    .from(shown)
    .where(contains(shown, search));
  return {
    comingPersons: counts?.comingPersons ?? 0,
    comingAnswers: counts?.comingAnswers ?? 0,
    declined: counts?.declined ?? 0,
    total: counts?.total ?? 0,
  };
}

export function countUnseenAnswers(weddingId: OwnedWeddingId, userId: AccountId): Promise<number> {
  const shown = shownAnswers(weddingId);
  const { answersSeenAt } = weddingOwners;
  return db().$count(
    db()
      .select({ id: shown.id })
      .from(shown)
      .innerJoin(weddingOwners, eq(weddingOwners.weddingId, weddingId))
      .where(
        and(
          eq(weddingOwners.userId, userId),
          // Seen times have millisecond precision, as in browsers.
          or(
            isNull(answersSeenAt),
            gt(sql`date_trunc('milliseconds', ${shown.createdAt})`, answersSeenAt),
          ),
        ),
      )
      .as("unseen"),
  );
}

function receivedAnswers(shown: ShownAnswers, where?: SQL) {
  const { id, guestName, email, attending, guestCount, createdAt, updatedAt } = shown;
  const { plusOneName, dietaryRestrictions, message } = shown;
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
    .from(shown)
    .where(where)
    .orderBy(desc(createdAt), desc(id))
    .$dynamic();
}

function contains(shown: ShownAnswers, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const { guestName, email, plusOneName, dietaryRestrictions, message } = shown;
  return or(
    ...[guestName, email, plusOneName, dietaryRestrictions, message].map((column) =>
      ilike(column, pattern),
    ),
  );
}

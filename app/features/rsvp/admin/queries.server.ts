import { and, count, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { contains } from "#app/platform/db/search.server.ts";
import { dietColumns, formColumns, shownAnswers } from "../answer-versions/queries.server.ts";

export type ReceivedAnswer = Awaited<ReturnType<typeof latestAnswers>>[number];

export interface AnswerCounts {
  comingAnswers: number;
  declined: number;
  total: number;
}

export interface AnswerFilter {
  attending?: boolean;
  search?: string;
  limit: number;
  offset: number;
}

type ShownAnswers = ReturnType<typeof shownAnswers>;

export function latestAnswers(weddingId: OwnedWeddingId, limit = 5) {
  return receivedAnswers(weddingId, null, null, limit, 0);
}

export function allAnswers(
  weddingId: OwnedWeddingId,
  { attending, search, limit, offset }: AnswerFilter,
) {
  return receivedAnswers(weddingId, attending ?? null, search || null, limit, offset);
}

/** Counts the answers that match `search`. How many persons come, `countGuests` tells. */
export async function answerCounts(weddingId: OwnedWeddingId, search = ""): Promise<AnswerCounts> {
  const [counts] = await countAnswers(weddingId, search || null);
  return {
    comingAnswers: counts?.comingAnswers ?? 0,
    declined: counts?.declined ?? 0,
    total: counts?.total ?? 0,
  };
}

const countAnswers = prepared((weddingId: Param<OwnedWeddingId>, search: Param<string | null>) => {
  const shown = shownAnswers(weddingId);
  const { attending } = shown;
  return db()
    .select({
      comingAnswers: sql`count(*) filter (where ${attending})`.mapWith(Number),
      declined: sql`count(*) filter (where not ${attending})`.mapWith(Number),
      total: count(),
    })
    .from(shown)
    .where(matches(shown, search));
});

export async function countUnseenAnswers(
  weddingId: OwnedWeddingId,
  userId: AccountId,
): Promise<number> {
  const [unseen] = await unseenAnswers(weddingId, userId);
  return unseen?.total ?? 0;
}

const unseenAnswers = prepared((weddingId: Param<OwnedWeddingId>, userId: Param<AccountId>) => {
  const shown = shownAnswers(weddingId);
  const { answersSeenAt } = weddingOwners;
  return db()
    .select({ total: count() })
    .from(shown)
    .innerJoin(weddingOwners, eq(weddingOwners.weddingId, weddingId))
    .where(
      and(
        eq(weddingOwners.userId, userId),
        // The seen time comes from a browser, with millisecond precision.
        or(
          isNull(answersSeenAt),
          gt(sql`date_trunc('milliseconds', ${shown.createdAt})`, answersSeenAt),
        ),
      ),
    );
});

const receivedAnswers = prepared(
  (
    weddingId: Param<OwnedWeddingId>,
    isAttending: Param<boolean | null>,
    search: Param<string | null>,
    limit: Param<number>,
    offset: Param<number>,
  ) => {
    const shown = shownAnswers(weddingId);
    const { id, attending, guestCount, createdAt, updatedAt } = shown;
    return db()
      .select({
        id,
        ...formColumns(shown),
        ...dietColumns(shown),
        guestCount,
        createdAt,
        updatedAt,
      })
      .from(shown)
      .where(
        and(
          sql`coalesce(${isAttending}::boolean, ${attending}) = ${attending}`,
          matches(shown, search),
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset);
  },
);

function matches(shown: ShownAnswers, search: Param<string | null>): SQL {
  const { attending, ...texts } = formColumns(shown);
  return contains([...Object.values(texts), shown.plusOneDietaryRestrictions], search);
}

import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  max,
  not,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { isHeld, notBlocked } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { contains } from "#app/platform/db/search.server.ts";
import { guestMessages } from "../tables.server.ts";

export type ListedGreeting = Awaited<ReturnType<typeof selectGreetings>>[number];

export interface GreetingFilter {
  replied?: boolean;
  search?: string;
  limit: number;
  /** The greeting before the page. Without it, the page starts with the newest. */
  cursor?: { id: string; direction: "older" | "newer" };
}

export interface GreetingPage {
  greetings: ListedGreeting[];
  hasNewer: boolean;
  hasOlder: boolean;
}

const { weddingId: wedding, id, guestName, email, message, replied, createdAt } = guestMessages;
const newestFirst = [desc(createdAt), desc(id)];
const oldestFirst = [createdAt, id];
const previewLength = 160;

/** Returns one page of greetings, newest first, at a cost that does not grow with its depth. */
export async function listGreetings(
  weddingId: OwnedWeddingId,
  filter: GreetingFilter,
): Promise<GreetingPage> {
  const { limit, cursor } = filter;
  const newer = cursor?.direction === "newer";
  const where = and(matching(weddingId, filter), cursor && isBeyondCursor(weddingId, cursor));
  const found = await selectGreetings(where, newer ? oldestFirst : newestFirst, limit + 1);
  const hasMore = found.length > limit;
  const greetings = found.slice(0, limit);
  return newer
    ? { greetings: greetings.reverse(), hasNewer: hasMore, hasOlder: true }
    : { greetings, hasNewer: cursor !== undefined, hasOlder: hasMore };
}

/** Selects the greetings of a filter on all pages. */
export function matching(
  weddingId: OwnedWeddingId,
  filter: Pick<GreetingFilter, "replied" | "search">,
): SQL | undefined {
  return and(
    isShown(weddingId),
    filter.replied === undefined ? undefined : eq(replied, filter.replied),
    contains([guestName, email, message], filter.search || null),
  );
}

export function countMatching(
  weddingId: OwnedWeddingId,
  filter: Pick<GreetingFilter, "replied" | "search">,
): Promise<number> {
  return db().$count(guestMessages, matching(weddingId, filter));
}

/** Returns null when the greeting is unknown, another couple's or from a blocked visitor. */
export async function findGreeting(weddingId: OwnedWeddingId, greetingId: string) {
  const [found] = await db()
    .select({ id, guestName, email, message, replied, createdAt })
    .from(guestMessages)
    .where(and(isShown(weddingId), eq(id, greetingId)));
  return found ?? null;
}

/** Returns the senders, blocked or not, of greetings that are not deleted or another couple's. */
export async function sendersOf(weddingId: OwnedWeddingId, ids: string[]): Promise<string[]> {
  const found = await db()
    .selectDistinct({ visitorId: guestMessages.visitorId })
    .from(guestMessages)
    .where(and(isNotDeleted(weddingId), inArray(id, ids)));
  return found.map(({ visitorId }) => visitorId);
}

export async function countGreetings(weddingId: OwnedWeddingId) {
  const [counts] = await db()
    .select({
      unreplied: sql`count(*) filter (where not ${replied})`.mapWith(Number),
      replied: sql`count(*) filter (where ${replied})`.mapWith(Number),
      newest: max(createdAt),
    })
    .from(guestMessages)
    .where(isShown(weddingId));
  return counts ?? { unreplied: 0, replied: 0, newest: null };
}

export async function countUnreplied(weddingId: OwnedWeddingId): Promise<number> {
  const [unreplied] = await unrepliedMessages(weddingId);
  return unreplied?.total ?? 0;
}

const unrepliedMessages = prepared((weddingId: Param<OwnedWeddingId>) =>
  db()
    .select({ total: count() })
    .from(guestMessages)
    .where(and(isShown(weddingId), eq(replied, false))),
);

/** Counts the greetings of blocked visitors too. */
export function countStoredGreetings(weddingId: OwnedWeddingId): Promise<number> {
  return db().$count(guestMessages, isNotDeleted(weddingId));
}

export function exportGreetings(weddingId: OwnedWeddingId) {
  const { weddingId: _, visitorId, deletedAt, ...columns } = getTableColumns(guestMessages);
  return db()
    .select({
      ...columns,
      hidden: not(notBlocked(wedding, visitorId)).mapWith(Boolean),
      held: isHeld(wedding, visitorId).mapWith(Boolean),
    })
    .from(guestMessages)
    .where(isNotDeleted(weddingId))
    .orderBy(asc(createdAt));
}

/** Returns the greetings of these visitors, held or not. */
export function greetingsOfSenders(weddingId: OwnedWeddingId, senders: string[]) {
  const { visitorId } = guestMessages;
  return db()
    .select({ sender: visitorId, id, guestName, email, message })
    .from(guestMessages)
    .where(and(isNotDeleted(weddingId), inArray(visitorId, senders)))
    .orderBy(asc(createdAt), asc(id));
}

function selectGreetings(
  where: SQL | undefined,
  order: (SQL | typeof id | typeof createdAt)[],
  limit: number,
) {
  const preview = sql<string>`left(${message}, ${previewLength})`;
  return db()
    .select({ id, guestName, preview, replied, createdAt })
    .from(guestMessages)
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

function isShown(weddingId: Param<OwnedWeddingId>): SQL | undefined {
  return and(isNotDeleted(weddingId), notBlocked(wedding, guestMessages.visitorId));
}

function isNotDeleted(weddingId: Param<OwnedWeddingId>): SQL | undefined {
  return and(eq(wedding, weddingId), isNull(guestMessages.deletedAt));
}

function isBeyondCursor(
  weddingId: OwnedWeddingId,
  { id: cursorId, direction }: NonNullable<GreetingFilter["cursor"]>,
): SQL {
  const cursorRow = alias(guestMessages, "cursor");
  const position = db()
    .select({ createdAt: cursorRow.createdAt, id: cursorRow.id })
    .from(cursorRow)
    .where(and(eq(cursorRow.weddingId, weddingId), eq(cursorRow.id, cursorId)));
  const side = sql.raw(direction === "older" ? "<" : ">");
  return sql`(${createdAt}, ${id}) ${side} (${position})`;
}

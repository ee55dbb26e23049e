import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { catchUpHours, mailIntervalHours, maxSavedSearches } from "./rules.ts";
import type { RestoredSearch } from "./schema.ts";
import { savedSearches } from "./tables.server.ts";

export type StoredSearch = typeof savedSearches.$inferSelect;

/** A search of an account, as the link in a mail names it. */
export interface SearchRef {
  userId: AccountId;
  id: string;
}

const gone = { ok: false, reason: "gone" } as const;
const done = { ok: true } as const;

type ChangeResult = typeof done | typeof gone;
type SaveResult = typeof done | { ok: false; reason: "too-many" };

/** Saves a search, with mails about new hits. What is saved already stays as it is. */
export function saveSearch(
  userId: AccountId,
  { name, query }: { name: string; query: string },
): Promise<SaveResult> {
  const id = randomUUID();
  const at = now();
  // As if mailed before, so that the next run of the job is not too early for the first mail.
  const notifiedUntil = hoursAgo(mailIntervalHours);
  const times = { seenUntil: at, notifiedUntil, createdAt: at };
  return transaction((tx) => insert(tx, { userId, id, name, query, notify: true, ...times }));
}

/** Brings a deleted search back as it was. Hits in between are in the next mail. */
export function restoreSearch(userId: AccountId, search: RestoredSearch): Promise<SaveResult> {
  return transaction((tx) => insert(tx, { ...search, userId }));
}

async function insert(tx: Transaction, search: StoredSearch): Promise<SaveResult> {
  const { userId, query } = search;
  // The account's searches are stored one after the other, so that none is above the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const isStored = and(eq(savedSearches.userId, userId), eq(savedSearches.query, query));
  if ((await tx.$count(savedSearches, isStored)) > 0) return done;
  const stored = await tx.$count(savedSearches, eq(savedSearches.userId, userId));
  if (stored >= maxSavedSearches) return { ok: false, reason: "too-many" };
  await tx.insert(savedSearches).values(search).onConflictDoNothing();
  return done;
}

export function renameSearch(userId: AccountId, id: string, name: string): Promise<ChangeResult> {
  return change({ userId, id }, { name });
}

/**
 * Decides whether new hits are mailed. Turned on, the next run of the job mails them, without those
 * from long before.
 */
export function setNotify(search: SearchRef, notify: boolean): Promise<ChangeResult> {
  const { notifiedUntil } = savedSearches;
  const since = sql`greatest(${notifiedUntil}, ${sql.param(hoursAgo(catchUpHours), notifiedUntil)})`;
  // The link of a mail names the account too, which need not be signed in.
  return withGrant("account", [search.userId], () =>
    change(search, { notify, ...(notify && { notifiedUntil: since }) }),
  );
}

/** Returns the address of the search, whose hits until now are known from here on. */
export async function openSearch(
  userId: AccountId,
  id: string,
): Promise<{ ok: true; query: string } | typeof gone> {
  const [opened] = await db()
    .update(savedSearches)
    .set({ seenUntil: now() })
    .where(isSearch({ userId, id }))
    .returning({ query: savedSearches.query });
  return opened ? { ok: true, query: opened.query } : gone;
}

export async function deleteSearch(
  userId: AccountId,
  id: string,
): Promise<{ ok: true; search: StoredSearch } | typeof gone> {
  const [search] = await db().delete(savedSearches).where(isSearch({ userId, id })).returning();
  return search ? { ok: true, search } : gone;
}

async function change(
  search: SearchRef,
  set: PgUpdateSetSource<typeof savedSearches>,
): Promise<ChangeResult> {
  const changed = await db()
    .update(savedSearches)
    .set(set)
    .where(isSearch(search))
    .returning({ id: savedSearches.id });
  return changed.length > 0 ? done : gone;
}

function hoursAgo(hours: number): Date {
  return new Date(now().getTime() - hours * 3600 * 1000);
}

export function isSearch({ userId, id }: SearchRef) {
  return and(eq(savedSearches.userId, userId), eq(savedSearches.id, id));
}

import { and, asc, desc, eq, gt, lte, ne, type SQL } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { searchWords } from "#app/platform/search-text.ts";
import { countUpTo, matching } from "../search/queries.server.ts";
import { listings, shownListings } from "../tables.server.ts";
import { isSearch, type SearchRef, type StoredSearch } from "./commands.server.ts";
import { maxNewHits, parseSavedQuery } from "./rules.ts";
import { savedSearches } from "./tables.server.ts";

export interface ShownSearch {
  id: string;
  name: string;
  query: string;
  notify: boolean;
  /** `maxNewHits + 1` stands for all above. */
  newHits: number;
}

/** Returns the account's searches, the newest first, with the hits since the last visit. */
export async function listSavedSearches(userId: AccountId): Promise<ShownSearch[]> {
  const found = await db()
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  return Promise.all(
    found.map(async (search) => {
      const { id, name, query, notify, seenUntil } = search;
      const matches = newHits(search, seenUntil);
      const count = matches ? await countUpTo(matches, maxNewHits + 1) : 0;
      return { id, name, query, notify, newHits: count };
    }),
  );
}

/** Matches what others have published since; null for a search that does not exist any more. */
function newHits({ userId, query }: StoredSearch, since: Date, until?: Date): SQL | null {
  const parsed = parseSavedQuery(query);
  if (!parsed) return null;
  const isNew = and(
    matching(parsed.search, searchWords(parsed.search.text)),
    eq(listings.isSample, false),
    ne(listings.userId, userId),
    gt(listings.publishedAt, since),
    until && lte(listings.publishedAt, until),
  );
  return isNew ?? null;
}

export interface NewHits {
  count: number;
  titles: string[];
}

/** Returns what is new of a search between two times, with the newest titles. */
export async function findNewHits(
  tx: Transaction,
  search: StoredSearch,
  { since, until, titles }: { since: Date; until: Date; titles: number },
): Promise<NewHits> {
  const matches = newHits(search, since, until);
  if (!matches) return { count: 0, titles: [] };
  const found = await tx
    .select({ title: listings.title })
    .from(shownListings.rows)
    .where(matches)
    .orderBy(desc(listings.publishedAt), desc(listings.id))
    .limit(maxNewHits + 1);
  return { count: found.length, titles: found.slice(0, titles).map(({ title }) => title) };
}

/** Returns whether new hits are mailed; null for a search that is gone. */
export async function findNotify(search: SearchRef): Promise<boolean | null> {
  const [found] = await withGrant("account", [search.userId], () =>
    db().select({ notify: savedSearches.notify }).from(savedSearches).where(isSearch(search)),
  );
  return found?.notify ?? null;
}

export function countOwnSearches(userId: AccountId): Promise<number> {
  return db().$count(savedSearches, eq(savedSearches.userId, userId));
}

/** Returns what the download of all data has of the account's searches. */
export async function exportSavedSearches(userId: AccountId) {
  const { name, query, notify, createdAt } = savedSearches;
  return db()
    .select({ name, query, notify, createdAt })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(createdAt));
}

import { and, asc, eq, gte, lt, max, sql } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { isForSale } from "../search/queries.server.ts";
import { listings, shownListings } from "../tables.server.ts";

/** Ids, not listings: a part keeps its addresses when others are sold. */
const idsPerPart = 10_000;

/** Samples are offered to nobody, so that search engines should not offer them either. */
const isListed = () => and(isForSale(), eq(listings.isSample, false));

/** Returns the parts of the sitemap of listings, and when the newest of each was published. */
export async function listSitemapParts(): Promise<{ part: number; changed: Date | undefined }[]> {
  const part = sql<number>`${listings.id} / ${sql.raw(String(idsPerPart))}`.mapWith(Number);
  const parts = await db()
    .select({ part, changed: max(listings.publishedAt) })
    .from(shownListings.rows)
    .where(isListed())
    .groupBy(part)
    .orderBy(part);
  return parts.map(({ part, changed }) => ({ part, changed: changed ?? undefined }));
}

/** Returns the listings of a part that are for sale. */
export async function listSitemapListings(
  part: number,
): Promise<{ id: number; changed: Date | undefined }[]> {
  const { id, publishedAt } = listings;
  const found = await db()
    .select({ id, changed: publishedAt })
    .from(shownListings.rows)
    .where(and(isListed(), gte(id, part * idsPerPart), lt(id, (part + 1) * idsPerPart)))
    .orderBy(asc(id));
  return found.map(({ id, changed }) => ({ id, changed: changed ?? undefined }));
}

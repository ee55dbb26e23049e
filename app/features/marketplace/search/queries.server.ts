import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { cachedForMinute } from "#app/platform/db/cached.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { searchWords } from "#app/platform/search-text.ts";
import { townsWithin } from "#content/towns.ts";
import { maxExactCount, sampleDrawing } from "../rules.ts";
import { listingPictures, listings, shownListings } from "../tables.server.ts";
import { isFiltered, type ListingSearch, listingsPerPage, priceRangeOf } from "./rules.ts";
import { correctSpelling } from "./spelling/queries.server.ts";
import { wordsMatch, wordsRank } from "./words/queries.server.ts";
import { filterQuery, placeSlug } from "./words/rules.ts";

/** Only these are for sale. Written as in the conditions of the indexes. */
const isListed = sql`${listings.status} in ('published', 'reserved')`;

export function isForSale(): SQL {
  return sql`(${isListed} and (${listings.expiresAt} is null or ${listings.expiresAt} > ${now().toISOString()}::timestamptz))`;
}

/** A listing's first picture. */
export const cover = sql`(
  select json_build_object('id', ${pictures.id}, 'widths', ${pictures.widths})
  from (
    select ${listingPictures.picture} from ${listingPictures}
    where ${listingPictures.listingId} = ${listings.id}
    order by ${listingPictures.position}, ${listingPictures.picture} limit 1
  ) as first join ${pictures} on ${pictures.id} = first.picture
)`.mapWith((found: { id: string; widths: number[] }) => found);

/** Types a column as it is in all listings but drafts (the constraint `listings_complete`). */
export function complete<C extends PgColumn>(column: C): SQL<NonNullable<C["_"]["data"]>> {
  return sql<NonNullable<C["_"]["data"]>>`${column}`.mapWith(
    (value) => column.mapFromDriverValue(value) as NonNullable<C["_"]["data"]>,
  );
}

/** What `toCard` needs. */
export const cardColumns = {
  id: listings.id,
  status: listings.status,
  isSample: listings.isSample,
  title: listings.title,
  description: listings.description,
  category: complete(listings.category),
  kind: listings.kind,
  condition: complete(listings.condition),
  price: complete(listings.price),
  originalPrice: listings.originalPrice,
  sellerName: listings.sellerName,
  sellerKind: listings.sellerKind,
  size: listings.size,
  town: complete(listings.town),
  county: complete(listings.county),
  publishedAt: listings.publishedAt,
  sampleRating: listings.sampleRating,
  sampleReviewCount: listings.sampleReviewCount,
  ratingSum: listings.ratingSum,
  ratingCount: listings.ratingCount,
  ratingOrder: listings.ratingOrder,
  cover: sql<{ id: string; widths: number[] } | null>`${cover}`,
};

type CardRow = Awaited<ReturnType<typeof readPage>>[number];

type RatingColumn =
  | "sampleRating"
  | "sampleReviewCount"
  | "ratingSum"
  | "ratingCount"
  | "ratingOrder";

type Card<Row> = Omit<Row, RatingColumn> & {
  /** The seller's; null for a new one. */
  rating: { value: number; count: number } | null;
  /** The name of a sample's drawing, such as `l-07`, in place of a cover. */
  drawing: string | null;
};

/** What a card shows. Prices are in øre. */
export type ListingCard = Card<CardRow>;

export function toCard<Row extends CardRow>(row: Row): Card<Row> {
  const { sampleRating, sampleReviewCount, ratingSum, ratingCount, ratingOrder: _, ...card } = row;
  return {
    ...card,
    rating: row.isSample
      ? { value: sampleRating ?? 0, count: sampleReviewCount ?? 0 }
      : ratingOf(ratingSum, ratingCount),
    drawing: row.isSample ? sampleDrawing(row.id) : null,
  };
}

function ratingOf(sum: number, count: number): { value: number; count: number } | null {
  return count === 0 ? null : { value: sum / count, count };
}

export interface FoundListings {
  listings: ListingCard[];
  /** What matches; `maxExactCount + 1` stands for all above. */
  total: number;
  /** All that are for sale, up to a minute old, but never fewer than `total`. */
  all: number;
  page: number;
  /** The pages with numbers; what comes after them is reached by `next`. */
  pages: number;
  /** The parameters of the next page; null on the last. */
  next: { side: number; etter: string | null } | null;
  /** What is marked in the texts: folded words. */
  words: string[];
  /** What was searched for instead, folded, when nothing was found for what was typed. */
  corrected: string | null;
}

/** Pages with numbers end where counts do. */
const maxNumberedPages = Math.ceil(maxExactCount / listingsPerPage);

export async function searchListings(search: ListingSearch): Promise<FoundListings> {
  const words = searchWords(search.text);
  const found = await find(search, words);
  if (found.total > 0 || words.length === 0) return found;
  const corrected = await correctSpelling(words);
  if (!corrected) return found;
  return { ...(await find(search, corrected)), corrected: corrected.join(" ") };
}

async function find(search: ListingSearch, words: string[]): Promise<FoundListings> {
  const matches = matching(search, words);
  const [rows, total, counted] = await Promise.all([
    readPage(search, words, matches),
    countUpTo(matches, maxExactCount + 1),
    countListings(),
  ]);
  const shown = rows.slice(0, listingsPerPage);
  const last = shown.at(-1);
  const hasMore = rows.length > listingsPerPage && last !== undefined;
  const isExact = !isFiltered(search) && total <= maxExactCount;
  return {
    listings: shown.map(toCard),
    total,
    // More may match than there were a minute ago.
    all: isExact ? total : Math.max(counted, total),
    page: search.page,
    pages: Math.min(Math.ceil(total / listingsPerPage), maxNumberedPages),
    next: hasMore ? { side: search.page + 1, etter: cursorOf(search, last) } : null,
    words,
    corrected: null,
  };
}

export function matching(search: ListingSearch, words: readonly string[]): SQL {
  const filters = filterQuery({
    category: search.category ? [search.category] : [],
    kind: search.kind ? [search.kind] : [],
    condition: search.conditions,
    seller: search.sellers,
    band: search.bands,
    size: search.sizes,
    colour: search.colours,
    county: search.counties.map(placeSlug),
    town: search.near
      ? townsWithin(search.near.town, search.near.km).map(({ name }) => placeSlug(name))
      : [],
  });
  const { from, to } = priceRangeOf(search);
  return sql`${and(
    isForSale(),
    filters ? sql`${listings.search} @@ ${filters}::tsquery` : undefined,
    wordsMatch(words),
    from === null ? undefined : sql`${listings.price} >= ${from}`,
    to === null ? undefined : sql`${listings.price} <= ${to}`,
  )}`;
}

/** The orders that an index has, read in one direction or the other. */
const orders = {
  newest: { column: listings.publishedAt, direction: desc },
  "price-low": { column: listings.price, direction: asc },
  "price-high": { column: listings.price, direction: desc },
  rating: { column: listings.ratingOrder, direction: desc },
} as const;

function orderOf({ order }: ListingSearch) {
  return orders[order === "relevance" ? "newest" : order];
}

/** One more than a page, which tells whether there is a next one. */
const limit = listingsPerPage + 1;

function readPage(search: ListingSearch, words: readonly string[], matches: SQL) {
  const page = Math.min(search.page, maxNumberedPages);
  const offset = search.after ? 0 : (page - 1) * listingsPerPage;
  if (search.order === "relevance" && words.length > 0) {
    return readRanked(words, matches, offset);
  }
  const { column, direction } = orderOf(search);
  const order = [direction(column), direction(listings.id)] as const;
  const found = db()
    .select({ id: listings.id })
    .from(shownListings.rows)
    .where(and(matches, isAfter(search)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as("found");
  return db()
    .select(cardColumns)
    .from(found)
    .innerJoin(shownListings.rows, eq(listings.id, found.id))
    .orderBy(...order);
}

/** Only the newest are ranked, as many as are counted. */
function readRanked(words: readonly string[], matches: SQL, offset: number) {
  const newest = db()
    .select({ id: listings.id, rank: sql<number>`${wordsRank(words)}`.as("rank") })
    .from(shownListings.rows)
    .where(matches)
    .orderBy(desc(listings.publishedAt), desc(listings.id))
    .limit(maxExactCount)
    .as("newest");
  const found = db()
    .select()
    .from(newest)
    .orderBy(desc(newest.rank), desc(newest.id))
    .limit(limit)
    .offset(offset)
    .as("found");
  return db()
    .select(cardColumns)
    .from(found)
    .innerJoin(shownListings.rows, eq(listings.id, found.id))
    .orderBy(desc(found.rank), desc(found.id));
}

/** A cursor is the value of the order's column and the id. */
function cursorOf(search: ListingSearch, last: CardRow): string | null {
  if (search.order === "relevance" && search.text) return null;
  const value = {
    publishedAt: last.publishedAt?.getTime() ?? 0,
    price: last.price,
    ratingOrder: last.ratingOrder,
  };
  return `${value[keyOf(search)]}.${last.id}`;
}

function keyOf({ order }: ListingSearch): "publishedAt" | "price" | "ratingOrder" {
  if (order === "rating") return "ratingOrder";
  return order === "price-low" || order === "price-high" ? "price" : "publishedAt";
}

function isAfter(search: ListingSearch): SQL | undefined {
  if (!search.after) return undefined;
  const [value, id] = search.after.split(".");
  const { column, direction } = orderOf(search);
  const sign = direction === asc ? sql`>` : sql`<`;
  const start =
    keyOf(search) === "publishedAt"
      ? sql`to_timestamp(${value}::bigint / 1000.0)`
      : sql`${value}::bigint`;
  return sql`(${column}, ${listings.id}) ${sign} (${start}, ${id}::bigint)`;
}

/** Reads along an index, so that a count of many ends early. */
export async function countUpTo(matches: SQL, max: number): Promise<number> {
  const counted = db()
    .select({ id: listings.id })
    .from(shownListings.rows)
    .where(matches)
    .orderBy(desc(listings.publishedAt), desc(listings.id))
    .limit(max)
    .as("counted");
  const [row] = await db().select({ count: count() }).from(counted);
  return row?.count ?? 0;
}

const countListings = cachedForMinute(
  async () => await db().$count(shownListings.view, isForSale()),
);

import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { featuredListingIds, maxRelated } from "./rules.ts";
import { listingSales } from "./sales/tables.server.ts";
import {
  cardColumns,
  complete,
  isForSale,
  type ListingCard,
  toCard,
} from "./search/queries.server.ts";
import { findSeller } from "./sellers/queries.server.ts";
import { listingPictures, listingPrices, listings, shownListings } from "./tables.server.ts";

const { brand, colour, material, heelHeight, bust, waist, length, orgNumber } =
  getTableColumns(listings);

const lastPriced = sql`(
  select max(${listingPrices.validFrom}) from ${listingPrices}
  where ${listingPrices.listingId} = ${listings.id}
)`;

export type ShownListing = NonNullable<Awaited<ReturnType<typeof findListing>>>;

/** Returns what /product/{id} shows `viewer`: what is for sale, and what is sold. */
export async function findListing(id: number, viewer: AccountId | null = null) {
  const [[row], shown] = await Promise.all([
    db()
      .select({
        ...cardColumns,
        ...{ brand, colour, material, heelHeight, bust, waist, length, orgNumber },
        delivery: complete(listings.delivery),
        soldAt: listings.soldAt,
        /** For the form of the viewer's own listing; null for others. */
        ownKey: sql<
          string | null
        >`case when ${listings.userId} = ${viewer} then ${listings.key} end`,
        /** When a shop has set the price that stands now. */
        pricedAt: sql<Date | null>`${lastPriced}`.mapWith((at: Date | string | null) =>
          at === null ? null : new Date(at),
        ),
      })
      .from(shownListings.rows)
      .where(and(eq(listings.id, id), sql`(${isForSale()} or ${listings.status} = 'sold')`)),
    db()
      .select({
        id: pictures.id,
        width: pictures.width,
        height: pictures.height,
        widths: pictures.widths,
      })
      .from(listingPictures)
      .innerJoin(pictures, eq(pictures.id, listingPictures.picture))
      .where(eq(listingPictures.listingId, id))
      .orderBy(asc(listingPictures.position), asc(listingPictures.picture)),
  ]);
  if (!row) return null;
  return { ...toCard(row), pictures: shown, related: await listRelated(row) };
}

/** Returns the newest others of the same category. */
async function listRelated(listing: Pick<ListingCard, "id" | "category">): Promise<ListingCard[]> {
  const rows = await db()
    .select(cardColumns)
    .from(shownListings.rows)
    .where(and(isForSale(), eq(listings.category, listing.category), ne(listings.id, listing.id)))
    .orderBy(desc(listings.publishedAt), desc(listings.id))
    .limit(maxRelated);
  return rows.map(toCard);
}

/** Returns those that the landing page shows, in its order. */
export async function listFeatured(): Promise<ListingCard[]> {
  const rows = await db()
    .select(cardColumns)
    .from(shownListings.rows)
    .where(and(isForSale(), inArray(listings.id, featuredListingIds)));
  const order = (id: number) => featuredListingIds.indexOf(id);
  return rows.map(toCard).sort((a, b) => order(a.id) - order(b.id));
}

/** Counts the account's listings, drafts included. */
export function countOwnListings(userId: AccountId): Promise<number> {
  return db().$count(listings, eq(listings.userId, userId));
}

/** Returns what the download of all data has of the user's selling. */
export async function exportListings(userId: AccountId) {
  const { search, folded, ratingOrder, isSample, sampleRating, sampleReviewCount, ...columns } =
    getTableColumns(listings);
  const [rows, shown, prices, sales, seller] = await Promise.all([
    db()
      .select(columns)
      .from(listings)
      .where(eq(listings.userId, userId))
      .orderBy(asc(listings.id)),
    db()
      .select({ listingId: listingPictures.listingId, picture: listingPictures.picture })
      .from(listingPictures)
      .where(eq(listingPictures.userId, userId))
      .orderBy(asc(listingPictures.position), asc(listingPictures.picture)),
    db()
      .select({
        listingId: listingPrices.listingId,
        price: listingPrices.price,
        validFrom: listingPrices.validFrom,
      })
      .from(listingPrices)
      .where(eq(listingPrices.userId, userId))
      .orderBy(asc(listingPrices.validFrom)),
    db().select().from(listingSales).where(eq(listingSales.userId, userId)),
    findSeller(userId),
  ]);
  const ofListing = (id: number) => (row: { listingId: number }) => row.listingId === id;
  const withoutIds = <Row extends { listingId: number }>({ listingId, ...row }: Row) => row;
  const all = rows.map(({ userId: _, ...listing }) => ({
    ...listing,
    pictures: shown.filter(ofListing(listing.id)).map(({ picture }) => picture),
    prices: prices.filter(ofListing(listing.id)).map(withoutIds),
    sale: sales.find(ofListing(listing.id)) ?? null,
  }));
  return { seller, listings: all };
}

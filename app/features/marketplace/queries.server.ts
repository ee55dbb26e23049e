import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { featuredListingIds, maxRelated } from "./rules.ts";
import {
  cardColumns,
  complete,
  isForSale,
  type ListingCard,
  toCard,
} from "./search/queries.server.ts";
import { listingPictures, listings } from "./tables.server.ts";

const { brand, colour, material, heelHeight, bust, waist, length, orgNumber } =
  getTableColumns(listings);

export type ShownListing = NonNullable<Awaited<ReturnType<typeof findListing>>>;

/** Returns what /product/{id} shows: what is for sale, and what is sold. */
export async function findListing(id: number, viewer: AccountId | null = null) {
  const [[row], shown] = await Promise.all([
    db()
      .select({
        ...cardColumns,
        ...{ brand, colour, material, heelHeight, bust, waist, length, orgNumber },
        delivery: complete(listings.delivery),
        soldAt: listings.soldAt,
        isOwn: sql<boolean>`coalesce(${viewer ? eq(listings.userId, viewer) : sql`false`}, false)`,
      })
      .from(listings)
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
    .from(listings)
    .where(and(isForSale(), eq(listings.category, listing.category), ne(listings.id, listing.id)))
    .orderBy(desc(listings.publishedAt), desc(listings.id))
    .limit(maxRelated);
  return rows.map(toCard);
}

/** Returns those that the landing page shows, in its order. */
export async function listFeatured(): Promise<ListingCard[]> {
  const rows = await db()
    .select(cardColumns)
    .from(listings)
    .where(and(isForSale(), inArray(listings.id, featuredListingIds)));
  const order = (id: number) => featuredListingIds.indexOf(id);
  return rows.map(toCard).sort((a, b) => order(a.id) - order(b.id));
}

/** Returns what the download of all data has of the user's listings. */
export async function exportListings(userId: AccountId) {
  const {
    search: _,
    folded: __,
    ratingOrder: ___,
    userId: ____,
    ...columns
  } = getTableColumns(listings);
  const rows = await db()
    .select(columns)
    .from(listings)
    .where(eq(listings.userId, userId))
    .orderBy(asc(listings.id));
  return rows.map(({ isSample: _, sampleRating: __, sampleReviewCount: ___, ...row }) => row);
}

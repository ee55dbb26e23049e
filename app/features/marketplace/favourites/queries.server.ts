import { and, asc, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { cardColumns, isForSale, type ListingCard, toCard } from "../search/queries.server.ts";
import { listings, shownListings } from "../tables.server.ts";
import { favourites } from "./tables.server.ts";

export async function listFavouriteIds(userId: AccountId): Promise<number[]> {
  const found = await db()
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(eq(favourites.userId, userId));
  return found.map(({ id }) => id);
}

export interface Favourite {
  card: ListingCard;
  /** `off`: withdrawn, or its time is over. Only `sold` still has a page. */
  state: "for-sale" | "sold" | "off";
}

/** Returns the account's favourites, the newest first. */
export async function listFavourites(userId: AccountId): Promise<Favourite[]> {
  const rows = await db()
    .select({ card: cardColumns, isForSale: isForSale().mapWith(Boolean) })
    .from(favourites)
    .innerJoin(shownListings.rows, eq(listings.id, favourites.listingId))
    .where(and(eq(favourites.userId, userId), isPublic()))
    .orderBy(desc(favourites.createdAt), desc(favourites.listingId));
  return rows.map(toFavourite);
}

/** Returns those that a browser has kept, in its order. */
export async function listStoredFavourites(ids: readonly number[]): Promise<Favourite[]> {
  if (ids.length === 0) return [];
  const rows = await db()
    .select({ card: cardColumns, isForSale: isForSale().mapWith(Boolean) })
    .from(shownListings.rows)
    .where(and(inArray(listings.id, [...ids]), isPublic()));
  const order = new Map(ids.map((id, index) => [id, index]));
  return rows
    .map(toFavourite)
    .sort((a, b) => (order.get(b.card.id) ?? 0) - (order.get(a.card.id) ?? 0));
}

/** What was never shown to anybody else, or is being checked, has no card. */
function isPublic() {
  return and(
    notInArray(listings.status, ["draft", "review"]),
    sql`num_nulls(${listings.category}, ${listings.condition}, ${listings.price}) = 0`,
  );
}

function toFavourite(row: { card: Parameters<typeof toCard>[0]; isForSale: boolean }): Favourite {
  const { status } = row.card;
  const state = row.isForSale ? "for-sale" : status === "sold" ? "sold" : "off";
  return { card: toCard(row.card), state };
}

export function countOwnFavourites(userId: AccountId): Promise<number> {
  return db().$count(favourites, eq(favourites.userId, userId));
}

/** Returns what the download of all data has of the account's favourites. */
export async function exportFavourites(userId: AccountId) {
  return withTables([listings], () =>
    db()
      .select({
        listingId: favourites.listingId,
        title: listings.title,
        createdAt: favourites.createdAt,
      })
      .from(favourites)
      .innerJoin(listings, eq(listings.id, favourites.listingId))
      .where(eq(favourites.userId, userId))
      .orderBy(asc(favourites.createdAt), asc(favourites.listingId)),
  );
}

import { asc, count, desc, eq, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { askerColumns, askerNameOf } from "#app/features/conversations/inbox/queries.server.ts";
import { unreadAmong } from "#app/features/conversations/queries.server.ts";
import { conversations } from "#app/features/conversations/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { listingConversations } from "../enquiries/tables.server.ts";
import { favourites } from "../favourites/tables.server.ts";
import { listingSales } from "../sales/tables.server.ts";
import { cover } from "../search/queries.server.ts";
import { listings } from "../tables.server.ts";

export type OwnListing = Awaited<ReturnType<typeof listOwnListings>>[number];

/** Returns all listings of the seller, the newest first. Prices are in øre. */
export async function listOwnListings(userId: AccountId) {
  const [rows, asked, liked] = await Promise.all([
    readOwn(userId),
    listAsked(userId),
    countFavourites(userId),
  ]);
  const unread = await unreadAmong(
    userId,
    asked.map(({ conversationId }) => conversationId),
  );
  const buyers = new Map(asked.map(({ conversationId, name }) => [conversationId, name]));
  return rows.map(({ reservedFor, soldTo, ...listing }) => ({
    ...listing,
    favourites: liked.get(listing.id) ?? 0,
    unread: asked.filter(
      ({ conversationId, listingId }) => listingId === listing.id && unread.has(conversationId),
    ).length,
    buyers: asked
      .filter(({ listingId }) => listingId === listing.id)
      .map(({ conversationId, name }) => ({ conversationId, name })),
    /** Null without a conversation, and for somebody without a name. */
    reservedForName: (reservedFor && buyers.get(reservedFor)) || null,
    reservedFor,
    soldToName: (soldTo && buyers.get(soldTo)) || null,
  }));
}

function readOwn(userId: AccountId) {
  return db()
    .select({
      id: listings.id,
      key: listings.key,
      status: listings.status,
      title: listings.title,
      price: listings.price,
      version: listings.version,
      createdAt: listings.createdAt,
      publishedAt: listings.publishedAt,
      expiresAt: listings.expiresAt,
      reservedAt: listings.reservedAt,
      reservedFor: listings.reservedFor,
      withdrawnAt: listings.withdrawnAt,
      rejectionReason: listings.rejectionReason,
      cover: sql<{ id: string; widths: number[] } | null>`${cover}`,
      soldAt: listingSales.soldAt,
      soldFor: listingSales.price,
      soldTo: listingSales.conversationId,
      commission: listingSales.commission,
      paidAt: listingSales.paidAt,
      category: listings.category,
      condition: listings.condition,
      town: listings.town,
    })
    .from(listings)
    .leftJoin(listingSales, eq(listingSales.listingId, listings.id))
    .where(eq(listings.userId, userId))
    .orderBy(
      desc(sql`coalesce(${listingSales.soldAt}, ${listings.publishedAt}, ${listings.createdAt})`),
      desc(listings.id),
    );
}

/** Who has asked about which listing, by the name that others see: a couple's, or a user's. */
async function listAsked(userId: AccountId) {
  const found = await withTables([weddings, users], () =>
    db()
      .select({
        listingId: listingConversations.listingId,
        conversationId: listingConversations.conversationId,
        asker: askerColumns,
      })
      .from(listingConversations)
      .innerJoin(listings, eq(listings.id, listingConversations.listingId))
      .innerJoin(conversations, eq(conversations.id, listingConversations.conversationId))
      .leftJoin(weddings, eq(weddings.id, conversations.weddingId))
      .leftJoin(users, eq(users.id, conversations.askerId))
      .where(eq(listings.userId, userId))
      .orderBy(asc(listingConversations.createdAt)),
  );
  return found.map(({ asker, ...asked }) => ({ ...asked, name: askerNameOf(asker) }));
}

async function countFavourites(userId: AccountId): Promise<Map<number, number>> {
  const found = await withTables([favourites], () =>
    db()
      .select({ id: favourites.listingId, count: count() })
      .from(favourites)
      .innerJoin(listings, eq(listings.id, favourites.listingId))
      .where(eq(listings.userId, userId))
      .groupBy(favourites.listingId),
  );
  return new Map(found.map((row) => [row.id, row.count]));
}

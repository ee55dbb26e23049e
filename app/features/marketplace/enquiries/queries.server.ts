import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import {
  type ConversationId,
  isParticipant,
  type Participant,
} from "#app/features/conversations/access.server.ts";
import type { Asker } from "#app/features/conversations/askers/access.server.ts";
import { askerColumns, askerNameOf } from "#app/features/conversations/inbox/queries.server.ts";
import { conversations } from "#app/features/conversations/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, type Transaction } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { sampleDrawing } from "../rules.ts";
import { listingSales } from "../sales/tables.server.ts";
import { cover } from "../search/queries.server.ts";
import { sellerRatings, sellers } from "../sellers/tables.server.ts";
import { listingPictures, listings, shownListings } from "../tables.server.ts";
import { type DealState, dealState } from "./rules.ts";
import { listingConversations } from "./tables.server.ts";

type Found = Awaited<ReturnType<typeof findAll>>[number];

export type Enquiry = ReturnType<typeof toEnquiry>;

/** Returns what the conversation is about; null for one of another kind. */
export async function findEnquiry({ conversationId }: Participant): Promise<Enquiry | null> {
  const [found] = await findAll([conversationId]);
  return found ? toEnquiry(found) : null;
}

/** Returns what those of the account's conversations are about that concern listings. */
export async function listEnquiries(
  userId: AccountId,
  ids: readonly string[],
): Promise<Map<string, Enquiry>> {
  if (ids.length === 0) return new Map();
  const found = await findAll(ids, userId);
  return new Map(found.map((row) => [row.conversationId, toEnquiry(row)]));
}

function findAll(ids: readonly string[], userId?: AccountId) {
  const query = db()
    .select({
      conversationId: listingConversations.conversationId,
      listingId: listingConversations.listingId,
      title: sql<string>`coalesce(${listings.title}, ${listingConversations.title})`,
      price: listings.price,
      status: listings.status,
      town: listings.town,
      isSample: listings.isSample,
      expiresAt: listings.expiresAt,
      reservedFor: listings.reservedFor,
      cover: sql<{ id: string; widths: number[] } | null>`${cover}`,
      soldIn: listingSales.conversationId,
      soldFor: listingSales.price,
      stars: sellerRatings.stars,
      asker: askerColumns,
      sellerName: sql<string | null>`coalesce(${listings.sellerName}, ${sellers.name})`,
      hasSeller: sql<boolean>`${conversations.answererId} is not null`,
    })
    .from(listingConversations)
    .innerJoin(conversations, eq(conversations.id, listingConversations.conversationId))
    .leftJoin(listings, eq(listings.id, listingConversations.listingId))
    .leftJoin(listingSales, eq(listingSales.listingId, listings.id))
    .leftJoin(sellers, eq(sellers.userId, conversations.answererId))
    .leftJoin(sellerRatings, eq(sellerRatings.conversationId, listingConversations.conversationId))
    .leftJoin(weddings, eq(weddings.id, conversations.weddingId))
    .leftJoin(users, eq(users.id, conversations.askerId))
    .where(
      and(
        inArray(listingConversations.conversationId, [...ids]),
        userId ? isParticipant(userId) : undefined,
      ),
    );
  return withTables([weddings, users, listings, listingPictures], () => query);
}

function toEnquiry(found: Found) {
  const { conversationId, expiresAt, reservedFor, soldIn, asker, hasSeller, ...facts } = found;
  const { status, listingId, isSample, soldFor, stars, ...shown } = facts;
  const deal = {
    status,
    isExpired: expiresAt !== null && expiresAt <= now(),
    isReservedHere: reservedFor === conversationId,
    isSoldHere: soldIn === conversationId,
    stars,
    hasSeller,
  };
  const state: DealState = dealState(deal);
  return {
    ...shown,
    listingId,
    drawing: isSample && listingId ? sampleDrawing(listingId) : null,
    deal,
    state,
    soldFor: deal.isSoldHere ? soldFor : null,
    askerName: askerNameOf(asker),
  };
}

export interface AskableListing {
  id: number;
  title: string;
  price: number | null;
  town: string | null;
  sellerName: string;
  isSample: boolean;
  cover: { id: string; widths: number[] } | null;
}

/** Returns the listing as the form for a first message shows it; null if it takes no messages. */
export async function findAskable(listingId: number): Promise<AskableListing | null> {
  const { id, title, price, town, sellerName, isSample } = listings;
  const [found] = await db()
    .select({
      ...{ id, title, price, town, sellerName, isSample },
      cover: sql<{ id: string; widths: number[] } | null>`${cover}`,
    })
    .from(shownListings.rows)
    .where(and(eq(id, listingId), inArray(listings.status, ["published", "reserved"])));
  return found ?? null;
}

/**
 * Returns the asker's conversation about the listing, also one that the user began before there was a
 * wedding.
 */
export async function findBegun(
  tx: Database | Transaction,
  { user, weddingId }: Asker,
  listingId: number,
): Promise<ConversationId | null> {
  const { conversationId, listingId: about, createdAt, ...asked } = listingConversations;
  const isOwn = eq(asked.askerId, user.id);
  const isAsked = weddingId ? or(eq(asked.weddingId, weddingId), isOwn) : isOwn;
  const [found] = await tx
    .select({ id: conversationId })
    .from(listingConversations)
    .where(and(eq(about, listingId), isAsked))
    .orderBy(createdAt)
    .limit(1);
  return (found?.id as ConversationId | undefined) ?? null;
}

/** Returns null when the listing was deleted, and for a conversation about something else. */
export async function listingOf(id: ConversationId): Promise<number | null> {
  const { conversationId, listingId } = listingConversations;
  const [found] = await db()
    .select({ listingId })
    .from(listingConversations)
    .where(eq(conversationId, id));
  return found?.listingId ?? null;
}

/** Returns what the download of all data adds to the conversations about listings. */
export async function exportEnquiries(userId: AccountId) {
  return db()
    .select({
      conversationId: listingConversations.conversationId,
      listingId: listingConversations.listingId,
      title: listingConversations.title,
      createdAt: listingConversations.createdAt,
      stars: sellerRatings.stars,
    })
    .from(listingConversations)
    .innerJoin(conversations, eq(conversations.id, listingConversations.conversationId))
    .leftJoin(sellerRatings, eq(sellerRatings.conversationId, listingConversations.conversationId))
    .where(isParticipant(userId))
    .orderBy(asc(listingConversations.createdAt));
}

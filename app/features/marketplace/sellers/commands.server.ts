import { asc, eq, inArray, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { ConversationId, Participant } from "#app/features/conversations/access.server.ts";
import { publishConversation } from "#app/features/conversations/commands.server.ts";
import { conversations } from "#app/features/conversations/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { listingSales } from "../sales/tables.server.ts";
import { listings } from "../tables.server.ts";
import { sellerRatings } from "./tables.server.ts";

type RatingResult = { ok: true } | { ok: false; reason: "not-agreed" | "rated" };

/** Rates the seller, once, in a conversation in which a sale was agreed. */
export function rateSeller(
  { conversationId, side }: Participant,
  stars: number,
): Promise<RatingResult> {
  return transaction(async (tx) => {
    const [conversation] = await tx
      .select({ sellerId: conversations.answererId })
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    const sellerId = conversation?.sellerId;
    if (side !== "asker" || !sellerId) return { ok: false, reason: "not-agreed" };
    await lockListings(tx, sellerId);
    // A sale that is taken back at the same time has changed its listing first.
    const sold = await tx.$count(listingSales, eq(listingSales.conversationId, conversationId));
    if (sold === 0) return { ok: false, reason: "not-agreed" };
    const rated = await tx
      .insert(sellerRatings)
      .values({ conversationId, sellerId, stars, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: sellerRatings.conversationId });
    if (rated.length === 0) return { ok: false, reason: "rated" };
    await countRatings(tx, [sellerId]);
    await publishConversation(tx, conversationId);
    return { ok: true };
  });
}

/** Writes the sellers' ratings to all of their listings. */
export async function countRatings(tx: Transaction, sellerIds: readonly string[]): Promise<void> {
  if (sellerIds.length === 0) return;
  const ofSeller = sql`from ${sellerRatings} where ${sellerRatings.sellerId} = ${listings.userId}`;
  await withTables([listings, sellerRatings], () =>
    tx
      .update(listings)
      .set({
        ratingSum: sql`(select coalesce(sum(${sellerRatings.stars}), 0)::integer ${ofSeller})`,
        ratingCount: sql`(select count(*)::integer ${ofSeller})`,
      })
      .where(inArray(listings.userId, [...sellerIds])),
  );
}

/** Returns the sellers who have a rating in one of the conversations. */
export async function ratedIn(
  tx: Transaction,
  ids: readonly ConversationId[],
): Promise<AccountId[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .selectDistinct({ sellerId: sellerRatings.sellerId })
    .from(sellerRatings)
    .where(inArray(sellerRatings.conversationId, [...ids]));
  return found.map(({ sellerId }) => sellerId as AccountId);
}

/** In one order, so that two of a seller's buyers never wait for each other. */
async function lockListings(tx: Transaction, sellerId: string): Promise<void> {
  await withTables([listings], () =>
    tx
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.userId, sellerId))
      .orderBy(asc(listings.id))
      .for("no key update"),
  );
}

import { eq } from "drizzle-orm";
import type { ConversationId, Participant } from "#app/features/conversations/access.server.ts";
import type { Asker } from "#app/features/conversations/askers/access.server.ts";
import { isWithAsker } from "#app/features/conversations/askers/queries.server.ts";
import {
  addMessage,
  openConversation,
  planNotice,
} from "#app/features/conversations/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { isForSale } from "../search/queries.server.ts";
import {
  type LifecycleResult,
  releaseListing,
  reserveListing,
  sellListing,
  undoSale,
} from "../selling/commands.server.ts";
import { listings } from "../tables.server.ts";
import { findBegun, listingOf } from "./queries.server.ts";
import { enquiryLimit } from "./rules.ts";
import type { EnquiryInput } from "./schema.ts";
import { listingConversations } from "./tables.server.ts";

export type EnquiryResult =
  | { ok: true; conversationId: ConversationId }
  | { ok: false; reason: "own" | "sample" | "gone" | "blocked" | "too-many" };

/**
 * Writes to the seller of a listing: opens the conversation about it, or continues the asker's own.
 * The same text with the same id again changes nothing.
 */
export async function sendEnquiry(asker: Asker, enquiry: EnquiryInput): Promise<EnquiryResult> {
  const allowed = await consume("listing-enquiry", asker.user.id, enquiryLimit);
  if (!allowed.ok) return { ok: false, reason: "too-many" };
  return transaction((tx) => storeEnquiry(tx, asker, enquiry));
}

async function storeEnquiry(
  tx: Transaction,
  asker: Asker,
  { id, listingId, text }: EnquiryInput,
): Promise<EnquiryResult> {
  // Of two first messages at once, the second waits here and finds the conversation of the first.
  const [listing] = await withTables([listings], () =>
    tx
      .select({
        userId: listings.userId,
        title: listings.title,
        isSample: listings.isSample,
        isForSale: isForSale().mapWith(Boolean),
      })
      .from(listings)
      .where(eq(listings.id, listingId))
      .for("no key update"),
  );
  if (listing?.isSample) return { ok: false, reason: "sample" };
  if (!listing?.userId) return { ok: false, reason: "gone" };
  if (await isWithAsker(tx, asker, listing.userId)) return { ok: false, reason: "own" };
  const { user, weddingId } = asker;
  const begun = await findBegun(tx, asker, listingId);
  if (begun) {
    const participant: Participant = { conversationId: begun, side: "asker", userId: user.id };
    const sent = await addMessage(tx, participant, { id, text, attachmentId: null });
    if (sent.ok) return { ok: true, conversationId: begun };
    return { ok: false, reason: sent.reason === "blocked" ? "blocked" : "gone" };
  }
  if (!listing.isForSale) return { ok: false, reason: "gone" };
  const opened = await openConversation(tx, {
    id,
    kind: "listing",
    asker: weddingId ? { weddingId } : { userId: user.id },
    senderId: user.id,
    answererId: listing.userId,
    messageId: id,
    text,
  });
  // An id that was used before, for something else.
  if (!opened?.isNew) return { ok: false, reason: "gone" };
  const { conversationId } = opened;
  await tx.insert(listingConversations).values({
    conversationId,
    listingId,
    title: listing.title,
    weddingId,
    askerId: weddingId ? null : user.id,
    createdAt: now(),
  });
  await planNotice(tx, conversationId, "asker");
  return { ok: true, conversationId };
}

type DealResult = LifecycleResult | { ok: false; reason: "not-seller" };

/** Reserves the listing for the buyer of the conversation. */
export function reserveForBuyer(seller: Participant): Promise<DealResult> {
  const { userId, conversationId } = seller;
  return asSeller(seller, (id) => reserveListing(userId, id, { conversationId }));
}

export function releaseForBuyer(seller: Participant): Promise<DealResult> {
  return asSeller(seller, (id) => releaseListing(seller.userId, id));
}

/** Marks the listing sold to the buyer of the conversation. The price is in øre. */
export function sellToBuyer(seller: Participant, price: number): Promise<DealResult> {
  const { userId, conversationId } = seller;
  return asSeller(seller, (id) => sellListing(userId, id, { price, conversationId }));
}

export function undoSaleToBuyer(
  seller: Participant,
): Promise<DealResult | { ok: false; reason: "settled" }> {
  return asSeller(seller, (id) => undoSale(seller.userId, id));
}

async function asSeller<Result>(
  { side, conversationId }: Participant,
  change: (listingId: number) => Promise<Result>,
): Promise<Result | { ok: false; reason: "not-seller" | "gone" }> {
  if (side !== "answerer") return { ok: false, reason: "not-seller" };
  const listingId = await listingOf(conversationId);
  return listingId === null ? { ok: false, reason: "gone" } : change(listingId);
}

import { randomUUID } from "node:crypto";
import type { AccountId, SignedInUser } from "#app/features/accounts/access.server.ts";
import type { ConversationId, Participant } from "#app/features/conversations/access.server.ts";
import type { Asker } from "#app/features/conversations/askers/access.server.ts";
import { sellToBuyer, sendEnquiry } from "#app/features/marketplace/enquiries/commands.server.ts";
import { addFavourite } from "#app/features/marketplace/favourites/commands.server.ts";
import { listingSales } from "#app/features/marketplace/sales/tables.server.ts";
import { saveSearch } from "#app/features/marketplace/saved-searches/commands.server.ts";
import { rateSeller } from "#app/features/marketplace/sellers/commands.server.ts";
import { sellers } from "#app/features/marketplace/sellers/tables.server.ts";
import { listingPrices } from "#app/features/marketplace/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertUser } from "./factories.ts";
import { insertListing } from "./listings.ts";

/** A user who asks without a wedding. */
export async function insertAsker(name = "Runa Lie"): Promise<Asker> {
  const user = { id: await insertUser({ name }) } as SignedInUser;
  return { user, weddingId: null };
}

type User = Pick<Participant, "userId">;

export interface EnquirySides {
  conversationId: ConversationId;
  listingId: number;
  buyer: Participant;
  seller: Participant;
}

/** Opens a conversation between Runa and Marte, who sells a listing. */
export async function insertEnquiry(
  overrides: { listingId?: number; seller?: User; buyer?: User } = {},
): Promise<EnquirySides> {
  const sellerId = overrides.seller?.userId ?? (await insertUser({ name: "Marte Dahl" }));
  const listingId = overrides.listingId ?? (await insertListing({ userId: sellerId }));
  const { buyer } = overrides;
  const asker: Asker = buyer
    ? { user: { id: buyer.userId } as SignedInUser, weddingId: null }
    : await insertAsker();
  const enquiry = { id: randomUUID(), listingId, text: "Er den fortsatt ledig?" };
  const sent = await sendEnquiry(asker, enquiry);
  if (!sent.ok) throw new Error(sent.reason);
  const { conversationId } = sent;
  return {
    conversationId,
    listingId,
    buyer: { conversationId, side: "asker", userId: asker.user.id },
    seller: { conversationId, side: "answerer", userId: sellerId },
  };
}

/** Gives an account rows in all tables of buyers and sellers. */
export async function fillMarketTables(
  userId: AccountId,
  weddingId: OwnedWeddingId,
): Promise<void> {
  const sellerId = await insertUser({ name: "Marte Dahl" });
  const listingId = await insertListing({ userId: sellerId });
  const asker: Asker = { user: { id: userId } as SignedInUser, weddingId };
  const sent = await sendEnquiry(asker, { id: randomUUID(), listingId, text: "Hei" });
  if (!sent.ok) throw new Error(sent.reason);
  const { conversationId } = sent;
  await sellToBuyer({ conversationId, side: "answerer", userId: sellerId }, 100_00);
  await rateSeller({ conversationId, side: "asker", userId }, 5);
  const own = await insertListing({ userId });
  const price = { userId, listingId: own, price: 100_00 };
  await db().insert(sellers).values({ userId, kind: "private", name: "Kari", createdAt: now() });
  await db()
    .insert(listingPrices)
    .values({ ...price, id: randomUUID(), validFrom: now() });
  await db()
    .insert(listingSales)
    .values({ ...price, commission: 5_00, soldAt: now() });
  await addFavourite(userId, listingId);
  await saveSearch(userId, { name: "Kjoler", query: "/search?q=kjole" });
}

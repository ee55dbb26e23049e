import { randomUUID } from "node:crypto";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import type { ConversationId, Participant } from "#app/features/conversations/access.server.ts";
import type { Asker } from "#app/features/conversations/askers/access.server.ts";
import { sendEnquiry } from "#app/features/marketplace/enquiries/commands.server.ts";
import { insertUser } from "./factories.ts";
import { insertListing } from "./listings.ts";

/** A user who asks without a wedding. */
export async function insertAsker(name = "Runa Lie"): Promise<Asker> {
  const user = { id: await insertUser({ name }) } as SignedInUser;
  return { user, weddingId: null };
}

export interface EnquirySides {
  conversationId: ConversationId;
  listingId: number;
  buyer: Participant;
  seller: Participant;
}

/** Opens a conversation between Runa and Marte, who sells a listing. */
export async function insertEnquiry(overrides: Partial<EnquirySides> = {}): Promise<EnquirySides> {
  const sellerId = overrides.seller?.userId ?? (await insertUser({ name: "Marte Dahl" }));
  const listingId = overrides.listingId ?? (await insertListing({ userId: sellerId }));
  const asker = await insertAsker();
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

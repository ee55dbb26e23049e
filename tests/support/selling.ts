import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { openConversation } from "#app/features/conversations/commands.server.ts";
import type { CompleteListing } from "#app/features/marketplace/drafts/rules.ts";
import { listingConversations } from "#app/features/marketplace/enquiries/tables.server.ts";
import { listings } from "#app/features/marketplace/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { insertPicture, insertUser } from "./factories.ts";

/** Returns what a seller has filled in, with a picture that nobody has claimed. */
export async function completeListing(
  overrides: Partial<CompleteListing> = {},
): Promise<CompleteListing> {
  return {
    sellerKind: "private",
    sellerName: "Ingrid",
    orgNumber: null,
    title: "Servise til tolv",
    category: "decoration",
    condition: "fair",
    pictures: [await insertPicture()],
    description: "Tolv middagstallerkener med blå rand, ett skår.",
    brand: null,
    material: "Porselen",
    colour: "blue",
    size: null,
    heelHeight: null,
    bust: null,
    waist: null,
    length: null,
    price: 2400_00,
    originalPrice: 5600_00,
    town: "Oslo",
    county: "Oslo",
    delivery: "both",
    ...overrides,
  };
}

/** Opens a conversation of a new buyer about a listing; with `weddingId`, a couple asks. */
export async function insertEnquiry(
  listingId: number,
  buyer?: AccountId,
  { weddingId, text = "Er den ledig?" }: { weddingId?: OwnedWeddingId; text?: string } = {},
): Promise<{ conversationId: string; buyer: AccountId }> {
  const listing = await storedListing(listingId);
  const asker = buyer ?? (await insertUser({ name: "Thea Lie" }));
  const conversationId = randomUUID();
  await transaction(async (tx) => {
    await openConversation(tx, {
      id: conversationId,
      kind: "listing",
      asker: weddingId ? { weddingId } : { userId: asker },
      senderId: asker,
      answererId: listing.userId,
      messageId: randomUUID(),
      text,
    });
    const { title } = listing;
    await tx.insert(listingConversations).values({
      conversationId,
      listingId,
      title,
      ...(weddingId ? { weddingId } : { askerId: asker }),
      createdAt: now(),
    });
  });
  return { conversationId, buyer: asker };
}

export async function storedListing(id: number) {
  const [listing] = await db().select().from(listings).where(eq(listings.id, id));
  if (!listing) throw new Error("the listing is gone");
  return listing;
}

import { and, eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { ConversationId, Participant } from "#app/features/conversations/access.server.ts";
import { conversations } from "#app/features/conversations/tables.server.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { isUuid, nilUuid } from "#app/platform/uuid.ts";
import { type OwnedVendorId, requireOwnedVendor } from "../access.server.ts";
import { vendorContactRequests } from "../tables.server.ts";

/** A request to the signed-in vendor, with the vendor's side of its conversation. */
export interface ReceivedRequest extends Participant {
  side: "answerer";
  vendorId: OwnedVendorId;
}

/** Returns the vendor's request, or throws a 404. Redirects a visitor to /auth. */
export async function requireReceivedRequest(
  request: Request,
  conversationId: string | undefined,
): Promise<ReceivedRequest> {
  const { id: vendorId, user } = await requireOwnedVendor(request);
  const received = await findReceivedBy(vendorId, user.id, conversationId);
  if (!received) throw notFound();
  return received;
}

export async function findReceivedBy(
  vendorId: OwnedVendorId,
  userId: AccountId,
  conversationId: string | undefined,
): Promise<ReceivedRequest | null> {
  const id = isUuid(conversationId) ? conversationId : nilUuid;
  const [found] = await db()
    .select({ id: conversations.id })
    .from(vendorContactRequests)
    .innerJoin(conversations, eq(conversations.id, vendorContactRequests.conversationId))
    .where(
      and(
        eq(vendorContactRequests.conversationId, id),
        eq(vendorContactRequests.vendorId, vendorId),
        eq(conversations.answererId, userId),
      ),
    );
  if (!found) return null;
  return { conversationId: found.id as ConversationId, side: "answerer", userId, vendorId };
}

/** The couple shows the number to those it asks; null for a user without a wedding. */
export async function countGuestsOfAsker({
  conversationId,
}: ReceivedRequest): Promise<number | null> {
  const [asked] = await db()
    .select({ weddingId: conversations.weddingId })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  if (!asked?.weddingId) return null;
  const weddingId = asked.weddingId as OwnedWeddingId;
  const counted = await withGrant("guest", [weddingId], () => countGuests(weddingId));
  return counted.comingPersons;
}

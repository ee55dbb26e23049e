import { isDeepStrictEqual } from "node:util";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { ConversationId } from "#app/features/conversations/access.server.ts";
import { addMessage, publishConversation } from "#app/features/conversations/commands.server.ts";
import { rateLimits } from "#app/features/conversations/rules.ts";
import { messages } from "#app/features/conversations/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { idOfEdited } from "#app/platform/edited-id.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { vendorContactRequests, vendorOffers } from "../tables.server.ts";
import type { ReceivedRequest } from "./access.server.ts";
import type { OfferInput } from "./schema.ts";

export type AnswerResult =
  | { ok: true }
  | { ok: false; reason: "blocked" | "unread" | "too-many" | "withdrawn" };

/**
 * Stores a message with what it offers, both or neither. The same answer with the same id again
 * changes nothing. An earlier “no” of the vendor is taken back.
 */
export async function answerRequest(
  received: ReceivedRequest,
  input: OfferInput,
): Promise<AnswerResult> {
  const { conversationId, userId } = received;
  const allowed = await consume("conversation-message", userId, rateLimits.messagesPerAccount);
  if (!allowed.ok) return { ok: false, reason: "too-many" };
  return transaction(async (tx) => {
    const [request] = await tx
      .select({ declinedByAskerAt: vendorContactRequests.declinedByAskerAt })
      .from(vendorContactRequests)
      .where(isRequest(received))
      .for("update");
    if (!request || request.declinedByAskerAt) return { ok: false, reason: "withdrawn" };
    const { id, text, ...offer } = await withOwnId(tx, conversationId, input);
    const sent = await addMessage(tx, received, { id, text, attachmentId: null });
    if (!sent.ok) {
      return { ok: false, reason: sent.reason === "blocked" ? "blocked" : "unread" };
    }
    await tx
      .insert(vendorOffers)
      .values({ conversationId, messageId: id, ...offer })
      .onConflictDoNothing();
    await tx
      .update(vendorContactRequests)
      .set({ declinedByVendorAt: null })
      .where(isRequest(received));
    return { ok: true };
  });
}

/** Gives an answer that was edited and sent again an id of its own. */
async function withOwnId(
  tx: Transaction,
  conversationId: ConversationId,
  { id, ...answer }: OfferInput,
): Promise<OfferInput> {
  const { availability, price, validUntil, summary } = vendorOffers;
  const [sent] = await tx
    .select({ availability, price, validUntil, summary, text: messages.text })
    .from(messages)
    .leftJoin(
      vendorOffers,
      and(eq(vendorOffers.conversationId, conversationId), eq(vendorOffers.messageId, messages.id)),
    )
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)));
  const isEdited = sent && !isDeepStrictEqual(sent, answer);
  return { ...answer, id: isEdited ? idOfEdited(id, answer) : id };
}

/** Says no, without a message. Saying it twice says it once. */
export function declineReceived(received: ReceivedRequest): Promise<void> {
  return setDeclined(received, now());
}

/** Takes the “no” back. */
export function reopenReceived(received: ReceivedRequest): Promise<void> {
  return setDeclined(received, null);
}

function setDeclined(received: ReceivedRequest, declinedByVendorAt: Date | null): Promise<void> {
  const { declinedByVendorAt: stored } = vendorContactRequests;
  return transaction(async (tx) => {
    const changed = await tx
      .update(vendorContactRequests)
      .set({ declinedByVendorAt })
      .where(and(isRequest(received), declinedByVendorAt ? isNull(stored) : isNotNull(stored)))
      .returning({ id: vendorContactRequests.conversationId });
    if (changed.length > 0) await publishConversation(tx, received.conversationId);
  });
}

function isRequest({ conversationId, vendorId }: ReceivedRequest) {
  return and(
    eq(vendorContactRequests.conversationId, conversationId),
    eq(vendorContactRequests.vendorId, vendorId),
  );
}

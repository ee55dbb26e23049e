import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { ConversationId } from "#app/features/conversations/access.server.ts";
import { type Asker, isAskedBy } from "#app/features/conversations/askers/access.server.ts";
import { isWithAsker } from "#app/features/conversations/askers/queries.server.ts";
import {
  openConversation,
  publishConversation,
} from "#app/features/conversations/commands.server.ts";
import { conversations, messages } from "#app/features/conversations/tables.server.ts";
import { sendMail } from "#app/features/delivery/commands.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { idOfEdited } from "#app/platform/edited-id.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import type { ListedVendorId } from "../directory/access.server.ts";
import { isApproved } from "../search/queries.server.ts";
import { shownVendors, vendorContactRequests, vendors } from "../tables.server.ts";
import { requestMail, type SentAlong } from "./mails.server.ts";
import { canSendAgain, requestLimit } from "./rules.ts";
import type { RequestInput } from "./schema.ts";

export type SendRequestResult =
  | { ok: true }
  | { ok: false; reason: "own" | "sample" | "gone" | "too-many" };

/**
 * Sends a request by mail and opens its conversation. The same id again changes nothing, unless the
 * request was edited: then it is another one, because the mail with the first has left.
 */
export async function sendRequest(
  asker: Asker,
  vendorId: ListedVendorId,
  request: RequestInput,
  along: SentAlong,
): Promise<SendRequestResult> {
  if (!(await consume("vendor-request", asker.user.id, requestLimit)).ok) {
    return { ok: false, reason: "too-many" };
  }
  return transaction(async (tx) => {
    const [vendor] = await withTables([vendors], () =>
      tx
        .select()
        .from(vendors)
        .where(and(eq(vendors.id, vendorId), isApproved))
        .for("key share"),
    );
    if (!vendor) return { ok: false, reason: "gone" };
    if (vendor.isSample) return { ok: false, reason: "sample" };
    if (await isWithAsker(tx, asker, vendor.userId)) return { ok: false, reason: "own" };
    return storeRequest(tx, asker, vendor, request, along);
  });
}

async function storeRequest(
  tx: Transaction,
  asker: Asker,
  vendor: typeof vendors.$inferSelect,
  { id, ...request }: RequestInput,
  along: SentAlong,
): Promise<SendRequestResult> {
  const { message, ...facts } = request;
  const opened = await openConversation(tx, {
    id,
    kind: "vendor",
    asker: asker.weddingId ? { weddingId: asker.weddingId } : { userId: asker.user.id },
    senderId: asker.user.id,
    answererId: vendor.userId,
    messageId: id,
    text: message,
  });
  if (!opened) return { ok: false, reason: "gone" };
  if (!opened.isNew) {
    if (await isSent(tx, opened.conversationId, request)) return { ok: true };
    const edited = { ...request, id: idOfEdited(id, request) };
    return storeRequest(tx, asker, vendor, edited, along);
  }
  const mailId = randomUUID();
  const { id: vendorId, businessName: vendorName, email, userId } = vendor;
  const { conversationId } = opened;
  await tx
    .insert(vendorContactRequests)
    .values({ conversationId, vendorId, vendorName, ...facts, mailId, createdAt: now() });
  const recipient = { name: vendorName, email, hasAccount: userId !== null };
  await sendMail(tx, requestMail(asker, recipient, request, along), {
    ...ownerOf(asker),
    id: mailId,
  });
  return { ok: true };
}

async function isSent(
  tx: Transaction,
  id: ConversationId,
  request: Omit<RequestInput, "id">,
): Promise<boolean> {
  const { eventDate, serviceType, budgetRange, conversationId } = vendorContactRequests;
  const [sent] = await tx
    .select({ eventDate, serviceType, budgetRange, message: messages.text })
    .from(vendorContactRequests)
    .innerJoin(messages, and(eq(messages.conversationId, id), eq(messages.id, id)))
    .where(eq(conversationId, id));
  return isDeepStrictEqual(sent, request);
}

export type SendAgainResult = { ok: true } | { ok: false; reason: "gone" | "not-failed" };

/** Sends the mail of a request once more, after it has failed or may have been lost. */
export function sendRequestAgain(
  asker: Asker,
  conversationId: string,
  along: SentAlong,
): Promise<SendAgainResult> {
  return transaction(async (tx) => {
    const request = await lockRequest(tx, asker, conversationId);
    if (!request?.vendorId) return { ok: false, reason: "gone" };
    const [mail] = await tx
      .select({ status: outbox.status })
      .from(outbox)
      .where(eq(outbox.id, request.mailId));
    if (!canSendAgain(mail?.status ?? null)) return { ok: false, reason: "not-failed" };
    const [vendor] = await tx
      .select()
      .from(shownVendors.rows)
      .where(and(eq(vendors.id, request.vendorId), isApproved));
    if (!vendor) return { ok: false, reason: "gone" };
    const [first] = await tx
      .select({ text: messages.text })
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
      .orderBy(asc(messages.createdAt))
      .limit(1);
    const mailId = randomUUID();
    const { businessName: name, email, userId } = vendor;
    const recipient = { name, email, hasAccount: userId !== null };
    const text = { ...request, message: first?.text ?? "" };
    await sendMail(tx, requestMail(asker, recipient, text, along), {
      ...ownerOf(asker),
      id: mailId,
    });
    await tx
      .update(vendorContactRequests)
      .set({ mailId })
      .where(eq(vendorContactRequests.conversationId, conversationId));
    await publishConversation(tx, request.conversationId);
    return { ok: true };
  });
}

/** Says no to the vendor, or takes it back. Returns false for a request of somebody else. */
export function declineRequest(
  asker: Asker,
  conversationId: string,
  declined: boolean,
): Promise<boolean> {
  return transaction(async (tx) => {
    const request = await lockRequest(tx, asker, conversationId);
    if (!request) return false;
    const { conversationId: id, declinedByAskerAt } = vendorContactRequests;
    await tx
      .update(vendorContactRequests)
      .set({ declinedByAskerAt: declined ? now() : null })
      .where(and(eq(id, conversationId), declined ? isNull(declinedByAskerAt) : undefined));
    await publishConversation(tx, request.conversationId);
    return true;
  });
}

async function lockRequest(tx: Transaction, asker: Asker, conversationId: string) {
  const [found] = await tx
    .select({ request: vendorContactRequests })
    .from(vendorContactRequests)
    .innerJoin(conversations, eq(conversations.id, vendorContactRequests.conversationId))
    .where(and(eq(vendorContactRequests.conversationId, conversationId), isAskedBy(asker)))
    .for("update", { of: vendorContactRequests });
  return found ? { ...found.request, conversationId: conversationId as ConversationId } : null;
}

function ownerOf({ user, weddingId }: Asker) {
  return { owner: weddingId ? { weddingId } : { userId: user.id } };
}

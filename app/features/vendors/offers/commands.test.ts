import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { block } from "#app/features/conversations/commands.server.ts";
import { messages } from "#app/features/conversations/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertConversation } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertOwner, insertUser, insertWedding } from "#tests/support/factories.ts";
import { insertOwnedVendor } from "#tests/support/vendors.ts";
import type { OwnedVendor } from "../access.server.ts";
import { vendorContactRequests, vendorOffers } from "../tables.server.ts";
import { findReceivedBy, type ReceivedRequest } from "./access.server.ts";
import { answerRequest, declineReceived, reopenReceived } from "./commands.server.ts";
import { listReceived, loadReceived } from "./queries.server.ts";

useTestDatabase();

const offer = {
  availability: "free",
  price: 34_000_00,
  validUntil: "2026-12-15",
  summary: null,
  text: "Lørdag 12. juni er ledig.",
} as const;

test("an answer is a message with an offer, stored once for a form that is sent twice", async () => {
  const { received } = await insertReceived();
  const input = { ...offer, id: randomUUID() };
  expect(await answerRequest(received, input)).toEqual({ ok: true });
  expect(await answerRequest(received, input)).toEqual({ ok: true });
  const sent = await db()
    .select()
    .from(messages)
    .where(eq(messages.conversationId, received.conversationId));
  expect(sent.filter(({ side }) => side === "answerer")).toMatchObject([
    { id: input.id, text: offer.text, senderId: received.userId },
  ]);
  expect(await db().select().from(vendorOffers)).toMatchObject([
    { messageId: input.id, price: 34_000_00, availability: "free", validUntil: "2026-12-15" },
  ]);
});

test("an answer that was edited and sent again with its id is another answer, once", async () => {
  const { received } = await insertReceived();
  const { conversationId } = received;
  const input = { ...offer, id: randomUUID() };
  const cheaper = { ...input, price: 30_000_00 };
  const explained = { ...input, text: "Lørdag 12. juni er ledig, hele dagen." };
  for (const each of [input, cheaper, explained, cheaper, explained, input]) {
    expect(await answerRequest(received, each)).toEqual({ ok: true });
  }
  const stored = await db()
    .select({ text: messages.text, price: vendorOffers.price })
    .from(vendorOffers)
    .innerJoin(messages, eq(messages.id, vendorOffers.messageId))
    .where(eq(vendorOffers.conversationId, conversationId))
    .orderBy(messages.createdAt);
  expect(stored).toEqual([input, cheaper, explained].map(({ text, price }) => ({ text, price })));
});

test("where the couple has closed the conversation, neither message nor offer is stored", async () => {
  const { received, asker } = await insertReceived();
  await block({ conversationId: received.conversationId, side: "asker", userId: asker });
  const before = await db().$count(vendorOffers);
  expect(await answerRequest(received, { ...offer, id: randomUUID() })).toEqual({
    ok: false,
    reason: "blocked",
  });
  expect(await db().$count(vendorOffers)).toBe(before);
});

test("a couple that has said no gets no further answers", async () => {
  const { received } = await insertReceived();
  const { conversationId } = received;
  await db()
    .update(vendorContactRequests)
    .set({ declinedByAskerAt: new Date() })
    .where(eq(vendorContactRequests.conversationId, conversationId));
  const before = await db().$count(messages);
  expect(await answerRequest(received, { ...offer, id: randomUUID() })).toEqual({
    ok: false,
    reason: "withdrawn",
  });
  expect(await db().$count(messages)).toBe(before);
});

test("a no can be taken back, and an answer takes it back", async () => {
  const { received, vendor } = await insertReceived();
  const stateOf = async () => (await listReceived(vendor.id, vendor.user.id))[0]?.state;
  expect(await stateOf()).toBe("new");
  await declineReceived(received);
  expect(await stateOf()).toBe("declined");
  await reopenReceived(received);
  expect(await stateOf()).toBe("new");
  await declineReceived(received);
  await answerRequest(received, { ...offer, id: randomUUID() });
  expect(await stateOf()).toBe("answered");
});

test("another vendor finds neither the request nor its couple", async () => {
  const { received } = await insertReceived();
  const stranger = await insertOwnedVendor();
  const { conversationId, vendorId, userId } = received;
  // Profile and account must both be the request's.
  expect(await findReceivedBy(stranger.id, userId, conversationId)).toBeNull();
  expect(await findReceivedBy(vendorId, stranger.user.id, conversationId)).toBeNull();
  for (const id of [received.conversationId, randomUUID(), "x", undefined]) {
    expect(await findReceivedBy(stranger.id, stranger.user.id, id)).toBeNull();
  }
  expect(await listReceived(stranger.id, stranger.user.id)).toEqual([]);
});

test("the vendor sees names, place and who asks for the same day, and no address", async () => {
  const { received, vendor } = await insertReceived();
  const other = await insertReceived(vendor, { bride: "Thea", groom: "Amir" });
  const shown = await loadReceived(received);
  expect(shown).toMatchObject({
    name: "Ingrid og Mathias",
    place: "Fruktlåven, Lofthus",
    others: ["Thea og Amir"],
    guests: 0,
  });
  expect(JSON.stringify(shown)).not.toContain("@");
  await declineReceived(other.received);
  expect((await loadReceived(received))?.others).toEqual([]);
});

async function insertReceived(
  owner?: OwnedVendor,
  names = { bride: "Ingrid", groom: "Mathias" },
): Promise<{ received: ReceivedRequest; vendor: OwnedVendor; asker: ReceivedRequest["userId"] }> {
  const vendor = owner ?? (await insertOwnedVendor());
  const asker = await insertUser();
  const weddingId = await insertWedding({ ...names, venue: "Fruktlåven", city: "Lofthus" });
  await insertOwner(weddingId, asker);
  const conversationId = await insertConversation({
    asker: { weddingId },
    senderId: asker,
    answererId: vendor.user.id,
  });
  await db().insert(vendorContactRequests).values({
    conversationId,
    vendorId: vendor.id,
    vendorName: "Lys over Hardanger",
    eventDate: "2027-06-12",
    mailId: randomUUID(),
    createdAt: new Date(),
  });
  const received = await findReceivedBy(vendor.id, vendor.user.id, conversationId);
  if (!received) throw new Error("the request was not found");
  return { received, vendor, asker };
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { block } from "#app/features/conversations/commands.server.ts";
import { countUnread, findThread } from "#app/features/conversations/queries.server.ts";
import { conversations } from "#app/features/conversations/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAsker, insertEnquiry } from "#tests/support/enquiries.ts";
import { insertOwner, insertWedding } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { listingSales } from "../sales/tables.server.ts";
import { rateSeller } from "../sellers/commands.server.ts";
import { sellerRatings } from "../sellers/tables.server.ts";
import { listings } from "../tables.server.ts";
import {
  releaseForBuyer,
  reserveForBuyer,
  sellToBuyer,
  sendEnquiry,
  undoSaleToBuyer,
} from "./commands.server.ts";
import { findBegun, findEnquiry } from "./queries.server.ts";
import { listingConversations } from "./tables.server.ts";

useTestDatabase();

const text = "Er den fortsatt ledig?";
const ask = (listingId: number) => ({ id: randomUUID(), listingId, text });

test("the first message opens a conversation that the seller has not read", async () => {
  const { buyer, seller } = await insertEnquiry();
  const thread = await findThread(seller);
  expect(thread).toMatchObject({ kind: "listing", messages: [{ text, senderName: "Runa Lie" }] });
  expect(await countUnread(seller.userId)).toBe(1);
  expect(await countUnread(buyer.userId)).toBe(0);
  expect(await findEnquiry(buyer)).toMatchObject({
    title: "Brudekjole med lange ermer",
    state: "for-sale",
    sellerName: "Marte",
    askerName: "Runa Lie",
  });
});

test("a buyer has one conversation about a listing, and one about each", async () => {
  const asker = await insertAsker();
  const [one, other] = [await insertListing(), await insertListing()];
  const first = await sendEnquiry(asker, ask(one));
  const second = await sendEnquiry(asker, ask(one));
  const third = await sendEnquiry(asker, ask(other));
  expect(second).toEqual(first);
  expect(third).not.toEqual(first);
  const id = first.ok && first.conversationId;
  const participant = { conversationId: id, side: "asker", userId: asker.user.id } as never;
  expect((await findThread(participant)).messages).toHaveLength(2);
});

test("the same message sent twice, also at once, is stored once", async () => {
  const asker = await insertAsker();
  const enquiry = ask(await insertListing());
  const [first, second] = await Promise.all([
    sendEnquiry(asker, enquiry),
    sendEnquiry(asker, enquiry),
  ]);
  expect(first).toEqual({ ok: true, conversationId: enquiry.id });
  expect(second).toEqual(first);
  expect(await countConversations(enquiry.listingId)).toBe(1);
  const participant = { conversationId: enquiry.id, side: "asker", userId: asker.user.id } as never;
  expect((await findThread(participant)).messages).toHaveLength(1);
});

test("a message that was edited and sent again with its id arrives too, once", async () => {
  const asker = await insertAsker();
  const enquiry = ask(await insertListing());
  const edited = { ...enquiry, text: "Kan den prøves?" };
  for (const each of [enquiry, edited, edited, enquiry]) {
    expect(await sendEnquiry(asker, each)).toEqual({ ok: true, conversationId: enquiry.id });
  }
  const participant = { conversationId: enquiry.id, side: "asker", userId: asker.user.id } as never;
  const { messages } = await findThread(participant);
  expect(messages.map((message) => message.text)).toEqual([text, edited.text]);
});

test("a couple has one conversation together, also with what one of them began before", async () => {
  const [kari, ola] = [await insertAsker("Kari Vik"), await insertAsker("Ola Vik")];
  const listingId = await insertListing();
  const before = await sendEnquiry(kari, ask(listingId));
  const weddingId = await insertWedding({ bride: "Kari", groom: "Ola" });
  await insertOwner(weddingId, kari.user.id);
  await insertOwner(weddingId, ola.user.id);
  expect(await sendEnquiry({ ...kari, weddingId }, ask(listingId))).toEqual(before);
  const other = await insertListing();
  const together = await sendEnquiry({ ...kari, weddingId }, ask(other));
  expect(await sendEnquiry({ ...ola, weddingId }, ask(other))).toEqual(together);
  expect(await findBegun(db(), { ...ola, weddingId }, other)).toBe(
    together.ok && together.conversationId,
  );
});

test.each([
  ["a sample", { id: 900, isSample: true, userId: null, sampleRating: 4.9 }, "sample"],
  ["what is sold", { status: "sold" }, "gone"],
  ["what is withdrawn", { status: "withdrawn" }, "gone"],
  ["a draft", { status: "draft" }, "gone"],
  ["what has expired", { expiresAt: new Date("2020-01-01T12:00:00Z") }, "gone"],
] as const)("nobody can ask about %s", async (_, overrides, reason) => {
  const listingId = await insertListing(overrides);
  expect(await sendEnquiry(await insertAsker(), ask(listingId))).toEqual({ ok: false, reason });
  expect(await countConversations(listingId)).toBe(0);
});

test("an unknown listing cannot be asked about", async () => {
  const refused = await sendEnquiry(await insertAsker(), ask(999_999));
  expect(refused).toEqual({ ok: false, reason: "gone" });
});

test("nobody asks about the own listing, nor about the partner's", async () => {
  const [seller, partner] = [await insertAsker(), await insertAsker()];
  const listingId = await insertListing({ userId: seller.user.id });
  expect(await sendEnquiry(seller, ask(listingId))).toEqual({ ok: false, reason: "own" });
  const weddingId = await insertWedding();
  await insertOwner(weddingId, seller.user.id);
  await insertOwner(weddingId, partner.user.id);
  const refused = await sendEnquiry({ ...partner, weddingId }, ask(listingId));
  expect(refused).toEqual({ ok: false, reason: "own" });
});

test("a message id of somebody else's conversation opens nothing", async () => {
  const { conversationId } = await insertEnquiry();
  const asker = await insertAsker();
  const listingId = await insertListing();
  const refused = await sendEnquiry(asker, { ...ask(listingId), id: conversationId });
  expect(refused).toEqual({ ok: false, reason: "gone" });
  expect(await findBegun(db(), asker, listingId)).toBeNull();
});

test("a seller who has closed the conversation gets no more messages", async () => {
  const { seller, buyer, listingId } = await insertEnquiry();
  await block(seller);
  const asker = { user: { id: buyer.userId } as SignedInUser, weddingId: null };
  expect(await sendEnquiry(asker, ask(listingId))).toEqual({ ok: false, reason: "blocked" });
});

test("the seller reserves, releases and sells in the conversation; the buyer sees it", async () => {
  const { seller, buyer, listingId } = await insertEnquiry();
  const stateOf = async () => (await findEnquiry(buyer))?.state;
  expect(await reserveForBuyer(seller)).toEqual({ ok: true });
  expect(await stateOf()).toBe("reserved-here");
  expect(await releaseForBuyer(seller)).toEqual({ ok: true });
  expect(await stateOf()).toBe("for-sale");
  await reserveForBuyer(seller);
  expect(await sellToBuyer(seller, 6500_00)).toEqual({ ok: true });
  expect(await findEnquiry(buyer)).toMatchObject({ state: "sold-here", soldFor: 6500_00 });
  const [sale] = await db().select().from(listingSales);
  expect(sale).toMatchObject({ listingId, price: 6500_00, commission: 325_00 });
});

test("other buyers see that it is taken, and not for what", async () => {
  const first = await insertEnquiry();
  const second = await insertEnquiry({ listingId: first.listingId });
  await reserveForBuyer(first.seller);
  expect(await findEnquiry(second.buyer)).toMatchObject({ state: "reserved", soldFor: null });
  await sellToBuyer(first.seller, 100_00);
  expect(await findEnquiry(second.buyer)).toMatchObject({ state: "sold", soldFor: null });
});

test("the buyer cannot reserve or sell", async () => {
  const { buyer, listingId } = await insertEnquiry();
  const refused = { ok: false, reason: "not-seller" };
  expect(await reserveForBuyer(buyer)).toEqual(refused);
  expect(await releaseForBuyer(buyer)).toEqual(refused);
  expect(await sellToBuyer(buyer, 1)).toEqual(refused);
  expect(await undoSaleToBuyer(buyer)).toEqual(refused);
  const [listing] = await db().select().from(listings).where(eq(listings.id, listingId));
  expect(listing?.status).toBe("published");
});

test("of two reservations at once one wins", async () => {
  const first = await insertEnquiry();
  const second = await insertEnquiry({ listingId: first.listingId, seller: first.seller });
  const other = { ...second.seller, userId: first.seller.userId };
  const results = await Promise.all([reserveForBuyer(first.seller), reserveForBuyer(other)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const states = [await findEnquiry(first.buyer), await findEnquiry(second.buyer)];
  expect(states.map((enquiry) => enquiry?.state).sort()).toEqual(["reserved", "reserved-here"]);
});

test("of two sales at once one wins, and only its buyer can rate", async () => {
  const first = await insertEnquiry();
  const second = await insertEnquiry({ listingId: first.listingId, seller: first.seller });
  const results = await Promise.all([
    sellToBuyer(first.seller, 100_00),
    sellToBuyer(second.seller, 200_00),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const ratings = [await rateSeller(first.buyer, 5), await rateSeller(second.buyer, 5)];
  expect(ratings.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a rating counts once, on all of the seller's listings and on no other", async () => {
  const { seller, buyer, listingId } = await insertEnquiry();
  const another = await insertListing({ userId: seller.userId });
  const foreign = await insertListing();
  await sellToBuyer(seller, 100_00);
  expect(await rateSeller(buyer, 4)).toEqual({ ok: true });
  expect(await rateSeller(buyer, 1)).toEqual({ ok: false, reason: "rated" });
  const sums = await ratingsByListing();
  expect(sums).toMatchObject({
    [listingId]: [4, 1],
    [another]: [4, 1],
    [foreign]: [0, 0],
  });
  expect((await findEnquiry(seller))?.deal.stars).toBe(4);
});

test("two ratings of one seller at once both count", async () => {
  const first = await insertEnquiry();
  const other = await insertListing({ userId: first.seller.userId });
  const second = await insertEnquiry({ listingId: other, seller: first.seller });
  await sellToBuyer(first.seller, 100_00);
  await sellToBuyer(second.seller, 100_00);
  await Promise.all([rateSeller(first.buyer, 5), rateSeller(second.buyer, 2)]);
  expect(await ratingsByListing()).toMatchObject({ [other]: [7, 2] });
});

test.each([
  ["before a sale", async () => (await insertEnquiry()).buyer],
  [
    "by the seller",
    async () => {
      const { seller } = await insertEnquiry();
      await sellToBuyer(seller, 100_00);
      return seller;
    },
  ],
  [
    "of a sale to somebody else",
    async () => {
      const first = await insertEnquiry();
      const second = await insertEnquiry({ listingId: first.listingId, seller: first.seller });
      await sellToBuyer(first.seller, 100_00);
      return second.buyer;
    },
  ],
  [
    "of a sale that was taken back",
    async () => {
      const { seller, buyer } = await insertEnquiry();
      await sellToBuyer(seller, 100_00);
      await undoSaleToBuyer(seller);
      return buyer;
    },
  ],
])("a rating %s is refused", async (_, rater) => {
  const participant = await rater();
  expect(await rateSeller(participant, 5)).toEqual({ ok: false, reason: "not-agreed" });
  const isHere = eq(sellerRatings.conversationId, participant.conversationId);
  expect(await db().$count(sellerRatings, isHere)).toBe(0);
});

test("a sale that was rated cannot be taken back", async () => {
  const { seller, buyer } = await insertEnquiry();
  await sellToBuyer(seller, 100_00);
  await rateSeller(buyer, 5);
  expect(await undoSaleToBuyer(seller)).toEqual({ ok: false, reason: "settled" });
  expect((await findEnquiry(buyer))?.state).toBe("sold-here");
});

test("the conversation outlives the listing and the seller", async () => {
  const { buyer, seller, listingId, conversationId } = await insertEnquiry();
  await db().delete(listings).where(eq(listings.id, listingId));
  expect(await findEnquiry(buyer)).toMatchObject({
    state: "deleted",
    title: "Brudekjole med lange ermer",
    listingId: null,
  });
  expect(await reserveForBuyer(seller)).toEqual({ ok: false, reason: "gone" });
  await db()
    .update(conversations)
    .set({ answererId: null })
    .where(eq(conversations.id, conversationId));
  expect(await findEnquiry(buyer)).toMatchObject({ sellerName: null });
});

async function ratingsByListing() {
  const { id, ratingSum, ratingCount } = listings;
  const found = await db().select({ id, ratingSum, ratingCount }).from(listings);
  return Object.fromEntries(found.map((row) => [row.id, [row.ratingSum, row.ratingCount]]));
}

function countConversations(listingId: number) {
  return db().$count(listingConversations, eq(listingConversations.listingId, listingId));
}

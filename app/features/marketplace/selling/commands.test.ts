import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { conversations, messages } from "#app/features/conversations/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase, waitForBlocked } from "#tests/support/database.ts";
import { insertPicture, insertUser, insertWedding } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { insertEnquiry, storedListing } from "#tests/support/selling.ts";
import { listingSales } from "../sales/tables.server.ts";
import { sellerRatings, sellers } from "../sellers/tables.server.ts";
import { listingPictures, listings } from "../tables.server.ts";
import {
  deleteListing,
  releaseListing,
  reserveListing,
  sellListing,
  undoSale,
  undoWithdrawal,
  withdrawListing,
} from "./commands.server.ts";
import { listOwnListings } from "./queries.server.ts";
import { encryptWithdrawal, undoWithdrawalSchema, type Withdrawal } from "./schema.ts";

useTestDatabase();

const done = { ok: true };
const gone = { ok: false, reason: "gone" };
const notNow = { ok: false, reason: "not-now" };
const nobody = { conversationId: null };

let seller: AccountId;
let other: AccountId;
let id: number;
let otherId: number;

beforeEach(async () => {
  [seller, other] = [await insertUser(), await insertUser()];
  id = await insertListing({ userId: seller });
  otherId = await insertListing({ userId: other });
});

const reason = (result: object) =>
  "reason" in result ? { ok: false, reason: result.reason } : result;
const statusOf = async (listing = id) => (await storedListing(listing)).status;

test("another seller's listing, and an unknown one, are gone", async () => {
  for (const listing of [otherId, 999_999_999_999]) {
    expect(reason(await reserveListing(seller, listing, nobody))).toEqual(gone);
    expect(reason(await releaseListing(seller, listing))).toEqual(gone);
    expect(reason(await sellListing(seller, listing, { ...nobody, price: 100 }))).toEqual(gone);
    expect(reason(await undoSale(seller, listing))).toEqual(gone);
    expect(reason(await withdrawListing(seller, listing))).toEqual(gone);
    expect(reason(await deleteListing(seller, listing))).toEqual(gone);
  }
  expect(await statusOf(otherId)).toBe("published");
  expect(await db().$count(listingSales, eq(listingSales.listingId, otherId))).toBe(0);
});

test("a listing is reserved for a buyer, and free again", async () => {
  const { conversationId } = await insertEnquiry(id);
  expect(await reserveListing(seller, id, { conversationId })).toEqual(done);
  expect(await storedListing(id)).toMatchObject({
    status: "reserved",
    reservedFor: conversationId,
  });
  expect(await reserveListing(seller, id, { conversationId })).toEqual(done);
  expect(reason(await reserveListing(seller, id, nobody))).toEqual(notNow);
  expect(await releaseListing(seller, id)).toEqual(done);
  expect(await releaseListing(seller, id)).toEqual(done);
  expect(await storedListing(id)).toMatchObject({
    status: "published",
    reservedAt: null,
    reservedFor: null,
  });
});

test("a conversation about something else reserves and buys nothing", async () => {
  const { conversationId } = await insertEnquiry(otherId);
  expect(reason(await reserveListing(seller, id, { conversationId }))).toEqual(gone);
  expect(reason(await sellListing(seller, id, { price: 100, conversationId }))).toEqual(gone);
  expect(await statusOf()).toBe("published");
});

test("of two buyers at once, one gets the reservation", async () => {
  const buyers = [await insertEnquiry(id), await insertEnquiry(id)];
  const results = await Promise.all(
    buyers.map(({ conversationId }) => reserveListing(seller, id, { conversationId })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const winner = buyers[results.findIndex(({ ok }) => ok)];
  expect(await storedListing(id)).toMatchObject({ reservedFor: winner?.conversationId });
});

test("a listing is released that another device reserves at the same moment", async () => {
  const { released } = await transaction(async (tx) => {
    await tx
      .update(listings)
      .set({ status: "reserved", reservedAt: now() })
      .where(eq(listings.id, id));
    const released = releaseListing(seller, id);
    await waitForBlocked(1);
    return { released };
  });
  expect(await released).toEqual(done);
  expect(await statusOf()).toBe("published");
});

test("a sale owes the commission, once", async () => {
  const { conversationId } = await insertEnquiry(id);
  const sale = { price: 850_00, conversationId };
  expect(await sellListing(seller, id, sale)).toEqual(done);
  expect(await sellListing(seller, id, sale)).toEqual(done);
  expect(reason(await sellListing(seller, id, { ...nobody, price: 100 }))).toEqual(notNow);
  expect(
    await db().select().from(listingSales).where(eq(listingSales.listingId, id)),
  ).toMatchObject([
    { userId: seller, conversationId, price: 850_00, commission: 42_50, paidAt: null },
  ]);
  expect(await statusOf()).toBe("sold");
});

test("in two tabs, a listing is sold once", async () => {
  const buyers = [await insertEnquiry(id), await insertEnquiry(id)];
  const results = await Promise.all(
    buyers.map(({ conversationId }) => sellListing(seller, id, { price: 100_00, conversationId })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db().$count(listingSales, eq(listingSales.listingId, id))).toBe(1);
});

test("reserving and selling at once leave a sale or a reservation that can be sold", async () => {
  const { conversationId } = await insertEnquiry(id);
  const [reserved, sold] = await Promise.all([
    reserveListing(seller, id, { conversationId }),
    sellListing(seller, id, { price: 100_00, conversationId }),
  ]);
  expect(sold).toEqual(done);
  expect([true, false]).toContain(reserved.ok);
  expect(await statusOf()).toBe("sold");
});

test("a sale is taken back, to what it was before", async () => {
  const { conversationId } = await insertEnquiry(id);
  await reserveListing(seller, id, { conversationId });
  await sellListing(seller, id, { price: 100_00, conversationId });
  expect(await undoSale(seller, id)).toEqual(done);
  expect(await storedListing(id)).toMatchObject({
    status: "reserved",
    reservedFor: conversationId,
    soldAt: null,
  });
  expect(await db().$count(listingSales, eq(listingSales.listingId, id))).toBe(0);
  expect(reason(await undoSale(seller, id))).toEqual(notNow);
  await releaseListing(seller, id);
  await sellListing(seller, id, { price: 100_00, ...nobody });
  await undoSale(seller, id);
  expect(await statusOf()).toBe("published");
});

test("a sale that a suspended seller takes back leaves a withdrawn listing", async () => {
  await reserveListing(seller, id, nobody);
  await sellListing(seller, id, { price: 100_00, ...nobody });
  await suspend();
  expect(await undoSale(seller, id)).toEqual(done);
  expect(await storedListing(id)).toMatchObject({
    status: "withdrawn",
    reservedAt: null,
    soldAt: null,
  });
  expect(await db().$count(listingSales, eq(listingSales.listingId, id))).toBe(0);
});

test("a sale that is paid for or rated stays", async () => {
  await sellListing(seller, id, { price: 100_00, ...nobody });
  await db().update(listingSales).set({ paidAt: now() }).where(eq(listingSales.listingId, id));
  expect(await undoSale(seller, id)).toEqual({ ok: false, reason: "settled" });
  expect(await statusOf()).toBe("sold");

  const rated = await insertListing({ userId: seller });
  const { conversationId } = await insertEnquiry(rated);
  await sellListing(seller, rated, { price: 100_00, conversationId });
  await db()
    .insert(sellerRatings)
    .values({ conversationId, sellerId: seller, stars: 5, createdAt: now() });
  expect(await undoSale(seller, rated)).toEqual({ ok: false, reason: "settled" });
  expect(await statusOf(rated)).toBe("sold");
});

test("a listing is withdrawn; one that was never published is a draft again", async () => {
  await reserveListing(seller, id, nobody);
  const again = { ok: true, before: null };
  expect(await withdrawListing(seller, id)).toMatchObject({ before: { status: "reserved" } });
  expect(await withdrawListing(seller, id)).toEqual(again);
  expect(await storedListing(id)).toMatchObject({ status: "withdrawn", reservedAt: null });
  const held = await insertListing({ userId: seller, status: "review", publishedAt: null });
  await withdrawListing(seller, held);
  expect(await withdrawListing(seller, held)).toEqual(again);
  expect(await statusOf(held)).toBe("draft");
});

test("a withdrawal is undone to what was before, with its reservation and its time", async () => {
  const expiresAt = new Date(now().getTime() + 3600_000);
  await db().update(listings).set({ expiresAt }).where(eq(listings.id, id));
  const { conversationId } = await insertEnquiry(id);
  await reserveListing(seller, id, { conversationId });
  const held = await insertListing({ userId: seller, status: "review", publishedAt: null });
  for (const listing of [id, held]) {
    const before = await storedListing(listing);
    const withdrawal = await withdraw(listing);
    expect(await undo(withdrawal)).toEqual(done);
    expect(await undo(withdrawal)).toEqual(done);
    expect(await storedListing(listing)).toEqual(before);
  }
});

test("the reservation of a buyer who is gone comes back without a name", async () => {
  const { conversationId } = await insertEnquiry(id);
  await reserveListing(seller, id, { conversationId });
  const withdrawal = await withdraw(id);
  await db().delete(conversations).where(eq(conversations.id, conversationId));
  expect(await undo(withdrawal)).toEqual(done);
  expect(await storedListing(id)).toMatchObject({ status: "reserved", reservedFor: null });
});

test("a withdrawal is not undone by others, after a change, or for a suspended seller", async () => {
  const withdrawal = await withdraw(id);
  expect(await undo(withdrawal, other)).toEqual(gone);
  await suspend();
  expect(await undo(withdrawal)).toEqual({ ok: false, reason: "suspended" });
  await db().delete(sellers).where(eq(sellers.userId, seller));
  await db().update(listings).set({ version: 2 }).where(eq(listings.id, id));
  expect(await undo(withdrawal)).toEqual(notNow);
  expect(await statusOf()).toBe("withdrawn");
  const { success } = undoWithdrawalSchema.safeParse({ before: JSON.stringify(withdrawal) });
  expect(success, "a withdrawal that a browser has written").toBe(false);
});

async function withdraw(listing: number): Promise<Withdrawal> {
  const withdrawn = await withdrawListing(seller, listing);
  if (!withdrawn.ok || !withdrawn.before) throw new Error("not withdrawn");
  return withdrawn.before;
}

/** As the form of the undo brings it back. */
async function undo(withdrawal: Withdrawal, userId = seller): Promise<object> {
  const { before } = undoWithdrawalSchema.parse({ before: encryptWithdrawal(withdrawal) });
  return reason(await undoWithdrawal(userId, before));
}

async function suspend(): Promise<void> {
  await db()
    .insert(sellers)
    .values({
      ...{ userId: seller, kind: "private", name: "Marte" },
      ...{ suspendedAt: now(), createdAt: now() },
    });
}

test("a deleted listing takes its pictures, and leaves the conversations about it", async () => {
  const picture = await insertPicture({ uploadedBy: seller });
  await db()
    .insert(listingPictures)
    .values({ userId: seller, listingId: id, picture, position: 0 });
  const { conversationId } = await insertEnquiry(id);
  expect(await deleteListing(seller, id)).toEqual(done);
  await expect(storedListing(id)).rejects.toThrow();
  expect(await db().$count(pictures, eq(pictures.id, picture))).toBe(0);
  expect(await db().$count(messages, eq(messages.conversationId, conversationId))).toBe(1);
});

test("what is sold stays in the ledger", async () => {
  await sellListing(seller, id, { price: 100_00, ...nobody });
  expect(await deleteListing(seller, id)).toEqual(notNow);
  expect(await statusOf()).toBe("sold");
});

test("buyers have the name that others see: a couple's, a user's, or none", async () => {
  const weddingId = await insertWedding({ bride: "Kari", groom: "Ola" });
  const nameless = await insertUser();
  const couple = await insertEnquiry(id, await insertUser(), { weddingId });
  await insertEnquiry(id, await insertUser({ name: "Thea Lie" }));
  await insertEnquiry(id, nameless);
  const named = async () => (await listOwnListings(seller))[0];
  expect((await named())?.buyers.map(({ name }) => name)).toEqual([
    "Kari og Ola",
    "Thea Lie",
    null,
  ]);
  await reserveListing(seller, id, couple);
  expect(await named()).toMatchObject({ reservedForName: "Kari og Ola" });
});

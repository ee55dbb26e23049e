import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { auditEntries } from "#app/features/audit/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, insertPicture } from "#tests/support/factories.ts";
import { completeListing } from "#tests/support/selling.ts";
import { searchListings } from "../search/queries.server.ts";
import { searchOfSearch, searchQuery } from "../search/rules.ts";
import { sellers } from "../sellers/tables.server.ts";
import { reserveListing, withdrawListing } from "../selling/commands.server.ts";
import { lifetimeDays } from "../selling/rules.ts";
import { listingPictures, listingPrices, listings } from "../tables.server.ts";
import { publishListing, renewListing, saveDraft } from "./commands.server.ts";

useTestDatabase();
afterEach(() => setClock());

const dayMs = 24 * 3600 * 1000;
let seller: SignedInUser;
let other: SignedInUser;
let key: string;

beforeEach(async () => {
  [seller, other] = [await insertAccount(), await insertAccount()];
  key = randomUUID();
});

async function stored(of = key) {
  const [listing] = await db().select().from(listings).where(eq(listings.key, of));
  if (!listing) throw new Error("nothing is stored");
  return listing;
}

const storedPictures = async () =>
  (
    await db()
      .select({ id: listingPictures.picture })
      .from(listingPictures)
      .where(eq(listingPictures.listingId, (await stored()).id))
      .orderBy(listingPictures.position)
  ).map(({ id }) => id);

const found = async (text: string) => {
  const search = searchOfSearch(searchQuery.parse(new URLSearchParams({ q: text })));
  return (await searchListings(search)).listings.map(({ id }) => id);
};

test("a draft is stored as far as it is filled in, once", async () => {
  const listing = { ...(await completeListing()), price: null, category: null };
  expect(await saveDraft(seller, { key, version: 0, listing })).toEqual({ ok: true });
  expect(await saveDraft(seller, { key, version: 0, listing })).toEqual({ ok: true });
  expect(await stored()).toMatchObject({
    userId: seller.id,
    status: "draft",
    version: 1,
    price: null,
    title: "Servise til tolv",
  });
  expect(await storedPictures()).toEqual(listing.pictures);
  expect(await found("servise")).not.toContain((await stored()).id);
});

test("another account's draft is gone", async () => {
  const listing = await completeListing();
  await saveDraft(seller, { key, version: 0, listing });
  const changed = { ...listing, title: "Mitt nå" };
  for (const version of [0, 1]) {
    const result = { ok: false, reason: "gone" };
    expect(await saveDraft(other, { key, version, listing: changed })).toEqual(result);
    expect(await publishListing(other, { key, version, listing: changed })).toEqual(result);
  }
  expect(await stored()).toMatchObject({ userId: seller.id, title: "Servise til tolv" });
});

test("of two tabs, the later one finds what the first has saved", async () => {
  const listing = await completeListing();
  await saveDraft(seller, { key, version: 0, listing });
  const results = await Promise.all(
    ["I den ene fanen", "I den andre"].map((title) =>
      saveDraft(seller, { key, version: 1, listing: { ...listing, title } }),
    ),
  );
  const conflict = results.find(({ ok }) => !ok);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(conflict).toMatchObject({ reason: "conflict", stored: { listing: { version: 2 } } });
});

test("pictures are claimed, put in order and deleted; another account's are left out", async () => {
  const [first, second] = [await insertPicture(), await insertPicture()];
  const foreign = await insertPicture({ uploadedBy: other.id });
  const listing = await completeListing({ pictures: [first, foreign, second] });
  await saveDraft(seller, { key, version: 0, listing });
  expect(await storedPictures()).toEqual([first, second]);
  await saveDraft(seller, { key, version: 1, listing: { ...listing, pictures: [second] } });
  expect(await storedPictures()).toEqual([second]);
  expect(await db().$count(pictures, eq(pictures.id, first))).toBe(0);
  expect(await db().$count(pictures, eq(pictures.id, foreign))).toBe(1);
  const published = { ...listing, pictures: [second, foreign] };
  expect(await publishListing(seller, { key, version: 2, listing: published })).toEqual({
    ok: false,
    reason: "picture-gone",
  });
  expect((await stored()).status).toBe("draft");
});

test("a listing is published, found, and makes its seller known", async () => {
  const listing = await completeListing({ title: "Havfruekjole i silke", category: "dress" });
  const edited = { key, version: 0, listing };
  const done = { ok: true, isHeld: false, wasShown: false };
  expect(await publishListing(seller, edited)).toEqual(done);
  expect(await publishListing(seller, edited)).toEqual({ ...done, wasShown: true });
  const { id, publishedAt, expiresAt, ...columns } = await stored();
  expect(columns).toMatchObject({ status: "published", version: 1, originalPrice: 5600_00 });
  expect((expiresAt?.getTime() ?? 0) - (publishedAt?.getTime() ?? 0)).toBe(lifetimeDays * dayMs);
  expect(await found("kjole")).toContain(id);
  expect(await db().select().from(sellers).where(eq(sellers.userId, seller.id))).toMatchObject([
    { kind: "private", name: "Ingrid", suspendedAt: null },
  ]);
  expect(await db().$count(listingPrices, eq(listingPrices.listingId, id))).toBe(1);
});

test("a change is found at once, and keeps a reservation", async () => {
  const listing = await completeListing();
  await publishListing(seller, { key, version: 0, listing });
  const { id } = await stored();
  await reserveListing(seller.id, id, { conversationId: null });
  const changed = { ...listing, title: "Lysestaker i messing", price: 900_00 };
  expect(await publishListing(seller, { key, version: 1, listing: changed })).toMatchObject({
    ok: true,
    wasShown: true,
  });
  expect(await stored()).toMatchObject({ status: "reserved", price: 900_00, version: 2 });
  expect(await found("lysestaker")).toContain(id);
  expect(await found("servise")).not.toContain(id);
  expect(await publishListing(seller, { key, version: 1, listing })).toMatchObject({
    ok: false,
    reason: "conflict",
  });
});

test("what leads away from the site waits, and stays waiting when it is changed", async () => {
  const listing = await completeListing({ description: "Ring 912 34 567" });
  expect(await publishListing(seller, { key, version: 0, listing })).toMatchObject({
    isHeld: true,
  });
  const { id } = await stored();
  expect(await stored()).toMatchObject({ status: "review", publishedAt: null });
  expect(await db().$count(listingPrices, eq(listingPrices.listingId, id))).toBe(0);
  const cleaned = { ...listing, description: "Skriv til meg her" };
  await publishListing(seller, { key, version: 1, listing: cleaned });
  expect((await stored()).status).toBe("review");
  const entries = await db()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, `${id}`));
  expect(entries.map(({ action }) => action)).toEqual(["listing-held"]);
});

test("a published text that is changed to lead away is held", async () => {
  const listing = await completeListing();
  await publishListing(seller, { key, version: 0, listing });
  const changed = { ...listing, description: "Se www.example.com" };
  await publishListing(seller, { key, version: 1, listing: changed });
  expect((await stored()).status).toBe("review");
  expect(await found("servise")).not.toContain((await stored()).id);
});

test("a suspended seller publishes and renews nothing", async () => {
  const listing = await completeListing();
  await publishListing(seller, { key, version: 0, listing });
  const { id } = await stored();
  await withdrawListing(seller.id, id);
  await db().update(sellers).set({ suspendedAt: new Date() }).where(eq(sellers.userId, seller.id));
  const refused = { ok: false, reason: "suspended" };
  const again = { key: randomUUID(), version: 0, listing: await completeListing() };
  expect(await publishListing(seller, again)).toEqual(refused);
  expect(await renewListing(seller, id)).toEqual(refused);
  expect(await db().$count(listings, eq(listings.key, again.key))).toBe(0);
});

test("a shop's price is struck through at the lowest of 30 days", async () => {
  const start = Date.UTC(2027, 0, 1);
  const shop = { sellerKind: "shop", orgNumber: "974760673", originalPrice: null } as const;
  const listing = await completeListing({ ...shop, price: 1000_00 });
  const publish = async (day: number, version: number, price: number, more = {}) => {
    setClock(() => start + day * dayMs);
    await publishListing(seller, { key, version, listing: { ...listing, ...more, price } });
    return (await stored()).originalPrice;
  };
  expect(await publish(0, 0, 1000_00)).toBeNull();
  expect(await publish(10, 1, 1500_00)).toBeNull();
  expect(await publish(20, 2, 1200_00)).toBeNull();
  expect(await publish(25, 3, 800_00)).toBe(1000_00);
  expect(await publish(26, 4, 800_00, { title: "Ny tittel" })).toBe(1000_00);
  expect(await publish(57, 5, 790_00)).toBe(800_00);
});

test("a withdrawn listing comes back; its text is judged again", async () => {
  const listing = await completeListing();
  await publishListing(seller, { key, version: 0, listing });
  const { id, publishedAt } = await stored();
  await withdrawListing(seller.id, id);
  expect(await renewListing(other, id)).toEqual({ ok: false, reason: "gone" });
  expect(await renewListing(seller, id)).toEqual({ ok: true });
  expect(await stored()).toMatchObject({ status: "published", publishedAt, withdrawnAt: null });

  await publishListing(seller, {
    key,
    version: 1,
    listing: { ...listing, description: "Ring 912 34 567" },
  });
  await withdrawListing(seller.id, id);
  await renewListing(seller, id);
  expect((await stored()).status).toBe("review");
});

test("renewed after its time, a listing is new again", async () => {
  await publishListing(seller, { key, version: 0, listing: await completeListing() });
  const { id, publishedAt, expiresAt } = await stored();
  setClock(() => (expiresAt?.getTime() ?? 0) + dayMs);
  expect(await found("servise")).not.toContain(id);
  await renewListing(seller, id);
  expect((await stored()).publishedAt?.getTime()).toBeGreaterThan(publishedAt?.getTime() ?? 0);
  expect(await found("servise")).toContain(id);
});

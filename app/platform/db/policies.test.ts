import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#app/features/accounts/tables.server.ts";
import { deleteDocumentsOfDeleted } from "#app/features/conversations/commands.server.ts";
import { listAccounts } from "#app/features/conversations/queries.server.ts";
import { conversations, messages } from "#app/features/conversations/tables.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import { listings } from "#app/features/marketplace/tables.server.ts";
import { vendorReviews, vendors } from "#app/features/vendors/tables.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { insertSides, type Sides, storeSmallDocument } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertUser } from "#tests/support/factories.ts";
import { insertListing, insertManyListings } from "#tests/support/listings.ts";
import { insertOwnedVendor } from "#tests/support/vendors.ts";
import { useWall } from "#tests/support/wall.ts";
import { db, transaction } from "./database.server.ts";
import { withEveryTable, withGrant, withoutGrants } from "./grants.server.ts";

const database = useTestDatabase({ changesSchema: true });
const { connectAsOwner, connectAsServing } = useWall(database);
let own: Sides;
let others: Sides;

beforeAll(() => connectAsServing());

beforeEach(async () => {
  await withEveryTable(async () => {
    for (const table of [conversations, listings, vendors, outbox]) await db().delete(table);
    own = await insertSides("Er dere ledige?");
    others = await insertSides("Hva koster det?");
  });
});

test("a conversation is its two sides'", async () => {
  expect(await idsOf(conversations)).toEqual([]);
  for (const { userId } of [own.kari, own.ola, own.vendor]) {
    expect(await as(userId, () => idsOf(conversations))).toEqual([own.conversationId]);
    expect(await as(userId, textsOf)).toEqual(["Er dere ledige?"]);
    const accounts = await as(userId, () => listAccounts(db(), own.conversationId));
    expect(accounts).toHaveLength(3);
  }
  await as(own.vendor.userId, () => db().update(messages).set({ text: "changed" }));
  expect(await withEveryTable(textsOf)).toEqual(["Hva koster det?", "changed"]);
  await as(own.kari.userId, () => db().delete(conversations));
  expect(await withEveryTable(() => idsOf(conversations))).toEqual([others.conversationId]);
});

test("nobody writes into a conversation of others", async () => {
  const written = as(own.kari.userId, () =>
    db().insert(messages).values({
      conversationId: others.conversationId,
      id: randomUUID(),
      side: "asker",
      text: "Smuglet",
      createdAt: new Date(),
    }),
  );
  await expect(written).rejects.toThrow();
});

test("documents of a conversation that a partner keeps stay", async () => {
  const { conversationId, ola } = own;
  await withEveryTable(() => storeSmallDocument({ conversationId }));
  await as(ola.userId, () =>
    transaction(async (tx) => {
      await tx.delete(weddingOwners).where(eq(weddingOwners.userId, ola.userId));
      await deleteDocumentsOfDeleted(tx, [conversationId]);
    }),
  );
  expect(await withEveryTable(() => db().$count(documents))).toBe(1);
});

test("an account sees itself, and who knows an address sees its account", async () => {
  const [kari, ola] = [own.kari.userId, own.ola.userId];
  expect(await as(kari, () => idsOf(users))).toEqual([kari]);
  const [stored] = await as(ola, () => db().select().from(users));
  expect(await withGrant("key", [stored?.email ?? ""], () => idsOf(users))).toEqual([ola]);
  await as(kari, () => db().update(users).set({ name: "Kari" }));
  expect(await as(ola, () => db().select().from(users))).toEqual([stored]);
});

test("all read listings, and only the seller changes them", async () => {
  const { own: seller, both } = await withEveryTable(async () => {
    const userId = await insertUser();
    const ids = [await insertListing({ userId }), await insertListing()];
    return { own: userId, both: ids };
  });
  expect(await idsOf(listings)).toEqual(both);
  const changed = await as(seller, () =>
    db().update(listings).set({ title: "Slør" }).returning({ id: listings.id }),
  );
  expect(changed).toEqual([{ id: both[0] }]);
  await as(seller, () => db().delete(listings));
  expect(await idsOf(listings)).toEqual([both[1]]);
});

test("a search among listings uses its index", async () => {
  await connectAsOwner();
  await insertManyListings(500);
  await connectAsServing();
  const plan = await transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select from listings
      where status in ('published', 'reserved') and search @@ 'ballkjole'::tsquery`);
  });
  expect(JSON.stringify(plan.rows)).toContain("listings_search");
});

test("a review counts for a vendor that its author does not own", async () => {
  const { vendorId, userId } = await withEveryTable(async () => ({
    vendorId: (await insertOwnedVendor()).id,
    userId: await insertUser(),
  }));
  const at = new Date();
  const review = { vendorId, id: randomUUID(), userId, rating: 4, createdAt: at, updatedAt: at };
  await as(userId, () => db().insert(vendorReviews).values(review));
  const counted = () => db().select({ count: vendors.reviewCount }).from(vendors);
  expect(await counted()).toEqual([{ count: 1 }]);
  await withEveryTable(() => db().delete(users).where(eq(users.id, userId)));
  expect(await counted()).toEqual([{ count: 0 }]);
});

test("a hidden review is seen by its author and its vendor", async () => {
  const [vendor, userId] = await withEveryTable(async () => [
    await insertOwnedVendor(),
    await insertUser(),
  ]);
  const at = new Date();
  const review = { vendorId: vendor.id, id: randomUUID(), userId, rating: 1, createdAt: at };
  await withEveryTable(() =>
    db()
      .insert(vendorReviews)
      .values({ ...review, updatedAt: at, hiddenAt: at }),
  );
  expect(await idsOf(vendorReviews)).toEqual([]);
  expect(await as(userId, () => idsOf(vendorReviews))).toEqual([review.id]);
  expect(await as(vendor.user.id, () => idsOf(vendorReviews))).toEqual([review.id]);
});

test("all add messages to be sent, and only their owner sees them", async () => {
  const at = new Date();
  const message = { id: randomUUID(), userId: own.kari.userId, expiresAt: at, statusSince: at };
  await withoutGrants(async () => {
    await db()
      .insert(outbox)
      .values({ ...message, createdAt: at });
  });
  expect(await as(own.kari.userId, () => idsOf(outbox))).toEqual([message.id]);
  expect(await as(own.ola.userId, () => idsOf(outbox))).toEqual([]);
});

function as<Result>(userId: string, work: () => PromiseLike<Result>): Promise<Result> {
  return withGrant("account", [userId], work);
}

async function idsOf(table: PgTable): Promise<unknown[]> {
  const found = await db().select({ id: sql`id` }).from(table).orderBy(sql`id`);
  return found.map(({ id }) => (typeof id === "string" && /^\d+$/.test(id) ? Number(id) : id));
}

async function textsOf(): Promise<string[]> {
  const found = await db().select({ text: messages.text }).from(messages).orderBy(messages.text);
  return found.map(({ text }) => text);
}

import { randomUUID } from "node:crypto";
import { eq, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#app/features/accounts/tables.server.ts";
import { deleteDocumentsOfDeleted } from "#app/features/conversations/commands.server.ts";
import { listAccounts } from "#app/features/conversations/queries.server.ts";
import { conversations, messages } from "#app/features/conversations/tables.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import {
  listingPictures,
  listingPrices,
  listings,
  shownListings,
} from "#app/features/marketplace/tables.server.ts";
import {
  shownVendors,
  vendorDates,
  vendorPictures,
  vendorReviews,
  vendors,
} from "#app/features/vendors/tables.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { insertSides, type Sides, storeSmallDocument } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPicture, insertUser } from "#tests/support/factories.ts";
import { insertListing, insertManyListings } from "#tests/support/listings.ts";
import { useRowSecurity } from "#tests/support/row-security.ts";
import { insertOwnedVendor } from "#tests/support/vendors.ts";
import { db, transaction } from "./database.server.ts";
import { withEveryTable, withGrant, withoutGrants } from "./grants.server.ts";
import { tablesWithView } from "./shown-rows.server.ts";

const database = useTestDatabase({ changesSchema: true });
const { connectAsOwner, connectAsServing } = useRowSecurity(database);
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

test("all read the listings that are shown, and the seller has drafts too", async () => {
  const { seller, draft, shown, another } = await withEveryTable(async () => {
    const seller = await insertUser();
    return {
      seller,
      draft: await insertListing({ userId: seller, status: "draft" }),
      shown: await insertListing({ userId: seller }),
      another: await insertListing(),
    };
  });
  const takenDown = { status: "withdrawn", rejectionReason: "Kopi" } as const;
  await withEveryTable(() => insertListing(takenDown));
  const both = [draft, shown].map((listingId) => ({ listingId, userId: seller }));
  await withEveryTable(async () => {
    const [picture, validFrom] = [await insertPicture(), new Date()];
    await db()
      .insert(listingPictures)
      .values(both.map((row) => ({ ...row, picture, position: 0 })));
    await db()
      .insert(listingPrices)
      .values(both.map((row) => ({ ...row, id: randomUUID(), price: 100, validFrom })));
  });
  for (const table of [listingPictures, listingPrices]) {
    const ids = async () => (await db().select().from(table)).map(({ listingId }) => listingId);
    expect(await ids()).toEqual([shown]);
    expect((await as(seller, ids)).sort()).toEqual([draft, shown]);
  }
  expect(await idsOf(listings)).toEqual([]);
  expect(await idsOf(shownListings.rows)).toEqual([shown, another]);
  expect(await db().$count(shownListings.view)).toBe(2);
  await as(seller, () => db().delete(listings));
  expect(await idsOf(shownListings.rows)).toEqual([another]);
});

test("all read the vendors that are shown, and the vendor has its own before that", async () => {
  const { vendor, shown } = await withEveryTable(async () => ({
    vendor: await insertOwnedVendor({ status: "pending" }),
    shown: await insertOwnedVendor(),
  }));
  await withEveryTable(async () => {
    for (const vendorId of [vendor.id, shown.id]) {
      await db().insert(vendorDates).values({ vendorId, date: "2027-06-05", state: "taken" });
      const position = { vendorId, id: randomUUID(), position: 0 };
      await db()
        .insert(vendorPictures)
        .values({ ...position, picture: await insertPicture() });
    }
  });
  expect(await idsOf(vendors)).toEqual([]);
  expect(await idsOf(shownVendors.rows)).toEqual([shown.id]);
  for (const table of [vendorDates, vendorPictures]) {
    const ids = async () => (await db().select().from(table)).map(({ vendorId }) => vendorId);
    expect(await ids()).toEqual([shown.id]);
    expect((await as(vendor.user.id, ids)).sort()).toEqual([vendor.id, shown.id].sort());
  }
  expect(await as(vendor.user.id, () => idsOf(vendors))).toEqual([vendor.id]);
});

test("a view is not written to, and has all columns of its table", async () => {
  for (const table of tablesWithView) {
    const view = `shown_${getTableName(table)}`;
    await expect(db().execute(sql`delete from ${sql.identifier(view)}`)).rejects.toThrow();
    const { rows } = await db().execute<{ columns: string[] }>(sql`
      select array_agg(column_name::text order by column_name) as columns
      from information_schema.columns where table_name in (${view}, ${getTableName(table)})
      group by table_name`);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
  }
});

test("a search among listings uses its index", async () => {
  await connectAsOwner();
  await insertManyListings(500);
  await connectAsServing();
  const plan = await transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select from shown_listings
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
  const counted = () => db().select({ count: vendors.reviewCount }).from(shownVendors.rows);
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

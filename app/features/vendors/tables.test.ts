import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase, waitForBlocked } from "#tests/support/database.ts";
import { seedVendors } from "../../../database/seed/seed-vendors.ts";
import { searchVector } from "./search/queries.server.ts";
import { vendorReviews, vendors } from "./tables.server.ts";

useTestDatabase();

let vendorId: string;

beforeEach(async () => {
  vendorId = randomUUID();
  const words = {
    businessName: "Lys over Hardanger",
    category: "photographer",
    description: "",
    included: null,
    address: null,
    town: "Odda",
    priceRange: "$$",
  } as const;
  await db()
    .insert(vendors)
    .values({
      ...words,
      id: vendorId,
      email: "hei@lys.example",
      search: searchVector(words),
      createdAt: new Date(),
    });
});

test("the rating counts the reviews that are shown", async () => {
  expect(await storedRating()).toEqual({ count: 0, rating: null });
  const [, four = ""] = await addReviews([5, 4, 3]);
  expect(await storedRating()).toEqual({ count: 3, rating: 4 });
  await change(four, { hiddenAt: new Date() });
  expect(await storedRating()).toEqual({ count: 2, rating: 4 });
  await change(four, { hiddenAt: null, rating: 1 });
  expect(await storedRating()).toEqual({ count: 3, rating: 3 });
  await db().delete(vendorReviews).where(eq(vendorReviews.id, four));
  expect(await storedRating()).toEqual({ count: 2, rating: 4 });
});

test("a review is counted that waited for another one", async () => {
  const { waiting } = await transaction(async (tx) => {
    await addReviews([5], tx);
    const waiting = addReviews([2]);
    await waitForBlocked(1);
    return { waiting };
  });
  await waiting;
  expect(await storedRating()).toEqual({ count: 2, rating: 3.5 });
});

test("each sample vendor shows the rating of its reviews", async () => {
  await transaction(async (tx) => void (await seedVendors(tx)));
  const samples = await db().select().from(vendors).where(eq(vendors.isSample, true));
  expect(new Set(samples.map(({ category }) => category)).size).toBe(10);
  const [best] = samples.filter(({ businessName }) => businessName === "Lys over Hardanger");
  expect(best).toMatchObject({ reviewCount: 41, rating: 4.902, status: "approved" });
});

async function addReviews(
  ratings: number[],
  tx: Pick<Transaction, "insert"> = db(),
): Promise<string[]> {
  const rows = ratings.map((rating) => {
    const at = new Date();
    return { vendorId, id: randomUUID(), rating, createdAt: at, updatedAt: at };
  });
  await tx.insert(vendorReviews).values(rows);
  return rows.map(({ id }) => id);
}

async function change(id: string, values: Partial<typeof vendorReviews.$inferInsert>) {
  await db().update(vendorReviews).set(values).where(eq(vendorReviews.id, id));
}

async function storedRating() {
  const [stored] = await db().select().from(vendors).where(eq(vendors.id, vendorId));
  return { count: stored?.reviewCount, rating: stored?.rating };
}

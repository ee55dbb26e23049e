import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { budgetCategories, budgetItems } from "#app/features/budget/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import {
  budgetPlace,
  insertBudgetCategory,
  insertListed,
  ownVendor,
  price,
} from "#tests/support/chosen-vendors.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, insertWedding } from "#tests/support/factories.ts";
import {
  addOwnVendor,
  changeChoice,
  chooseVendor,
  putIntoBudget,
  removeChoice,
  restoreChoice,
} from "../commands.server.ts";
import { listChosen } from "../queries.server.ts";

useTestDatabase();

async function insertItem(weddingId: OwnedWeddingId, overrides = {}) {
  const [id, categoryId] = [randomUUID(), await insertBudgetCategory(weddingId)];
  const item = { name: "Fotograf", estimatedCost: 26_000_00, createdAt: new Date(), ...overrides };
  await db()
    .insert(budgetItems)
    .values({ weddingId, id, categoryId, ...item });
  return id;
}

function itemsOf(weddingId: OwnedWeddingId) {
  return db().select().from(budgetItems).where(eq(budgetItems.weddingId, weddingId));
}

test("a chosen vendor is an item of the budget with its agreed cost", async () => {
  const weddingId = await insertWedding();
  const vendorId = await insertListed({ contactPerson: "Silje Brun" });
  const budgetCategoryId = await insertBudgetCategory(weddingId);
  const [id, put] = [randomUUID(), budgetPlace({ budgetCategoryId })];
  for (const _ of [1, 2]) {
    expect(await chooseVendor(weddingId, id, vendorId, price, put)).toEqual({ ok: true });
  }
  expect(await listChosen(weddingId)).toMatchObject([
    {
      id,
      vendorId,
      contactPerson: "Silje Brun",
      agreedPrice: price,
      budgetItemId: put.budgetItemId,
    },
  ]);
  expect(await itemsOf(weddingId)).toMatchObject([
    { categoryId: budgetCategoryId, actualCost: price, payee: "Lys over Hardanger" },
  ]);
  const again = await chooseVendor(weddingId, randomUUID(), vendorId, price, null);
  expect(again).toMatchObject({ reason: "already" });
});

test("without a category that fits, one is made", async () => {
  const weddingId = await insertWedding();
  await chooseVendor(weddingId, randomUUID(), await insertListed(), price, budgetPlace());
  const found = await db()
    .select({ name: budgetCategories.name })
    .from(budgetCategories)
    .where(eq(budgetCategories.weddingId, weddingId));
  expect(found).toEqual([{ name: "Fotograf" }]);
});

describe("an item that the couple has", () => {
  test("gets the price, once, and keeps what it has", async () => {
    const weddingId = await insertWedding();
    const itemId = await insertItem(weddingId, { notes: "Hele dagen" });
    const [id, put] = [randomUUID(), budgetPlace({ existingItemId: itemId })];
    const vendorId = await insertListed();
    for (const _ of [1, 2]) {
      expect(await chooseVendor(weddingId, id, vendorId, price, put)).toEqual({ ok: true });
    }
    expect(await listChosen(weddingId)).toMatchObject([
      { agreedPrice: price, budgetItemId: itemId },
    ]);
    const agreed = { actualCost: price, payee: "Lys over Hardanger", version: 2 };
    expect(await itemsOf(weddingId)).toMatchObject([
      { name: "Fotograf", estimatedCost: 26_000_00, notes: "Hele dagen", ...agreed },
    ]);
  });

  test("is refused when it is deleted, another couple's or another vendor's", async () => {
    const [weddingId, stranger] = [await insertWedding(), await insertWedding()];
    const taken = await insertItem(weddingId);
    await addOwnVendor(weddingId, randomUUID(), ownVendor);
    const [first] = await listChosen(weddingId);
    await putIntoBudget(weddingId, first?.id ?? "", budgetPlace({ existingItemId: taken }));
    for (const existingItemId of [
      taken,
      await insertItem(weddingId, { deletedAt: new Date() }),
      await insertItem(stranger),
    ]) {
      const stored = () =>
        Promise.all([itemsOf(weddingId), itemsOf(stranger), listChosen(weddingId)]);
      const before = await stored();
      const put = budgetPlace({ existingItemId });
      const chosen = await chooseVendor(weddingId, randomUUID(), await insertListed(), price, put);
      expect(chosen).toMatchObject({ reason: "item-gone" });
      expect(await stored()).toEqual(before);
    }
  });
});

test("a new price is the agreed cost in the budget too; an outdated edit is a conflict", async () => {
  const weddingId = await insertWedding();
  const id = randomUUID();
  await addOwnVendor(weddingId, id, ownVendor);
  const put = budgetPlace();
  await putIntoBudget(weddingId, id, put);
  expect(await putIntoBudget(weddingId, id, budgetPlace())).toMatchObject({ reason: "in-budget" });
  const edited = { ...ownVendor, agreedPrice: 15_000_00 };
  expect(await changeChoice(weddingId, id, 2, edited)).toEqual({ ok: true });
  expect(await changeChoice(weddingId, id, 2, edited)).toEqual({ ok: true });
  expect(await changeChoice(weddingId, id, 2, ownVendor)).toMatchObject({ reason: "conflict" });
  const [item] = await db().select().from(budgetItems).where(eq(budgetItems.id, put.budgetItemId));
  expect(item).toMatchObject({ actualCost: 15_000_00, version: 2 });
});

test("a cost that is changed in the budget is the agreed price", async () => {
  const weddingId = await insertWedding();
  const id = randomUUID();
  await addOwnVendor(weddingId, id, ownVendor);
  const put = budgetPlace();
  await putIntoBudget(weddingId, id, put);
  const isItem = eq(budgetItems.id, put.budgetItemId);
  const setCost = (actualCost: number) =>
    db().update(budgetItems).set({ actualCost }).where(isItem);
  await setCost(36_000_00);
  expect(await listChosen(weddingId)).toMatchObject([{ agreedPrice: 36_000_00 }]);
  expect(await changeChoice(weddingId, id, 2, { ...ownVendor, agreedPrice: price })).toEqual({
    ok: true,
  });
  const [item] = await db().select().from(budgetItems).where(isItem);
  expect(item).toMatchObject({ actualCost: price });
  expect(await listChosen(weddingId)).toMatchObject([{ agreedPrice: price }]);
  await setCost(0);
  expect(await listChosen(weddingId), "no cost is set").toMatchObject([{ agreedPrice: price }]);
});

test("a price per guest follows the guests, and is changed in the budget only", async () => {
  const weddingId = await insertWedding();
  const perGuest = { pricing: "per-guest", pricePerGuest: 1510_00 } as const;
  const itemId = await insertItem(weddingId, perGuest);
  const id = randomUUID();
  await addOwnVendor(weddingId, id, ownVendor);
  await putIntoBudget(weddingId, id, budgetPlace({ existingItemId: itemId }));
  const isItem = eq(budgetItems.id, itemId);
  const agreed = { actualCost: 0, agreedPerGuest: 1450_00, agreedPerChild: 700_00 };
  await db().update(budgetItems).set(agreed).where(isItem);
  for (const isChild of [false, false, true]) {
    await insertGuest(weddingId, { rsvpStatus: "attending", isChild });
  }
  const live = { agreedPrice: 3600_00, followsGuests: true, budgetItemId: itemId };
  expect(await listChosen(weddingId)).toMatchObject([live]);
  const edited = { ...ownVendor, notes: "Buffé", agreedPrice: 1 };
  expect(await changeChoice(weddingId, id, 2, edited)).toEqual({ ok: true });
  expect(await changeChoice(weddingId, id, 2, edited), "again").toEqual({ ok: true });
  expect(await listChosen(weddingId)).toMatchObject([{ ...live, notes: "Buffé" }]);
  expect(await changeChoice(weddingId, id, 2, ownVendor)).toMatchObject({
    reason: "conflict",
    stored: { agreedPrice: null },
  });
  await db().update(budgetItems).set({ deletedAt: new Date() }).where(isItem);
  expect(await listChosen(weddingId)).toMatchObject([
    { agreedPrice: price, followsGuests: false, budgetItemId: null },
  ]);
});

test("the fixed price of a vendor takes the place of a price per guest", async () => {
  const weddingId = await insertWedding();
  const agreed = { pricing: "per-guest", pricePerGuest: 9, agreedPerGuest: 7, agreedPerChild: 3 };
  const itemId = await insertItem(weddingId, agreed);
  await insertGuest(weddingId, { rsvpStatus: "attending" });
  const put = budgetPlace({ existingItemId: itemId });
  await chooseVendor(weddingId, randomUUID(), await insertListed(), price, put);
  expect(await listChosen(weddingId)).toMatchObject([{ agreedPrice: price, followsGuests: false }]);
  expect(await itemsOf(weddingId)).toMatchObject([
    { actualCost: price, agreedPerGuest: null, agreedPerChild: null },
  ]);
});

test("an edit that was begun before the price went into the budget does not take it back", async () => {
  const weddingId = await insertWedding();
  const id = randomUUID();
  await addOwnVendor(weddingId, id, ownVendor);
  await putIntoBudget(weddingId, id, budgetPlace());
  const outdated = await changeChoice(weddingId, id, 1, {
    ...ownVendor,
    notes: "Spiller til midnatt",
  });
  expect(outdated).toMatchObject({ reason: "conflict", stored: { agreedPrice: price } });
});

test("a vendor that comes back lets go of an item that is another's meanwhile", async () => {
  const weddingId = await insertWedding();
  const [first, second, itemId] = [randomUUID(), randomUUID(), await insertItem(weddingId)];
  const put = budgetPlace({ existingItemId: itemId });
  await chooseVendor(weddingId, first, await insertListed(), price, put);
  await removeChoice(weddingId, first);
  await addOwnVendor(weddingId, second, ownVendor);
  const other = budgetPlace({ existingItemId: itemId, agreedPrice: 15_000_00 });
  expect(await putIntoBudget(weddingId, second, other)).toEqual({ ok: true });
  expect(await restoreChoice(weddingId, first)).toEqual({ ok: true });
  const links = (await listChosen(weddingId)).map(({ id, budgetItemId }) => [id, budgetItemId]);
  expect(Object.fromEntries(links)).toEqual({ [first]: null, [second]: itemId });
  const prices = (await listChosen(weddingId)).map(({ id, agreedPrice }) => [id, agreedPrice]);
  expect(Object.fromEntries(prices)).toEqual({ [first]: price, [second]: 15_000_00 });
  await removeChoice(weddingId, second);
  await restoreChoice(weddingId, second);
  expect(await listChosen(weddingId)).toContainEqual(
    expect.objectContaining({ id: second, budgetItemId: itemId }),
  );
});

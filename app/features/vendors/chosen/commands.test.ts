import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { budgetCategories, budgetItems } from "#app/features/budget/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { storeSmallDocument } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListedVendor } from "#tests/support/directory.ts";
import { insertWedding } from "#tests/support/factories.ts";
import type { ListedVendorId } from "../directory/access.server.ts";
import {
  addOwnVendor,
  changeChoice,
  chooseVendor,
  putIntoBudget,
  removeChoice,
  restoreChoice,
  setCategoryHidden,
} from "./commands.server.ts";
import { listChosen, listHiddenCategories, storedChosenForm } from "./queries.server.ts";
import { chosenForm } from "./rules.ts";
import { chosenSchema } from "./schema.ts";

useTestDatabase();

const price = 34_000_00;
const own = {
  category: "music" as const,
  name: "Onkel Arne",
  contactPerson: null,
  phone: null,
  email: null,
  agreedPrice: null,
  notes: null,
  contract: null,
};

const listed = async (overrides = {}) => (await insertListedVendor(overrides)) as ListedVendorId;

function budget(overrides = {}) {
  return {
    agreedPrice: price,
    existingItemId: null as string | null,
    budgetItemId: randomUUID(),
    budgetCategoryId: null as string | null,
    newCategoryId: randomUUID(),
    ...overrides,
  };
}

async function insertBudgetCategory(weddingId: OwnedWeddingId, name = "Foto og video") {
  const id = randomUUID();
  await db()
    .insert(budgetCategories)
    .values({ weddingId, id, name, budgetAmount: 28_000_00, createdAt: new Date() });
  return id;
}

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
  const vendorId = await listed({ contactPerson: "Silje Brun" });
  const budgetCategoryId = await insertBudgetCategory(weddingId);
  const [id, put] = [randomUUID(), budget({ budgetCategoryId })];
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
  await chooseVendor(weddingId, randomUUID(), await listed(), price, budget());
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
    const [id, put] = [randomUUID(), budget({ existingItemId: itemId })];
    const vendorId = await listed();
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
    await addOwnVendor(weddingId, randomUUID(), own);
    const [first] = await listChosen(weddingId);
    await putIntoBudget(weddingId, first?.id ?? "", budget({ existingItemId: taken }));
    for (const existingItemId of [
      taken,
      await insertItem(weddingId, { deletedAt: new Date() }),
      await insertItem(stranger),
    ]) {
      const stored = () =>
        Promise.all([itemsOf(weddingId), itemsOf(stranger), listChosen(weddingId)]);
      const before = await stored();
      const put = budget({ existingItemId });
      const chosen = await chooseVendor(weddingId, randomUUID(), await listed(), price, put);
      expect(chosen).toMatchObject({ reason: "item-gone" });
      expect(await stored()).toEqual(before);
    }
  });
});

test("a vendor that is not listed cannot be chosen", async () => {
  const weddingId = await insertWedding();
  const hidden = await listed({ status: "rejected" });
  expect(await chooseVendor(weddingId, randomUUID(), hidden, null, null)).toMatchObject({
    reason: "gone",
  });
});

test("another wedding's document, category, item and choice are refused", async () => {
  const [weddingId, stranger] = [await insertWedding(), await insertWedding()];
  const contract = await storeSmallDocument({ weddingId });
  const foreignContract = await addOwnVendor(stranger, randomUUID(), { ...own, contract });
  expect(foreignContract).toMatchObject({ reason: "contract-gone" });
  const id = randomUUID();
  expect(await addOwnVendor(weddingId, id, { ...own, contract })).toEqual({ ok: true });
  const budgetCategoryId = await insertBudgetCategory(weddingId);
  const strangersId = randomUUID();
  await addOwnVendor(stranger, strangersId, own);
  const refused = [
    await putIntoBudget(stranger, strangersId, budget({ budgetCategoryId })),
    await putIntoBudget(stranger, id, budget()),
    await changeChoice(stranger, id, 1, { ...own, name: "Forfalsket" }),
    await changeChoice(stranger, strangersId, 1, { ...own, contract }),
  ];
  expect(refused).toMatchObject([
    { reason: "category-gone" },
    { reason: "gone" },
    { reason: "gone" },
    { reason: "contract-gone" },
  ]);
  await removeChoice(stranger, id);
  const put = budget({ budgetCategoryId });
  expect(await putIntoBudget(weddingId, id, put)).toEqual({ ok: true });
  expect(await listChosen(weddingId)).toMatchObject([
    { name: "Onkel Arne", contract: { id: contract }, budgetItemId: put.budgetItemId },
  ]);
  expect(await listChosen(stranger)).toMatchObject([{ budgetItemId: null, contract: null }]);
});

test("a new price is the agreed cost in the budget too; an outdated edit is a conflict", async () => {
  const weddingId = await insertWedding();
  const id = randomUUID();
  await addOwnVendor(weddingId, id, own);
  const put = budget();
  await putIntoBudget(weddingId, id, put);
  expect(await putIntoBudget(weddingId, id, budget())).toMatchObject({ reason: "in-budget" });
  const edited = { ...own, agreedPrice: 15_000_00 };
  expect(await changeChoice(weddingId, id, 2, edited)).toEqual({ ok: true });
  expect(await changeChoice(weddingId, id, 2, edited)).toEqual({ ok: true });
  expect(await changeChoice(weddingId, id, 2, own)).toMatchObject({ reason: "conflict" });
  const [item] = await db().select().from(budgetItems).where(eq(budgetItems.id, put.budgetItemId));
  expect(item).toMatchObject({ actualCost: 15_000_00, version: 2 });
});

test("a cost that is changed in the budget is the agreed price", async () => {
  const weddingId = await insertWedding();
  const id = randomUUID();
  await addOwnVendor(weddingId, id, own);
  const put = budget();
  await putIntoBudget(weddingId, id, put);
  const isItem = eq(budgetItems.id, put.budgetItemId);
  const setCost = (actualCost: number) =>
    db().update(budgetItems).set({ actualCost }).where(isItem);
  await setCost(36_000_00);
  expect(await listChosen(weddingId)).toMatchObject([{ agreedPrice: 36_000_00 }]);
  expect(await changeChoice(weddingId, id, 2, { ...own, agreedPrice: price })).toEqual({
    ok: true,
  });
  const [item] = await db().select().from(budgetItems).where(isItem);
  expect(item).toMatchObject({ actualCost: price });
  expect(await listChosen(weddingId)).toMatchObject([{ agreedPrice: price }]);
  await setCost(0);
  expect(await listChosen(weddingId), "no cost is set").toMatchObject([{ agreedPrice: price }]);
});

test("an edit that was begun before the price went into the budget does not take it back", async () => {
  const weddingId = await insertWedding();
  const id = randomUUID();
  await addOwnVendor(weddingId, id, own);
  await putIntoBudget(weddingId, id, budget());
  const outdated = await changeChoice(weddingId, id, 1, { ...own, notes: "Spiller til midnatt" });
  expect(outdated).toMatchObject({ reason: "conflict", stored: { agreedPrice: price } });
});

test.each([
  ["22 00 10 12", "+4722001012"],
  ["0046 70 123 45 67", "+46701234567"],
  ["", null],
])(
  "the number %s is stored as %s, and read the same in list, form and conflict",
  async (typed, stored) => {
    const weddingId = await insertWedding();
    const id = randomUUID();
    const fields = { ...chosenForm({ ...own, contractId: null }), id, phone: typed };
    const { id: _, ...edited } = chosenSchema.parse(fields);
    expect(edited.phone).toBe(stored);
    await addOwnVendor(weddingId, id, edited);
    const [chosen] = await listChosen(weddingId);
    const form = chosenForm({ ...chosen, contractId: null });
    expect(form.phone).toBe(typed.replace("0046", "+46"));
    expect(storedChosenForm({ ...edited, contractId: null })).toEqual(form);
    expect(await changeChoice(weddingId, id, 0, { ...edited }), "the form unchanged").toEqual({
      ok: true,
    });
    expect(chosenSchema.parse({ ...form, id }).phone).toBe(stored);
  },
);

test("what is no telephone number is refused", () => {
  const form = chosenForm({ ...own, contractId: null });
  const parsed = chosenSchema.safeParse({ ...form, id: randomUUID(), phone: "ring Arne" });
  expect(parsed.error?.issues).toMatchObject([
    { path: ["phone"], message: "Skriv et telefonnummer, for eksempel 22 00 00 11" },
  ]);
});

test("removing is undone, unless the vendor was chosen again", async () => {
  const weddingId = await insertWedding();
  const vendorId = await listed();
  const [first, second] = [randomUUID(), randomUUID()];
  await chooseVendor(weddingId, first, vendorId, null, null);
  await removeChoice(weddingId, first);
  expect(await listChosen(weddingId)).toEqual([]);
  expect(await restoreChoice(weddingId, first)).toEqual({ ok: true });
  await removeChoice(weddingId, first);
  await chooseVendor(weddingId, second, vendorId, null, null);
  expect(await restoreChoice(weddingId, first)).toMatchObject({ reason: "already" });
  expect(await listChosen(weddingId)).toMatchObject([{ id: second }]);
});

test("hidden categories are those of the wedding", async () => {
  const [weddingId, other] = [await insertWedding(), await insertWedding()];
  for (const _ of [1, 2]) await setCategoryHidden(weddingId, "planner", true);
  await setCategoryHidden(other, "planner", false);
  expect(await listHiddenCategories(weddingId)).toEqual(["planner"]);
  expect(await listHiddenCategories(other)).toEqual([]);
});

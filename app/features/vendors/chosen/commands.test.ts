import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  budgetPlace,
  insertBudgetCategory,
  insertListed,
  ownVendor,
} from "#tests/support/chosen-vendors.ts";
import { storeSmallDocument } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
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

test("a vendor that is not listed cannot be chosen", async () => {
  const weddingId = await insertWedding();
  const hidden = await insertListed({ status: "rejected" });
  expect(await chooseVendor(weddingId, randomUUID(), hidden, null, null)).toMatchObject({
    reason: "gone",
  });
});

test("another wedding's document, category, item and choice are refused", async () => {
  const [weddingId, stranger] = [await insertWedding(), await insertWedding()];
  const contract = await storeSmallDocument({ weddingId });
  const foreignContract = await addOwnVendor(stranger, randomUUID(), { ...ownVendor, contract });
  expect(foreignContract).toMatchObject({ reason: "contract-gone" });
  const id = randomUUID();
  expect(await addOwnVendor(weddingId, id, { ...ownVendor, contract })).toEqual({ ok: true });
  const budgetCategoryId = await insertBudgetCategory(weddingId);
  const strangersId = randomUUID();
  await addOwnVendor(stranger, strangersId, ownVendor);
  const refused = [
    await putIntoBudget(stranger, strangersId, budgetPlace({ budgetCategoryId })),
    await putIntoBudget(stranger, id, budgetPlace()),
    await changeChoice(stranger, id, 1, { ...ownVendor, name: "Forfalsket" }),
    await changeChoice(stranger, strangersId, 1, { ...ownVendor, contract }),
  ];
  expect(refused).toMatchObject([
    { reason: "category-gone" },
    { reason: "gone" },
    { reason: "gone" },
    { reason: "contract-gone" },
  ]);
  await removeChoice(stranger, id);
  const put = budgetPlace({ budgetCategoryId });
  expect(await putIntoBudget(weddingId, id, put)).toEqual({ ok: true });
  expect(await listChosen(weddingId)).toMatchObject([
    { name: "Onkel Arne", contract: { id: contract }, budgetItemId: put.budgetItemId },
  ]);
  expect(await listChosen(stranger)).toMatchObject([{ budgetItemId: null, contract: null }]);
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
    const fields = { ...chosenForm({ ...ownVendor, contractId: null }), id, phone: typed };
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
  const form = chosenForm({ ...ownVendor, contractId: null });
  const parsed = chosenSchema.safeParse({ ...form, id: randomUUID(), phone: "ring Arne" });
  expect(parsed.error?.issues).toMatchObject([
    { path: ["phone"], message: "Skriv et telefonnummer, for eksempel 22 00 00 11" },
  ]);
});

test("a corrected form that is sent again is a conflict for whoever has opened the vendor", async () => {
  const [weddingId, id] = [await insertWedding(), randomUUID()];
  await addOwnVendor(weddingId, id, ownVendor);
  await addOwnVendor(weddingId, id, ownVendor);
  expect(await listChosen(weddingId)).toMatchObject([{ version: 1 }]);
  await addOwnVendor(weddingId, id, { ...ownVendor, notes: "Spiller trekkspill" });
  expect(
    await changeChoice(weddingId, id, 1, { ...ownVendor, agreedPrice: 5_000_00 }),
  ).toMatchObject({ reason: "conflict", stored: { notes: "Spiller trekkspill", version: 2 } });
});

test("removing is undone, unless the vendor was chosen again", async () => {
  const weddingId = await insertWedding();
  const vendorId = await insertListed();
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

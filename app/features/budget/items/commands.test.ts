import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { editedItem, insertBudget, insertDocument } from "#tests/support/budget-rows.ts";
import { budgetCategory, budgetItem, budgetPayer, budgetPayment } from "#tests/support/budgets.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { deleteCategory, restoreCategory } from "../categories/commands.server.ts";
import { setShares } from "../payers/commands.server.ts";
import {
  addPayment,
  changePayment,
  deletePayment,
  restorePayment,
  setPaymentPaid,
} from "../payments/commands.server.ts";
import { loadBudget } from "../queries.server.ts";
import type { BudgetItem } from "../rules.ts";
import {
  addItem,
  changeItem,
  deleteItem,
  restoreItem,
  restorePaidState,
  setItemPaid,
} from "./commands.server.ts";

useTestDatabase();

const today = "2026-11-23";
const category = budgetCategory();
const payment = { name: "depositum", amount: 100, dueDate: null, paidOn: null };
const unlinked = { payerId: null, receiptId: null };
let wedding: OwnedWeddingId;
let other: OwnedWeddingId;

beforeEach(async () => {
  setClock(() => Date.parse(`${today}T22:30:00Z`));
  wedding = await insertWedding();
  other = await insertWedding();
});
afterEach(() => setClock());

async function insertItem(item: Partial<BudgetItem> = {}): Promise<BudgetItem> {
  const stored = budgetItem({ ...item, categoryId: category.id });
  const payers = stored.shares.map(({ payerId }) => budgetPayer({ id: payerId }));
  await insertBudget(wedding, { categories: [category], items: [stored], payers });
  return stored;
}

async function readItem(): Promise<BudgetItem | undefined> {
  return (await loadBudget(wedding)).items[0];
}

describe("receipts", () => {
  test("of another couple are refused as unknown ones are", async () => {
    const item = await insertItem({ payments: [budgetPayment()] });
    const theirs = await insertDocument(other);
    for (const receiptId of [theirs, randomUUID()]) {
      const withReceipt = editedItem(category.id, { receiptId });
      const gone = { ok: false, reason: "receipt-gone" };
      expect(await addItem(wedding, randomUUID(), withReceipt)).toEqual(gone);
      expect(await changeItem(wedding, item.id, 1, withReceipt)).toEqual(gone);
      const paid = { ...payment, ...unlinked, receiptId };
      expect(await addPayment(wedding, randomUUID(), item.id, paid)).toEqual(gone);
      const id = item.payments[0]?.id ?? "";
      expect(await changePayment(wedding, id, 1, paid)).toEqual(gone);
    }
    expect(await readItem()).toEqual(item);
  });

  test("of this couple are stored", async () => {
    const item = await insertItem();
    const receiptId = await insertDocument(wedding);
    const withReceipt = editedItem(category.id, { receiptId });
    expect(await changeItem(wedding, item.id, 1, withReceipt)).toEqual({ ok: true });
    expect((await readItem())?.receipt?.id).toBe(receiptId);
  });
});

test("an outdated edit is a conflict, and another couple's item is gone", async () => {
  const item = await insertItem();
  const edited = editedItem(category.id, { name: "Bryllupskake" });
  expect(await changeItem(wedding, item.id, 1, edited)).toEqual({ ok: true });
  expect(await changeItem(wedding, item.id, 1, edited)).toEqual({ ok: true });
  const late = { ...edited, name: "Kransekake" };
  expect(await changeItem(wedding, item.id, 1, late)).toMatchObject({ reason: "conflict" });
  await insertBudget(other, { categories: [category] });
  expect(await changeItem(other, item.id, 2, late)).toEqual({ ok: false, reason: "gone" });
  expect((await readItem())?.name).toBe("Bryllupskake");
});

test("a deleted item comes back with its payments, while its category is there", async () => {
  const [kept, deleted] = [budgetPayment({ name: "rate 1" }), budgetPayment({ name: "rate 2" })];
  const item = await insertItem({ payments: [kept, deleted] });
  await deletePayment(wedding, deleted.id);
  await deleteItem(wedding, item.id);
  expect(await readItem()).toBeUndefined();
  expect(await restorePayment(wedding, deleted.id), "without its item").toBe(false);
  expect(await restoreItem(other, item.id)).toBe(false);
  expect(await restoreItem(wedding, item.id)).toBe(true);
  expect((await readItem())?.payments).toEqual([kept]);
  expect(await restorePayment(wedding, deleted.id)).toBe(true);
  expect((await readItem())?.payments).toHaveLength(2);
  await deleteItem(wedding, item.id);
  await deleteCategory(wedding, category.id);
  expect(await restoreItem(wedding, item.id)).toBe(false);
});

test("deletions can be undone in another order than they were made", async () => {
  const [deposit, rest] = [
    budgetPayment({ name: "depositum", dueDate: "2026-01-01" }),
    budgetPayment({ name: "resten", dueDate: "2026-02-01" }),
  ];
  const item = await insertItem({ payments: [deposit, rest] });
  await deletePayment(wedding, deposit.id);
  await deleteItem(wedding, item.id);
  await deleteCategory(wedding, category.id);
  expect(await restorePayment(wedding, deposit.id)).toBe(false);
  expect(await restoreItem(wedding, item.id)).toBe(false);
  expect(await restoreCategory(wedding, category.id)).toBe(true);
  expect(await readItem(), "was deleted before its category").toBeUndefined();
  expect(await restorePayment(wedding, deposit.id)).toBe(false);
  expect(await restoreItem(wedding, item.id)).toBe(true);
  expect((await readItem())?.payments).toEqual([rest]);
  expect(await restorePayment(wedding, deposit.id)).toBe(true);
  expect(await readItem()).toEqual(item);
});

test("an undo leaves alone what was deleted or paid again meanwhile", async () => {
  const [first, second] = [
    budgetPayment({ name: "rate 1", dueDate: "2026-01-01", paidOn: "2026-01-02" }),
    budgetPayment({ name: "rate 2", dueDate: "2026-02-01", paidOn: "2026-02-02" }),
  ];
  const item = await insertItem({ payments: [first, second] });
  const earlier = await setItemPaid(wedding, item.id, false);
  await deletePayment(wedding, first.id);
  await restorePaidState(wedding, item.id, earlier ?? never());
  const left = { ...second, version: 3 };
  expect((await readItem())?.payments).toEqual([left]);
  await restorePaidState(wedding, item.id, earlier ?? never());
  expect((await readItem())?.payments, "repeated").toEqual([left]);
  await restorePayment(wedding, first.id);
  expect((await readItem())?.payments[0]?.paidOn).toBeNull();
});

test("changes of an item leave others alone, also another couple's with the same ids", async () => {
  const shares = [{ payerId: randomUUID(), weight: 2 }];
  const item = await insertItem({ payments: [budgetPayment()], shares });
  const beside = budgetItem({ categoryId: category.id, payments: [budgetPayment()] });
  await insertBudget(wedding, { items: [beside] });
  const payers = shares.map(({ payerId }) => budgetPayer({ id: payerId }));
  await insertBudget(other, { categories: [category], items: [item], payers });
  const theirs = await loadBudget(other);
  const earlier = await setItemPaid(wedding, item.id, true);
  const payments = beside.payments.map(({ id }) => ({ id, paidOn: today }));
  await restorePaidState(wedding, item.id, { ...(earlier ?? never()), payments });
  await setShares(wedding, item.id, []);
  await deleteItem(wedding, item.id);
  expect(await loadBudget(other)).toEqual(theirs);
  expect((await loadBudget(wedding)).items).toEqual([beside]);
});

describe("paid", () => {
  test("an item without payments is paid today, and as before again", async () => {
    const item = await insertItem();
    const earlier = await setItemPaid(wedding, item.id, true);
    expect(earlier).toEqual({ paid: false, paidOn: null, payments: [] });
    expect(await readItem()).toMatchObject({ paid: true, paidOn: today, version: 1 });
    expect(await restorePaidState(wedding, item.id, earlier ?? never())).toBe(true);
    expect(await readItem()).toEqual(item);
  });

  test("an item that is paid already keeps its date", async () => {
    const item = await insertItem({ paid: true, paidOn: "2026-01-01" });
    await setItemPaid(wedding, item.id, true);
    expect(await readItem()).toEqual(item);
  });

  test.each([true, false])("an item means all its payments: %s", async (paid) => {
    const payments = [
      budgetPayment({ dueDate: "2026-01-01", paidOn: "2026-01-02" }),
      budgetPayment({ dueDate: "2026-02-01" }),
      budgetPayment({ dueDate: "2026-03-01", paidOn: "2026-03-02" }),
    ];
    const item = await insertItem({ payments });
    const earlier = await setItemPaid(wedding, item.id, paid);
    const after = paid ? ["2026-01-02", today, "2026-03-02"] : [null, null, null];
    expect((await readItem())?.payments.map(({ paidOn }) => paidOn)).toEqual(after);
    await restorePaidState(wedding, item.id, earlier ?? never());
    const restored = await readItem();
    expect(restored?.payments.map(({ paidOn }) => paidOn)).toEqual(
      payments.map(({ paidOn }) => paidOn),
    );
    expect(restored?.paid).toBe(false);
  });

  test("a payment is paid alone, which its open form notices", async () => {
    const [first, second] = [budgetPayment(), budgetPayment()];
    const item = await insertItem({ payments: [first, second] });
    expect(await setPaymentPaid(wedding, first.id, true)).toEqual({
      itemId: item.id,
      paidOn: null,
    });
    const stored = (await readItem())?.payments.find(({ id }) => id === first.id);
    expect(stored).toMatchObject({ paidOn: today, version: 2 });
    const edited = { ...payment, ...unlinked };
    expect(await changePayment(wedding, first.id, 1, edited)).toMatchObject({
      reason: "conflict",
      stored: { paidOn: today },
    });
  });

  test("another couple's items and payments are unknown", async () => {
    const paying = budgetPayment();
    const item = await insertItem({ payments: [paying] });
    expect(await setItemPaid(other, item.id, true)).toBeNull();
    expect(await setPaymentPaid(other, paying.id, true)).toBeNull();
    const state = { paid: true, paidOn: today, payments: [{ id: paying.id, paidOn: today }] };
    expect(await restorePaidState(other, item.id, state)).toBe(false);
    expect(await readItem()).toEqual(item);
  });
});

describe("shares", () => {
  test("are replaced as a whole, and can be restored", async () => {
    const shares = [{ payerId: randomUUID(), weight: 2 }];
    const item = await insertItem({ shares });
    const added = budgetPayer();
    await insertBudget(wedding, { payers: [added] });
    const changed = await setShares(wedding, item.id, [{ payerId: added.id, weight: 5 }]);
    expect(changed).toEqual({ ok: true, earlier: shares });
    expect((await readItem())?.shares).toEqual([{ payerId: added.id, weight: 5 }]);
    await setShares(wedding, item.id, []);
    expect((await readItem())?.shares).toEqual([]);
    await setShares(wedding, item.id, shares);
    expect((await readItem())?.shares).toEqual(shares);
  });

  test("of unknown, deleted, repeated or another couple's payers are refused", async () => {
    const item = await insertItem();
    const [own, theirs, deleted] = [budgetPayer(), budgetPayer(), budgetPayer()];
    await insertBudget(wedding, { payers: [deleted] }, { deletedAt: new Date() });
    await insertBudget(wedding, { payers: [own] });
    await insertBudget(other, { payers: [theirs] });
    for (const ids of [[theirs.id], [deleted.id], [randomUUID()], [own.id, own.id]]) {
      const shares = ids.map((payerId) => ({ payerId, weight: 1 }));
      const gone = { ok: false, reason: "payer-gone" };
      expect(await setShares(wedding, item.id, shares)).toEqual(gone);
    }
    expect(await setShares(other, item.id, [])).toEqual({ ok: false, reason: "gone" });
    const paid = { ...payment, receiptId: null, payerId: theirs.id };
    const refused = { ok: false, reason: "payer-gone" };
    expect(await addPayment(wedding, randomUUID(), item.id, paid)).toEqual(refused);
  });
});

function never(): never {
  throw new Error("nothing to restore");
}

import fc from "fast-check";
import { expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertBudget, insertDocument } from "#tests/support/budget-rows.ts";
import {
  anyBudget,
  budgetCategory,
  budgetItem,
  budgetPayer,
  budgetPayment,
} from "#tests/support/budgets.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, insertWedding } from "#tests/support/factories.ts";
import { countDue } from "./dues/queries.server.ts";
import { duesOf, upcomingDues } from "./dues/rules.ts";
import { addItem } from "./items/commands.server.ts";
import { deletePayer } from "./payers/commands.server.ts";
import { countAttendance, findBudgetSettings, loadBudget } from "./queries.server.ts";
import { type Budget, maxAmount, maxPricePerGuest } from "./rules.ts";
import { budgetPayments } from "./tables.server.ts";
import { countBudget } from "./totals/queries.server.ts";
import { budgetTotals } from "./totals/rules.ts";

useTestDatabase();

const today = "2026-06-15";
/** Few guests, because each is a row. */
const storedBudget = fc
  .tuple(anyBudget, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 2 }))
  .map(([budget, adults, children]): Budget => ({ ...budget, guests: { adults, children } }));

/** Returns a budget with the same ids, but other amounts and states. */
function changedTwin({ items, ...budget }: Budget): Budget {
  const another = () => budgetPayment({ amount: 7, dueDate: today, paidOn: null });
  return {
    ...budget,
    items: items.map((item) => ({
      ...item,
      paid: !item.paid,
      payments: [
        ...item.payments.map((payment) => ({ ...payment, paidOn: today, amount: 5 })),
        another(),
      ],
    })),
  };
}

async function insertDeletedPayments(weddingId: OwnedWeddingId, { items }: Budget): Promise<void> {
  const rows = items.map(({ id: itemId }) => {
    const { receipt: _, ...payment } = budgetPayment({ amount: 9, paidOn: today, dueDate: today });
    return { ...payment, weddingId, itemId, createdAt: new Date(), deletedAt: new Date() };
  });
  if (rows.length > 0) await db().insert(budgetPayments).values(rows);
}

test("the database and the rules agree to the øre, whatever else is stored", async () => {
  const check = async (own: Budget, deleted: Budget, others: Budget) => {
    const [weddingId, otherId] = [await insertWedding(), await insertWedding()];
    await insertBudget(weddingId, own);
    await insertBudget(weddingId, { ...deleted, guests: undefined }, { deletedAt: new Date() });
    await insertBudget(otherId, others);
    // Ids are unique in a wedding only.
    await insertBudget(await insertWedding(), changedTwin(own));
    await insertDeletedPayments(weddingId, own);
    const loaded = await loadBudget(weddingId);
    expect(budgetTotals(loaded)).toEqual(budgetTotals(own));
    expect(await countBudget(weddingId)).toEqual(budgetTotals(own));
    const dues = upcomingDues(duesOf(own), today);
    const overdue = dues.filter((due) => due.state(today) === "overdue").length;
    expect(await countDue(weddingId, today)).toEqual({ overdue, upcoming: dues.length - overdue });
  };
  await fc.assert(fc.asyncProperty(storedBudget, storedBudget, storedBudget, check), {
    numRuns: 60,
  });
});

test("sums of the largest amounts are exact in the database", async () => {
  const weddingId = await insertWedding();
  const category = budgetCategory({ budgetAmount: maxAmount - 1 });
  const items = Array.from({ length: 500 }, (_, index) =>
    budgetItem({
      categoryId: category.id,
      ...(index % 2 === 0
        ? {
            actualCost: maxAmount - 1,
            payments: [budgetPayment({ amount: maxAmount, paidOn: today })],
          }
        : {
            pricing: "per-guest",
            pricePerGuest: 0,
            agreedPerGuest: maxPricePerGuest,
            agreedPerChild: 1,
            paid: true,
          }),
    }),
  );
  const budget = { categories: [category], items, payers: [], guests: { adults: 3, children: 1 } };
  await insertBudget(weddingId, budget);
  const totals = await countBudget(weddingId);
  expect(totals).toEqual(budgetTotals(budget));
  expect(totals.used).toBe(250 * (maxAmount - 1) + 250 * (3 * maxPricePerGuest + 1));
});

test("a budget is loaded as it was stored, in the order of the screens", async () => {
  const weddingId = await insertWedding();
  const receipt = { id: await insertDocument(weddingId), name: "Kvittering.pdf" };
  const [bar, aal] = [budgetCategory({ name: "Bar" }), budgetCategory({ name: "Ål" })];
  const ida = budgetPayer({ kind: "first-partner", name: "" });
  const payments = [
    budgetPayment({ dueDate: "2026-09-01", paidOn: "2026-09-02", payerId: ida.id, amount: 1 }),
    budgetPayment({ dueDate: "2026-12-01", amount: 2 }),
  ];
  const shares = [{ payerId: ida.id, weight: 3 }];
  const item = budgetItem({ categoryId: aal.id, dueDate: "2027-01-01", payments, shares });
  const undated = budgetItem({ categoryId: bar.id, notes: "=1+1", payee: "Langbord" });
  const budget = { categories: [aal, bar], items: [undated, item], payers: [ida] };
  await insertBudget(weddingId, { ...budget, guests: { adults: 2, children: 1 } });
  const withReceipt = budgetItem({ categoryId: bar.id, name: "Dans", dueDate: "2026-01-01" });
  const { id, categoryId, name, dueDate } = withReceipt;
  const empty = { ...undated, notes: null, payee: null, receiptId: receipt.id };
  const { estimatedCost, pricing, pricePerGuest, pricePerChild, notes, payee } = empty;
  const { actualCost, agreedPerGuest, agreedPerChild } = empty;
  const agreed = { actualCost, agreedPerGuest, agreedPerChild };
  const costs = { estimatedCost, pricing, pricePerGuest, pricePerChild, ...agreed };
  const edited = { categoryId, name, dueDate, notes, payee, ...costs, receiptId: receipt.id };
  expect(await addItem(weddingId, id, edited)).toEqual({ ok: true });
  expect(await loadBudget(weddingId)).toEqual({
    categories: [bar, aal],
    items: [{ ...withReceipt, receipt }, item, undated],
    payers: [ida],
    guests: { adults: 2, children: 1 },
  });
});

test("shares and payments of a deleted payer count for the others", async () => {
  const weddingId = await insertWedding();
  const category = budgetCategory();
  const [eva, per] = [budgetPayer(), budgetPayer()];
  const item = budgetItem({
    categoryId: category.id,
    payments: [budgetPayment({ payerId: eva.id })],
    shares: [eva, per].map(({ id }) => ({ payerId: id, weight: 1 })),
  });
  await insertBudget(weddingId, { categories: [category], items: [item], payers: [eva, per] });
  await deletePayer(weddingId, eva.id);
  const { items, payers } = await loadBudget(weddingId);
  expect(payers).toEqual([per]);
  expect(items[0]?.shares).toEqual([{ payerId: per.id, weight: 1 }]);
  expect(items[0]?.payments[0]?.payerId).toBeNull();
});

test("companions are adults", async () => {
  const weddingId = await insertWedding();
  await insertGuest(weddingId, { rsvpStatus: "attending", plusOne: true, isChild: true });
  await insertGuest(weddingId, { rsvpStatus: "declined" });
  expect(await countAttendance(weddingId)).toEqual({ adults: 1, children: 1 });
});

test("a wedding without a budget has an empty one", async () => {
  const weddingId = await insertWedding();
  const none = { categories: [], items: [], payers: [], guests: { adults: 0, children: 0 } };
  expect(await loadBudget(weddingId)).toEqual(none);
  expect(await countBudget(weddingId)).toEqual(budgetTotals(none));
  const settings = await findBudgetSettings(weddingId);
  expect(settings).toEqual({ hasStarted: false, remindByMail: false });
});

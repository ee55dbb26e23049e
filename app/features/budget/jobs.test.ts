import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents } from "#app/features/documents/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertBudget, insertDocument } from "#tests/support/budget-rows.ts";
import { budgetCategory, budgetItem, budgetPayer, budgetPayment } from "#tests/support/budgets.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { purgeBudgets } from "./jobs.server.ts";
import { loadBudget } from "./queries.server.ts";
import {
  budgetCategories,
  budgetItems,
  budgetPayers,
  budgetPayments,
  budgetReminders,
} from "./tables.server.ts";

useTestDatabase();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("a purged item is forgotten in its own wedding only", async () => {
  const category = budgetCategory();
  const item = budgetItem({ categoryId: category.id });
  const budget = { categories: [category], items: [item] };
  const [own, other] = [await insertWedding(), await insertWedding()];
  await insertBudget(own, budget, { deletedAt: minutesAgo(61) });
  await insertBudget(other, budget);
  const mentioned = { subjectId: item.id, dueDate: "2026-11-23", createdAt: new Date() };
  await db()
    .insert(budgetReminders)
    .values([own, other].map((weddingId) => ({ weddingId, ...mentioned })));
  await purgeBudgets();
  const left = await db().select({ weddingId: budgetReminders.weddingId }).from(budgetReminders);
  expect(left).toEqual([{ weddingId: other }]);
});

test("what was deleted an hour ago is purged with its receipts; the rest stays", async () => {
  const weddingId = await insertWedding();
  const documentId = await insertDocument(weddingId);
  const receiptOfPayment = await insertDocument(weddingId);
  const kept = await insertDocument(weddingId);
  const budget = () => {
    const category = budgetCategory();
    const item = budgetItem({ categoryId: category.id, payments: [budgetPayment()] });
    return { categories: [category], items: [item], payers: [budgetPayer()] };
  };
  const [expired, recent, live] = [budget(), budget(), budget()];
  await insertBudget(weddingId, expired, { deletedAt: minutesAgo(61) });
  await insertBudget(weddingId, recent, { deletedAt: minutesAgo(59) });
  await insertBudget(weddingId, live);
  const idOf = ({ items }: ReturnType<typeof budget>) => items[0]?.id ?? "";
  const ofItem = eq(budgetItems.id, idOf(expired));
  await db().update(budgetItems).set({ receiptId: documentId }).where(ofItem);
  // A payment is not deleted by itself when its item is.
  const ofPayment = eq(budgetPayments.itemId, idOf(expired));
  await db()
    .update(budgetPayments)
    .set({ receiptId: receiptOfPayment, deletedAt: null })
    .where(ofPayment);
  await db()
    .update(budgetItems)
    .set({ receiptId: kept })
    .where(eq(budgetItems.id, idOf(live)));

  await purgeBudgets();
  await purgeBudgets();

  for (const table of [budgetCategories, budgetItems, budgetPayments, budgetPayers]) {
    expect(await db().$count(table, eq(table.weddingId, weddingId))).toBe(2);
  }
  const left = await db().select({ id: documents.id }).from(documents);
  expect(left).toEqual([{ id: kept }]);
  expect((await loadBudget(weddingId)).items.map(({ id }) => id)).toEqual([idOf(live)]);
});

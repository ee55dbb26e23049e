import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { editedItem, insertBudget } from "#tests/support/budget-rows.ts";
import { budgetCategory, budgetItem } from "#tests/support/budgets.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { addRow } from "../commands.server.ts";
import { addItem, deleteItem, restoreItem } from "../items/commands.server.ts";
import { findBudgetSettings, loadBudget } from "../queries.server.ts";
import { budgetItems } from "../tables.server.ts";
import { addCategory, changeCategory, deleteCategory, restoreCategory } from "./commands.server.ts";

useTestDatabase();

const edited = { name: "Mat", budgetAmount: 98_000_00, color: "#2F4B3C" };
let wedding: OwnedWeddingId;
let other: OwnedWeddingId;

beforeEach(async () => {
  wedding = await insertWedding();
  other = await insertWedding();
});
afterEach(() => setClock());

test("the first category begins the budget, with the partners and their parents", async () => {
  const id = randomUUID();
  const added = Array.from({ length: 5 }, () => addCategory(wedding, id, edited));
  expect(await Promise.all(added)).toEqual(added.map(() => ({ ok: true })));
  const { categories, payers } = await loadBudget(wedding);
  expect(categories).toEqual([{ id, version: 1, ...edited }]);
  expect(payers.map(({ kind, name }) => [kind, name])).toEqual([
    ["first-partner", ""],
    ["second-partner", ""],
    ["parents", "Foreldrene til Kari"],
    ["parents", "Foreldrene til Ola"],
  ]);
  expect((await findBudgetSettings(wedding)).hasStarted).toBe(true);
  expect((await loadBudget(other)).categories).toEqual([]);
});

test("a category with the id of another couple's is another category", async () => {
  const theirs = budgetCategory({ name: "Deres" });
  const item = budgetItem({ categoryId: theirs.id });
  await insertBudget(other, { categories: [theirs], items: [item] });
  await addCategory(wedding, theirs.id, edited);
  expect(await changeCategory(wedding, theirs.id, 1, { ...edited, name: "Vår" })).toEqual({
    ok: true,
  });
  await deleteCategory(wedding, theirs.id);
  expect(await loadBudget(other)).toMatchObject({ categories: [theirs], items: [item] });
});

test("an outdated edit is a conflict, unless it changes nothing", async () => {
  const category = budgetCategory(edited);
  await insertBudget(wedding, { categories: [category] });
  const change = (version: number, name: string) =>
    changeCategory(wedding, category.id, version, { ...edited, name });
  expect(await change(1, "Middag")).toEqual({ ok: true });
  expect(await change(1, "Middag")).toEqual({ ok: true });
  expect(await change(1, "Mat og drikke")).toMatchObject({
    reason: "conflict",
    stored: { name: "Middag", version: 2 },
  });
  expect(await changeCategory(other, category.id, 2, edited)).toMatchObject({ reason: "gone" });
});

test("a corrected form that is sent again is a conflict for whoever has opened the row", async () => {
  const id = randomUUID();
  await addCategory(wedding, id, edited);
  await addCategory(wedding, id, edited);
  expect((await loadBudget(wedding)).categories).toEqual([{ id, version: 1, ...edited }]);
  await addCategory(wedding, id, { ...edited, name: "Mat og drikke" });
  expect(await changeCategory(wedding, id, 1, { ...edited, budgetAmount: 0 })).toMatchObject({
    reason: "conflict",
    stored: { name: "Mat og drikke", version: 2 },
  });
});

test("deleting a category deletes its items, and restoring it restores exactly those", async () => {
  // The clock stands still, so that both deletions are of one millisecond.
  setClock(() => Date.parse("2026-11-23T12:00:00Z"));
  const [food, hall] = [budgetCategory(), budgetCategory({ name: "Lokale" })];
  const [before, along] = [food, food].map(({ id }) => budgetItem({ categoryId: id }));
  const elsewhere = budgetItem({ categoryId: hall.id });
  if (!before || !along) throw new Error("no items");
  await insertBudget(wedding, { categories: [food, hall], items: [before, along, elsewhere] });
  await deleteItem(wedding, before.id);
  await deleteCategory(wedding, food.id);
  await deleteCategory(wedding, food.id);
  expect((await loadBudget(wedding)).items).toEqual([elsewhere]);
  expect(await restoreItem(wedding, before.id)).toBe(false);

  expect(await restoreCategory(other, food.id)).toBe(false);
  expect(await restoreCategory(wedding, food.id)).toBe(true);
  expect(await restoreCategory(wedding, food.id)).toBe(true);
  const { items, categories } = await loadBudget(wedding);
  expect(items.map(({ id }) => id).sort()).toEqual([along.id, elsewhere.id].sort());
  expect(categories).toHaveLength(2);
  expect(await restoreItem(wedding, before.id)).toBe(true);
  expect(await restoreCategory(wedding, randomUUID())).toBe(false);
});

test("an item that is added while its category is deleted goes with it", async () => {
  const category = budgetCategory();
  await insertBudget(wedding, { categories: [category] });
  const row = { weddingId: wedding, id: randomUUID(), categoryId: category.id, name: "Kake" };
  await withLockHeldBy(
    (tx) => addRow(tx, budgetItems, row, { max: 10 }),
    () => deleteCategory(wedding, category.id),
  );
  expect((await loadBudget(wedding)).items).toEqual([]);
});

test("an item cannot be added to a category that is gone", async () => {
  const added = await addItem(wedding, randomUUID(), editedItem(randomUUID()));
  expect(added).toEqual({ ok: false, reason: "category-gone" });
});

test("a category that was deleted is not added again by a repeated form", async () => {
  const id = randomUUID();
  await addCategory(wedding, id, edited);
  await deleteCategory(wedding, id);
  expect(await addCategory(wedding, id, edited)).toEqual({ ok: false, reason: "gone" });
});

test("a hundred categories are the most, also when they are added at once", async () => {
  const categories = Array.from({ length: 98 }, () => budgetCategory());
  await insertBudget(wedding, { categories });
  const added = await Promise.all(
    Array.from({ length: 4 }, () => addCategory(wedding, randomUUID(), edited)),
  );
  expect(added.filter(({ ok }) => ok)).toHaveLength(2);
  expect(added.filter((result) => !result.ok && result.reason === "full")).toHaveLength(2);
});

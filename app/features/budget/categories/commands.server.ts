import { and, eq, max } from "drizzle-orm";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import {
  type AddResult,
  addRow,
  type ChangeResult,
  changeBudget,
  changeRow,
  isRow,
  isRowOrDeleted,
} from "../commands.server.ts";
import { maxRows } from "../rules.ts";
import { markStarted } from "../start/commands.server.ts";
import { budgetCategories, budgetItems } from "../tables.server.ts";

type Category = typeof budgetCategories.$inferSelect;

export type EditedCategory = Pick<Category, "name" | "budgetAmount" | "color">;

/** Adds a category, or updates the one with this id. The first one begins the budget. */
export function addCategory(
  weddingId: OwnedWeddingId,
  id: string,
  edited: EditedCategory,
): Promise<AddResult> {
  return changeBudget(weddingId, (tx) => addCategoryWithin(tx, weddingId, id, edited));
}

/** `addCategory` as a part of a change by another feature, which must publish it. */
export async function addCategoryWithin(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
  edited: EditedCategory,
): Promise<AddResult> {
  await lockWedding(tx, weddingId);
  await markStarted(tx, weddingId);
  return addRow(tx, budgetCategories, { weddingId, id, ...edited }, { max: maxRows.categories });
}

export function changeCategory(
  weddingId: OwnedWeddingId,
  id: string,
  version: number,
  edited: EditedCategory,
): Promise<ChangeResult<Category>> {
  return changeBudget(weddingId, (tx) =>
    changeRow(tx, budgetCategories, isRow(budgetCategories, weddingId, id), version, edited),
  );
}

/** Deletes the category with its items. */
export async function deleteCategory(weddingId: OwnedWeddingId, id: string): Promise<void> {
  const isItem = isItemOf(weddingId, id);
  await changeBudget(weddingId, async (tx) => {
    const isCategory = isRow(budgetCategories, weddingId, id);
    await tx.select().from(budgetCategories).where(isCategory).for("update");
    const [earlier] = await tx
      .select({ last: max(budgetItems.deletedAt) })
      .from(budgetItems)
      .where(isItem);
    // A time of its own tells these items from those that were deleted before.
    const deletedAt = new Date(Math.max(now().getTime(), (earlier?.last?.getTime() ?? 0) + 1));
    const deleted = await softDelete(tx, budgetCategories, isCategory, deletedAt);
    if (deleted.length > 0) await softDelete(tx, budgetItems, isItem, deletedAt);
  });
}

/** Restores the category with the items that were deleted with it. Returns false when it is purged. */
export function restoreCategory(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  const isCategory = isRowOrDeleted(budgetCategories, weddingId, id);
  return changeBudget(weddingId, async (tx) => {
    const [stored] = await tx.select().from(budgetCategories).where(isCategory).for("update");
    if (!stored?.deletedAt) return stored !== undefined;
    await restore(tx, budgetCategories, isCategory);
    const isOfDeletion = eq(budgetItems.deletedAt, stored.deletedAt);
    await restore(tx, budgetItems, and(isItemOf(weddingId, id), isOfDeletion));
    return true;
  });
}

function isItemOf(weddingId: OwnedWeddingId, categoryId: string) {
  return and(eq(budgetItems.weddingId, weddingId), eq(budgetItems.categoryId, categoryId));
}

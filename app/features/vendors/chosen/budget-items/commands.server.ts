import { and, eq, isNull } from "drizzle-orm";
import { addCategoryWithin } from "#app/features/budget/categories/commands.server.ts";
import { isRow } from "#app/features/budget/commands.server.ts";
import { addItemWithin } from "#app/features/budget/items/commands.server.ts";
import { defaultCategoryColor } from "#app/features/budget/rules.ts";
import { budgetItems } from "#app/features/budget/tables.server.ts";
import { budgetTopics } from "#app/features/budget/topics.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { categoryTexts } from "../../texts.ts";
import type { BudgetInput } from "../schema.ts";
import { chosenVendors } from "../tables.server.ts";

export type BudgetResult =
  | { ok: true }
  | { ok: false; reason: "gone" | "category-gone" | "item-gone" | "in-budget" | "budget-full" };

/**
 * Puts the agreed price of a chosen vendor into the budget: on an item that the couple has, or as a
 * new one, in a category of the couple's or a new one. The same item id again changes nothing.
 */
export async function addBudgetItem(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  choiceId: string,
  budget: BudgetInput,
): Promise<BudgetResult> {
  const isChoice = and(
    eq(chosenVendors.weddingId, weddingId),
    eq(chosenVendors.id, choiceId),
    isNull(chosenVendors.deletedAt),
  );
  const [choice] = await tx.select().from(chosenVendors).where(isChoice).for("update");
  if (!choice) return { ok: false, reason: "gone" };
  const itemId = budget.existingItemId ?? budget.budgetItemId;
  if (choice.budgetItemId === itemId) return { ok: true };
  if (choice.budgetItemId) {
    const linked = isRow(budgetItems, weddingId, choice.budgetItemId);
    if ((await tx.$count(budgetItems, linked)) > 0) return { ok: false, reason: "in-budget" };
  }
  const price = budget.agreedPrice ?? choice.agreedPrice ?? 0;
  const put = budget.existingItemId
    ? await agreeOnItem(tx, weddingId, itemId, { name: choice.name, price })
    : await addNewItem(tx, weddingId, choice, { ...budget, price });
  if (!put.ok) return put;
  // An open edit with the former price is a conflict then.
  const version = price === choice.agreedPrice ? choice.version : choice.version + 1;
  const linked = { budgetItemId: itemId, agreedPrice: price, version };
  await tx.update(chosenVendors).set(linked).where(isChoice);
  await publish(tx, { wedding: weddingId }, budgetTopics.budget);
  return { ok: true };
}

/** An item can have the price of one vendor only. */
async function agreeOnItem(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  itemId: string,
  { name, price }: { name: string; price: number },
): Promise<BudgetResult> {
  const isItem = isRow(budgetItems, weddingId, itemId);
  const [item] = await tx.select().from(budgetItems).where(isItem).for("update");
  const isTaken = and(
    eq(chosenVendors.weddingId, weddingId),
    eq(chosenVendors.budgetItemId, itemId),
    isNull(chosenVendors.deletedAt),
  );
  if (!item || (await tx.$count(chosenVendors, isTaken)) > 0) {
    return { ok: false, reason: "item-gone" };
  }
  await tx
    .update(budgetItems)
    .set({
      actualCost: price,
      agreedPerGuest: null,
      agreedPerChild: null,
      payee: item.payee ?? name,
      version: item.version + 1,
    })
    .where(isItem);
  return { ok: true };
}

async function addNewItem(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  { name, category }: Pick<typeof chosenVendors.$inferSelect, "name" | "category">,
  { price, budgetItemId, budgetCategoryId, newCategoryId }: BudgetInput & { price: number },
): Promise<BudgetResult> {
  if (!budgetCategoryId) {
    const row = {
      name: categoryTexts[category].name,
      budgetAmount: 0,
      color: defaultCategoryColor,
    };
    const added = await addCategoryWithin(tx, weddingId, newCategoryId, row);
    if (!added.ok) return { ok: false, reason: "budget-full" };
  }
  const categoryId = budgetCategoryId ?? newCategoryId;
  const item = { categoryId, name, payee: name, actualCost: price };
  const added = await addItemWithin(tx, weddingId, budgetItemId, item);
  if (added.ok) return added;
  const isCategoryGone = added.reason === "category-gone";
  return { ok: false, reason: isCategoryGone ? "category-gone" : "budget-full" };
}

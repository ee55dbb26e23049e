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
import { chosenVendors } from "../../tables.server.ts";
import { categoryTexts } from "../../texts.ts";
import type { BudgetInput } from "../schema.ts";

export type BudgetResult =
  | { ok: true }
  | { ok: false; reason: "gone" | "category-gone" | "in-budget" | "budget-full" };

/**
 * Makes the agreed price of a chosen vendor an item of the budget, in a category of the couple's or a
 * new one. The same item id again changes nothing.
 */
export async function addBudgetItem(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  choiceId: string,
  { agreedPrice, budgetItemId, budgetCategoryId, newCategoryId }: BudgetInput,
): Promise<BudgetResult> {
  const isChoice = and(
    eq(chosenVendors.weddingId, weddingId),
    eq(chosenVendors.id, choiceId),
    isNull(chosenVendors.deletedAt),
  );
  const [choice] = await tx.select().from(chosenVendors).where(isChoice).for("update");
  if (!choice) return { ok: false, reason: "gone" };
  if (choice.budgetItemId === budgetItemId) return { ok: true };
  if (choice.budgetItemId) {
    const linked = isRow(budgetItems, weddingId, choice.budgetItemId);
    if ((await tx.$count(budgetItems, linked)) > 0) return { ok: false, reason: "in-budget" };
  }
  const price = agreedPrice ?? choice.agreedPrice ?? 0;
  const { name } = choice;
  if (!budgetCategoryId) {
    const category = categoryTexts[choice.category];
    const row = { name: category.name, budgetAmount: 0, color: defaultCategoryColor };
    const added = await addCategoryWithin(tx, weddingId, newCategoryId, row);
    if (!added.ok) return { ok: false, reason: "budget-full" };
  }
  const categoryId = budgetCategoryId ?? newCategoryId;
  const item = { categoryId, name, payee: name, actualCost: price };
  const added = await addItemWithin(tx, weddingId, budgetItemId, item);
  if (!added.ok) {
    return {
      ok: false,
      reason: added.reason === "category-gone" ? "category-gone" : "budget-full",
    };
  }
  // An open edit with the former price is a conflict then.
  const version = price === choice.agreedPrice ? choice.version : choice.version + 1;
  await tx.update(chosenVendors).set({ budgetItemId, agreedPrice: price, version }).where(isChoice);
  await publish(tx, { wedding: weddingId }, budgetTopics.budget);
  return { ok: true };
}

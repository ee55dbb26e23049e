import { randomUUID } from "node:crypto";
import { loadBudget } from "#app/features/budget/queries.server.ts";
import { costOf, isAgreed, isPaid, sum } from "#app/features/budget/rules.ts";
import {
  type ChosenVendor,
  listBudgetedItems,
  listChosen,
  listHiddenCategories,
} from "#app/features/vendors/chosen/queries.server.ts";
import { type VendorCategory, vendorCategories } from "#app/features/vendors/rules.ts";
import { countDirectory } from "#app/features/vendors/search/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";

export type BudgetFacts = Awaited<ReturnType<typeof loadBudgetFacts>>;
export type Mine = Awaited<ReturnType<typeof loadMine>>;

export async function loadMine(weddingId: OwnedWeddingId) {
  const [chosen, hidden, counts, budget] = await Promise.all([
    listChosen(weddingId),
    listHiddenCategories(weddingId),
    countDirectory(),
    loadBudgetFacts(weddingId),
  ]);
  return {
    weddingId,
    parts: vendorCategories.map((category) => ({
      category,
      chosen: chosen.filter((vendor) => vendor.category === category),
      isHidden: hidden.includes(category),
      listed: counts.byCategory[category] ?? 0,
    })),
    totals: totalsOf(chosen, budget.total),
    budget,
    newId: randomUUID(),
  };
}

/** What the dialogs tell of the budget. */
export async function loadBudgetFacts(weddingId: OwnedWeddingId) {
  const [{ categories, items, guests }, taken] = await Promise.all([
    loadBudget(weddingId),
    listBudgetedItems(weddingId),
  ]);
  const itemsOf = Map.groupBy(items, (item) => item.categoryId);
  return {
    total: sum(categories.map((category) => category.budgetAmount)),
    categories: categories.map(({ id, name, budgetAmount }) => {
      const own = itemsOf.get(id) ?? [];
      return {
        id,
        name,
        budgetAmount,
        used: sum(own.map((item) => costOf(item, guests))),
        openItems: own
          .filter((item) => !taken.includes(item.id))
          .map((item) => ({
            id: item.id,
            name: item.name,
            payee: item.payee,
            cost: costOf(item, guests),
            isPlanned:
              !isAgreed(item) &&
              (item.pricing === "fixed" || item.pricePerGuest === 0) &&
              !isPaid(item),
          })),
      };
    }),
    newItemId: randomUUID(),
    newCategoryId: randomUUID(),
  };
}

/** In øre. */
function totalsOf(chosen: readonly ChosenVendor[], total: number) {
  const priceOf = (vendors: readonly ChosenVendor[]) =>
    sum(vendors.map(({ agreedPrice }) => agreedPrice ?? 0));
  const inBudget = priceOf(chosen.filter(({ budgetItemId }) => budgetItemId));
  const agreed = priceOf(chosen);
  const filled = new Set<VendorCategory>(chosen.map(({ category }) => category));
  return { count: chosen.length, filled: filled.size, agreed, inBudget, total };
}

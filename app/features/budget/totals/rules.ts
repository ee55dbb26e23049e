import {
  agreedCost,
  type Budget,
  type BudgetCategory,
  costOf,
  isAgreedPerGuest,
  paidAmount,
  plannedCost,
  sortCategories,
  sum,
} from "../rules.ts";

/** In øre. */
export interface CostTotals {
  planned: number;
  /** Only what has an agreed price. */
  agreed: number;
  /** What is agreed, or else planned. */
  used: number;
  paid: number;
  /** What is left to pay; an item that is paid with too much does not lower it. */
  unpaid: number;
}

/** In øre, except `percent`. */
export interface BudgetTotals extends CostTotals {
  /** The sum of the categories' amounts. */
  total: number;
  /** Negative when the budget is overspent. */
  remaining: number;
  percent: number;
  /** By how much more than the total is used; 0 when it is not. */
  overspent: number;
}

export interface CategoryTotals extends BudgetTotals {
  category: BudgetCategory;
}

export function budgetTotals(budget: Budget): BudgetTotals {
  const total = sum(budget.categories.map((category) => category.budgetAmount));
  return compareWithTotal(total, costTotals(budget));
}

/** Returns one entry per category, in the order of their names. */
export function categoryTotals(budget: Budget): CategoryTotals[] {
  const itemsOf = Map.groupBy(budget.items, (item) => item.categoryId);
  return sortCategories(budget.categories).map((category) => {
    const items = itemsOf.get(category.id) ?? [];
    const costs = costTotals({ items, guests: budget.guests });
    return { category, ...compareWithTotal(category.budgetAmount, costs) };
  });
}

/** Both in øre. */
export function compareWithTotal(total: number, costs: CostTotals): BudgetTotals {
  return {
    ...costs,
    total,
    remaining: total - costs.used,
    percent: percentOf(costs.used, total),
    overspent: Math.max(0, costs.used - total),
  };
}

/** Returns a whole number, halves rounded up; 0 of a total of 0. */
export function percentOf(amount: number, total: number): number {
  return total === 0 ? 0 : Math.floor((amount * 100) / total + 0.5);
}

/** Returns øre: what more adults add. A fixed sum that is agreed does not grow. */
export function costOfMoreGuests(budget: Pick<Budget, "items">, guests: number): number {
  return sum(
    budget.items.map((item) => {
      if (item.pricing === "fixed" || item.actualCost > 0) return 0;
      const perAdult = isAgreedPerGuest(item) ? item.agreedPerGuest : item.pricePerGuest;
      return (perAdult ?? 0) * guests;
    }),
  );
}

function costTotals({ items, guests }: Pick<Budget, "items" | "guests">): CostTotals {
  const totals: CostTotals = { planned: 0, agreed: 0, used: 0, paid: 0, unpaid: 0 };
  for (const item of items) {
    const cost = costOf(item, guests);
    const paid = paidAmount(item, guests);
    totals.planned += plannedCost(item, guests);
    totals.agreed += agreedCost(item, guests);
    totals.used += cost;
    totals.paid += paid;
    totals.unpaid += Math.max(0, cost - paid);
  }
  return totals;
}

import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { kroner } from "#app/platform/money.ts";
import { findBudgetSettings, loadBudget } from "../queries.server.ts";
import { costOf } from "../rules.ts";
import { categoryTotals } from "../totals/rules.ts";
import { budgetSheet } from "./rules.ts";

export async function budgetAsSheet(weddingId: OwnedWeddingId): Promise<(string | number)[][]> {
  const [budget, { bride, groom }] = await Promise.all([
    loadBudget(weddingId),
    loadWedding(weddingId),
  ]);
  return budgetSheet(budget, { first: bride, second: groom });
}

/** Returns what is stored, amounts in kroner, and what follows from it. */
export async function exportBudget(weddingId: OwnedWeddingId) {
  const [budget, settings] = await Promise.all([
    loadBudget(weddingId),
    findBudgetSettings(weddingId),
  ]);
  const inKroner = (ore: number | null) => (ore === null ? null : kroner(ore));
  return {
    remindByMail: settings.remindByMail,
    categories: categoryTotals(budget).map(({ category, used }) => ({
      ...category,
      budgetAmount: kroner(category.budgetAmount),
      spent_amount: kroner(used),
    })),
    items: budget.items.map((item) => ({
      ...item,
      estimatedCost: kroner(item.estimatedCost),
      pricePerGuest: inKroner(item.pricePerGuest),
      pricePerChild: inKroner(item.pricePerChild),
      actualCost: kroner(item.actualCost),
      agreedPerGuest: inKroner(item.agreedPerGuest),
      agreedPerChild: inKroner(item.agreedPerChild),
      cost: kroner(costOf(item, budget.guests)),
      payments: item.payments.map((payment) => ({ ...payment, amount: kroner(payment.amount) })),
    })),
    payers: budget.payers,
  };
}

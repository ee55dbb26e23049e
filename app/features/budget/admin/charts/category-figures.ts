import type { Budget } from "../../rules.ts";
import { categoryTotals } from "../../totals/rules.ts";
import { type BarPart, barParts } from "./bar-parts.ts";

/** What is drawn of a category; amounts in øre. */
export interface CategoryFigure {
  id: string;
  name: string;
  color: string;
  total: number;
  planned: number;
  agreed: number;
  used: number;
  paid: number;
  unpaid: number;
  remaining: number;
  percent: number;
  overspent: number;
  parts: BarPart[];
}

/** Returns the categories by size: the larger of their budget and their costs. */
export function categoryFigures(budget: Budget): CategoryFigure[] {
  const itemsOf = Map.groupBy(budget.items, ({ categoryId }) => categoryId);
  return categoryTotals(budget)
    .map(({ category: { id, name, color }, ...totals }) => ({
      id,
      name,
      color,
      ...totals,
      parts: barParts(totals.total, itemsOf.get(id) ?? [], budget.guests),
    }))
    .toSorted((a, b) => Math.max(b.total, b.used) - Math.max(a.total, a.used));
}

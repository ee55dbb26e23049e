import { budgetTemplate } from "#content/budget-template.ts";
import { divide } from "../payers/rules.ts";
import { budgetTexts } from "../texts.ts";

export interface StartCategory {
  name: string;
  /** In øre. */
  budgetAmount: number;
  color: string;
  items: { name: string; pricing: "fixed" | "per-guest"; notes: string }[];
}

/**
 * Returns the categories of the template. A total in øre is divided among them by our shares, and
 * they add up to it; without one they have no amounts. The items have none: prices are for the
 * couple to find.
 */
export function startFromTemplate(total: number | null, guests: number | null): StartCategory[] {
  const amounts = divide(
    total ?? 0,
    budgetTemplate.map((row) => row.percent),
  );
  return budgetTemplate.map(({ name, percent, color, items }, index) => {
    const budgetAmount = amounts[index] ?? 0;
    return {
      name,
      budgetAmount,
      color,
      items: items.map((item) => ({
        name: item.name,
        pricing: item.growsPerGuest ? "per-guest" : "fixed",
        notes: budgetTexts.template.assumption(
          percent,
          item.growsPerGuest && guests ? wholeKroner(budgetAmount / guests) : 0,
        ),
      })),
    };
  });
}

function wholeKroner(ore: number): number {
  return Math.floor(ore / 100);
}

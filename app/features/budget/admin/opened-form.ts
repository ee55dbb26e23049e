import { useSearchParams } from "react-router";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { budgetQuery } from "./budget-query.ts";
import type { BudgetView } from "./budget-view.ts";

export const itemDraftKey = "budget-item";
export const categoryDraftKey = "budget-category";

export type OpenedForm =
  | {
      /** Stays new when the stored row arrives before the result of the form. */
      form: "item" | "new-item" | "category" | "new-category" | "payer" | "new-payer" | "shares";
      id: string;
    }
  | { form: "payment" | "new-payment"; id: string; itemId: string };

/** Returns the form that the URL asks for, or that was refused without script. */
export function useRequestedForm(
  { budget, newId }: BudgetView,
  result: ActionResult | undefined,
): OpenedForm | null {
  const { ny, rediger, post } = budgetQuery.parse(useSearchParams()[0]);
  if (result && !result.ok && result.values.id) {
    return formOfResult(result.intent, result.values.id, result.values.itemId, budget);
  }
  const hasItem = budget.items.some(({ id }) => id === post);
  if (ny === "shares") return post && hasItem ? { form: "shares", id: post } : null;
  if (ny === "payment") {
    return post && hasItem ? { form: "new-payment", id: newId, itemId: post } : null;
  }
  if (ny !== "none") return { form: `new-${ny}`, id: newId };
  return rediger ? storedForm(rediger, budget) : null;
}

function formOfResult(
  intent: string,
  id: string,
  itemId: string | undefined,
  budget: BudgetView["budget"],
): OpenedForm | null {
  switch (intent) {
    case "add-item":
      return { form: "new-item", id };
    case "add-category":
      return { form: "new-category", id };
    case "add-payer":
      return { form: "new-payer", id };
    case "set-shares":
      return { form: "shares", id };
    case "add-payment":
      return itemId ? { form: "new-payment", id, itemId } : null;
    default:
      return intent.startsWith("edit-") ? storedForm(id, budget) : null;
  }
}

function storedForm(id: string, budget: BudgetView["budget"]): OpenedForm | null {
  const isIt = (row: { id: string }) => row.id === id;
  if (budget.items.some(isIt)) return { form: "item", id };
  if (budget.categories.some(isIt)) return { form: "category", id };
  if (budget.payers.some(isIt)) return { form: "payer", id };
  const item = budget.items.find(({ payments }) => payments.some(isIt));
  return item ? { form: "payment", id, itemId: item.id } : null;
}

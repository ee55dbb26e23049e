import { chosenTexts } from "#app/features/vendors/chosen/texts.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import { chosenPath } from "../actions.ts";

const { done, errors } = chosenTexts;
const form = { showsErrorsInForm: true } as const;
const category = { failed: errors.category };
const budget = {
  "category-gone": errors.categoryGone,
  "item-gone": errors.itemGone,
  "budget-full": errors.budgetFull,
};

/** Of what was typed about a vendor and not sent. */
export const chosenDraftKey = "chosen-vendor";

export const chosenActions = describeActions(chosenPath, {
  choose: {
    ...form,
    done: done.chosen,
    failed: errors.choose,
    refused: {
      gone: errors.gone,
      already: errors.already,
      full: errors.full,
      "in-budget": errors.inBudget,
      ...budget,
    },
  },
  add: {
    ...form,
    done: done.added,
    failed: errors.add,
    refused: { gone: errors.gone, full: errors.full },
  },
  edit: { ...form, done: done.changed, failed: errors.change, refused: { gone: errors.gone } },
  remove: { done: done.removed, undo: "restore", failed: errors.remove },
  restore: {
    done: done.restored,
    failed: errors.change,
    refused: { gone: errors.gone, already: errors.already },
  },
  budget: {
    ...form,
    done: done.budgeted,
    failed: errors.budget,
    refused: { gone: errors.gone, "in-budget": errors.inBudget, ...budget },
  },
  "hide-category": { ...category, done: done.hidden, undo: "show-category" },
  "show-category": { ...category, done: done.shown, undo: "hide-category" },
});

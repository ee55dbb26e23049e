import { lateComponent } from "#app/ui/late-component.tsx";

export const BudgetForms = lateComponent(
  () => import("./budget-forms.tsx"),
  (module) => module.BudgetForms,
);
export const ItemsView = lateComponent(
  () => import("./items-view.tsx"),
  (module) => module.ItemsView,
);
export const Plan = lateComponent(
  () => import("./plan.tsx"),
  (module) => module.Plan,
);
export const StartBudget = lateComponent(
  () => import("./start-budget.tsx"),
  (module) => module.StartBudget,
);

/** What a press on the overview opens. */
export const openedParts = [BudgetForms, ItemsView, Plan];

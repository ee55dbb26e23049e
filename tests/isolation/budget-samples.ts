import type { TableSample } from "./tables.ts";

export const budgetTableSamples: Record<string, TableSample> = {
  budget_categories: {
    values: () => ({ color: "#3B82F6" }),
    hiddenVariants: () => [{ deleted_at: new Date() }],
  },
  budget_items: {
    values: ({ budget_categories }) => ({
      category_id: budget_categories?.id,
      pricing: "fixed",
      paid: false,
      paid_on: null,
      receipt_id: null,
    }),
    hiddenVariants: () => [{ deleted_at: new Date() }],
  },
  budget_payers: {
    values: () => ({ kind: "other" }),
    hiddenVariants: () => [{ deleted_at: new Date() }],
  },
  budget_payments: {
    values: ({ budget_items }) => ({
      item_id: budget_items?.id,
      paid_on: null,
      payer_id: null,
      receipt_id: null,
    }),
    hiddenVariants: () => [{ deleted_at: new Date() }],
  },
  budget_settings: { values: () => ({ remind_by_mail: true, started_at: null }) },
  budget_shares: {
    values: ({ budget_items, budget_payers }) => ({
      item_id: budget_items?.id,
      payer_id: budget_payers?.id,
    }),
  },
};

import { type FillForm, isDeleted, isLive, pick, type Rows } from "./form-targets.ts";
import type { Fields } from "./unauthorized-request.ts";

/** See `formSamples`. Deletions come last, because other forms need the rows. */
export const budgetFormSamples: Record<string, FillForm> = {
  "start-from-template": () => [
    ["total", "285 000"],
    ["guests", "60"],
  ],
  "start-empty": () => [],
  "set-reminders": () => [],
  "add-category": () => [["id", crypto.randomUUID()], ...categoryFields],
  "edit-category": ({ rows }) => [...versioned(rows, "budget_categories"), ...categoryFields],
  "add-item": ({ rows }) => [["id", crypto.randomUUID()], ...itemFields(rows)],
  "edit-item": ({ rows }) => [...versioned(rows, "budget_items"), ...itemFields(rows)],
  "add-payment": ({ rows }) => [
    ["id", crypto.randomUUID()],
    ["itemId", pick(rows, "budget_items", isLive).id],
    ...paymentFields(rows),
  ],
  "edit-payment": ({ rows }) => [...versioned(rows, "budget_payments"), ...paymentFields(rows)],
  "set-item-paid": ({ rows }) => [...live(rows, "budget_items"), ["paid", "on"]],
  "restore-paid": ({ rows }) => [
    ...live(rows, "budget_items"),
    ["payments", `${pick(rows, "budget_payments", isLive).id}:2031-05-01`],
  ],
  "set-payment-paid": ({ rows }) => live(rows, "budget_payments"),
  "set-shares": ({ rows }) => [
    ...live(rows, "budget_items"),
    ["payerId", pick(rows, "budget_payers", isLive).id],
    ["weight", "7"],
  ],
  "add-payer": () => [
    ["id", crypto.randomUUID()],
    ["name", "Tante Åse"],
  ],
  "edit-payer": ({ rows }) => [...versioned(rows, "budget_payers"), ["name", "Onkel Øyvind"]],
  "restore-payer": ({ rows }) => [["id", pick(rows, "budget_payers", isDeleted).id]],
  "restore-payment": ({ rows }) => [["id", pick(rows, "budget_payments", isDeleted).id]],
  "restore-item": ({ rows }) => [["id", pick(rows, "budget_items", isDeleted).id]],
  "restore-category": ({ rows }) => [["id", pick(rows, "budget_categories", isDeleted).id]],
  "delete-payer": ({ rows }) => live(rows, "budget_payers"),
  "delete-payment": ({ rows }) => live(rows, "budget_payments"),
  "delete-item": ({ rows }) => live(rows, "budget_items"),
  "delete-category": ({ rows }) => live(rows, "budget_categories"),
};

const categoryFields: Fields = [
  ["name", "Mat og drikke"],
  ["budgetAmount", "98 000"],
  ["color", "#2F4B3C"],
];

function itemFields(rows: Rows): Fields {
  return [
    ["name", "Middag"],
    ["categoryId", pick(rows, "budget_categories", isLive).id],
    ["pricing", "per-guest"],
    ["pricePerGuest", "1 510"],
    ["dueDate", "2031-06-05"],
  ];
}

function paymentFields(rows: Rows): Fields {
  return [
    ["name", "Depositum"],
    ["amount", "20 000"],
    ["dueDate", "2031-03-01"],
    ["payerId", pick(rows, "budget_payers", isLive).id],
  ];
}

function live(rows: Rows, table: string): Fields {
  return [["id", pick(rows, table, isLive).id]];
}

function versioned(rows: Rows, table: string): Fields {
  const { id, version } = pick(rows, table, isLive);
  return [
    ["id", id],
    ["version", String(version)],
  ];
}

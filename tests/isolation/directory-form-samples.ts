import { type DeletedReview, encryptReview } from "#app/features/vendors/reviews/schema.ts";
import { type FillForm, isDeleted, isLive, pick, type RowWithId } from "./form-targets.ts";
import type { Fields } from "./unauthorized-request.ts";

/** Deleted by one form, and brought back by the next. */
let deletedReview: RowWithId;

/** Of the couple's side of vendors. See `formSamples`. */
export const directoryFormSamples: Record<string, Record<string, FillForm>> = {
  vendors: {
    request: ({ rows }) => [
      ["id", crypto.randomUUID()],
      ["vendorId", pick(rows, "vendors").id],
    ],
    review: ({ rows }) => reviewFields(crypto.randomUUID(), pick(rows, "vendors").id),
    "change-review": ({ rows }) => {
      const { id, vendor_id, version } = pick(rows, "vendor_reviews");
      return [...reviewFields(id, vendor_id), ["version", String(version)]];
    },
    "delete-review": ({ rows }) => {
      deletedReview = pick(rows, "vendor_reviews");
      return reviewFields(deletedReview.id, deletedReview.vendor_id);
    },
    "restore-review": () => [["review", encryptReview(withProperties(deletedReview))]],
  },
  "vendors/requests": {
    decline: conversation,
    reopen: conversation,
    "send-again": conversation,
  },
  "vendors/mine": {
    choose: ({ rows }) => [
      ["id", crypto.randomUUID()],
      ["vendorId", pick(rows, "vendors").id],
      ["inBudget", "on"],
      ...budgetFields(),
    ],
    add: () => choiceFields(crypto.randomUUID()),
    edit: ({ rows }) => {
      const { id, version } = pick(rows, "chosen_vendors", isLive);
      return [...choiceFields(id), ["notes", "Kommer kl. 9"], ["version", String(version)]];
    },
    budget: ({ rows }) => [
      ["id", pick(rows, "chosen_vendors", isLive).id],
      ...budgetFields(),
      ["budgetCategoryId", pick(rows, "budget_categories", isLive).id],
    ],
    remove: ({ rows }) => [["id", pick(rows, "chosen_vendors", isLive).id]],
    restore: ({ rows }) => [["id", pick(rows, "chosen_vendors", isDeleted).id]],
    "hide-category": () => [["category", "attire"]],
    "show-category": () => [["category", "attire"]],
  },
};

/** Vendors of the samples are drafts of the senders, whom nobody can ask, review or choose. */
export const directoryFormsWithoutEffect = [
  ...["request", "review", "change-review"].map((intent) => `POST /vendors intent=${intent}&`),
  "POST /vendors/mine intent=choose&",
  // The mail has arrived.
  "POST /vendors/requests intent=send-again&",
];

function conversation({ rows }: Parameters<FillForm>[0]): Fields {
  return [["id", pick(rows, "conversations").id]];
}

function reviewFields(id: string, vendorId: unknown): Fields {
  return [
    ["id", id],
    ["vendorId", String(vendorId)],
    ["rating", "4"],
    ["title", "Rolige folk"],
  ];
}

/** Returns a row with the names of the code. */
function withProperties(row: Record<string, unknown>): DeletedReview {
  const named = Object.entries(row).map(([column, value]) => [
    column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}

function choiceFields(id: string): Fields {
  return [
    ["id", id],
    ["category", "photographer"],
    ["name", "Onkel Arne"],
  ];
}

function budgetFields(): Fields {
  return [
    ["agreedPrice", "34 000"],
    ["budgetItemId", crypto.randomUUID()],
    ["newCategoryId", crypto.randomUUID()],
  ];
}

import type { ActionOutcome, InvalidOutcome } from "#app/platform/http/actions.server.ts";
import { maxRows } from "../rules.ts";
import { budgetTexts } from "../texts.ts";

const { errors, invalid } = budgetTexts;

type FieldError = readonly [field: string, error: string];

const fieldErrors = {
  "receipt-gone": ["receiptId", invalid.receiptGone],
  "category-gone": ["categoryId", errors.categoryGone],
  "payer-gone": ["payerId", errors.payerGone],
} as const satisfies Record<string, FieldError>;

type Explained = keyof typeof fieldErrors | "full" | "conflict";

type Result<Reason extends string, Row> =
  | { ok: true }
  | { ok: false; reason: "conflict"; stored: Row }
  | { ok: false; reason: Reason };

/** Turns what a command refuses into errors of the form, its fields, or a conflict. */
export function outcomeOf<Reason extends string, Row extends { version: number }>(
  result: Result<Reason, Row>,
  rows: keyof typeof maxRows,
  formOf?: (stored: Row) => Record<string, string>,
): ActionOutcome<Exclude<Reason, Explained>> {
  if (result.ok) return result;
  if ("stored" in result) {
    const { stored } = result;
    const current = { values: formOf?.(stored) ?? {}, version: stored.version };
    return { ok: false, reason: "conflict", current };
  }
  const { reason } = result;
  if (reason === "full") {
    const formError = invalid.tooMany[rows](maxRows[rows]);
    return { ok: false, reason: "invalid", errors: {}, formError };
  }
  const explained = new Map<string, FieldError>(Object.entries(fieldErrors)).get(reason);
  if (explained) return invalidField(...explained);
  return { ok: false, reason: reason as Exclude<Reason, Explained> };
}

export function invalidField(field: string, error: string): InvalidOutcome {
  return { ok: false, reason: "invalid", errors: { [field]: error } };
}

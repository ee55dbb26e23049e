import { type Partners, payerName, unassigned } from "../payers/rules.ts";
import type { Budget, PayerKind } from "../rules.ts";
import { budgetAdminTexts } from "./texts.ts";

/** What the loader returns; the browser computes the rest, also of changes that are being sent. */
export interface BudgetView {
  weddingId: string;
  budget: Budget;
  /** `yyyy-mm-dd` in Norway, like `weddingDate`. */
  today: string;
  weddingDate: string;
  partners: Partners;
  hasStarted: boolean;
  remindByMail: boolean;
  newId: string;
}

/** The partners are always among the payers. */
export function isPartner(kind: PayerKind): boolean {
  return kind === "first-partner" || kind === "second-partner";
}

/** Returns the names of payers by id, including `unassigned`. */
export function payerNames({
  budget,
  partners,
}: Pick<BudgetView, "budget" | "partners">): Map<string, string> {
  return new Map([
    ...budget.payers.map((payer): [string, string] => [payer.id, payerName(payer, partners)]),
    [unassigned, budgetAdminTexts.payers.unassigned],
  ]);
}

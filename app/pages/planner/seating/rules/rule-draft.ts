import { changedFields } from "#app/client/forms/merge-fields.ts";
import type { PlanRule } from "#app/features/seating/plan/plan.ts";
import { maxSeats } from "#app/features/seating/rules.ts";
import { ruleTexts } from "./texts.ts";

const { missing } = ruleTexts.dialog;

/** The rules of the plan, and the lock of a table, which is a property of the table. */
export type RuleKind = PlanRule["type"] | "tableLocked";

/** The sentence with blanks; null and "" are blanks that are not filled in. */
export interface RuleDraft {
  kind: RuleKind;
  guestId: string | null;
  otherGuestId: string | null;
  tableId: string;
  categoryId: string;
  count: string;
  isMust: boolean;
}

export const emptyDraft: RuleDraft = {
  kind: "together",
  guestId: null,
  otherGuestId: null,
  tableId: "",
  categoryId: "",
  count: "4",
  isMust: false,
};

export function draftOf(rule: PlanRule): RuleDraft {
  const { type: kind, isMust } = rule;
  return {
    ...emptyDraft,
    kind,
    isMust,
    ...("guestId" in rule ? { guestId: rule.guestId } : {}),
    ...("otherGuestId" in rule ? { otherGuestId: rule.otherGuestId } : {}),
    ...("tableId" in rule ? { tableId: rule.tableId } : {}),
    ...("count" in rule ? { categoryId: rule.categoryId, count: String(rule.count) } : {}),
  };
}

/** Tells whether something of the sentence is filled in that is not stored. */
export function isBegun(draft: RuleDraft, edited: PlanRule | null): boolean {
  if (edited) return changedFields(draftOf(edited), draft).length > 0;
  const { guestId, otherGuestId, tableId, categoryId } = draft;
  return [guestId, otherGuestId, tableId, categoryId].some(Boolean);
}

function isPair(kind: RuleKind): kind is "together" | "next" | "apart" {
  return kind === "together" || kind === "next" || kind === "apart";
}

function isLimit(kind: RuleKind): kind is "atMost" | "atLeast" {
  return kind === "atMost" || kind === "atLeast";
}

/** Returns the rule, or the sentence that says what is missing. */
export function ruleOfDraft(draft: RuleDraft, id: string): PlanRule | string {
  const { kind, guestId, otherGuestId, tableId, categoryId, isMust } = draft;
  const base = { id, isMust };
  if (kind === "tableLocked") return missing.table;
  if (isPair(kind)) {
    if (!guestId || !otherGuestId) return missing.guests;
    return { ...base, type: kind, guestId, otherGuestId };
  }
  if (isLimit(kind)) {
    const count = Number(draft.count);
    const isCount = /^\d{1,2}$/.test(draft.count.trim()) && count <= maxSeats;
    if (!isCount) return missing.count;
    if (!categoryId) return missing.category;
    if (!tableId) return missing.table;
    return { ...base, type: kind, categoryId, tableId, count };
  }
  if (!guestId) return missing.guest;
  if (kind !== "locked") return { ...base, type: kind, guestId };
  return tableId ? { ...base, type: kind, guestId, tableId } : missing.table;
}

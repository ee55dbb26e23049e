import type { Wedding } from "../queries.server.ts";
import { type DraftField, draftFields } from "../rules.ts";

// Editing a wedding that exists: two owners may do it at once, and neither may lose an edit.

/** A wedding's fields as a form holds them: text, by form control name. */
export type WeddingFields = Record<DraftField, string>;

/** A stored wedding as the form shows it. */
export function fieldsOf(wedding: Wedding): WeddingFields {
  const entries = draftFields.map((field) => [field, String(wedding[field] ?? "")]);
  return Object.fromEntries(entries) as WeddingFields;
}

/** An edit that is not stored yet. */
export interface PendingEdit {
  /** What it is on top of. */
  base: WeddingFields;
  fields: WeddingFields;
  /** What somebody else has changed too, and not to the same. */
  conflicts: readonly DraftField[];
}

/**
 * An edit on top of what somebody else has saved meanwhile: where both changed a field, it holds
 * one's own text until that is decided, however often somebody saves before.
 */
export function mergeEdit(edit: PendingEdit, stored: WeddingFields): PendingEdit {
  const entries = draftFields.map((field) => {
    const isOwn = edit.fields[field] !== edit.base[field];
    return [field, isOwn ? edit.fields[field] : stored[field]];
  });
  const fields = Object.fromEntries(entries) as WeddingFields;
  const conflicts = changedFields(fields, stored).filter(
    (field) => edit.conflicts.includes(field) || stored[field] !== edit.base[field],
  );
  return { base: stored, fields, conflicts };
}

/** The fields in which two forms do not hold the same. */
export function changedFields(one: WeddingFields, other: WeddingFields): DraftField[] {
  return draftFields.filter((field) => one[field] !== other[field]);
}

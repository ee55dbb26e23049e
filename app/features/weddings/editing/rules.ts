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

export interface MergedEdit {
  fields: WeddingFields;
  /** What both have changed, and not to the same. */
  disputed: DraftField[];
}

/**
 * One's own edit on top of what somebody else has saved meanwhile. `base` is what both began with;
 * where both changed a field, it holds one's own text until that is decided.
 */
export function mergeEdit(
  base: WeddingFields,
  own: WeddingFields,
  stored: WeddingFields,
): MergedEdit {
  const disputed = draftFields.filter(
    (field) =>
      own[field] !== base[field] && stored[field] !== base[field] && own[field] !== stored[field],
  );
  const entries = draftFields.map((field) => {
    const isOwn = own[field] !== base[field];
    return [field, isOwn ? own[field] : stored[field]];
  });
  return { fields: Object.fromEntries(entries) as WeddingFields, disputed };
}

/** Whether two forms hold the same. */
export function sameFields(one: WeddingFields, other: WeddingFields): boolean {
  return draftFields.every((field) => one[field] === other[field]);
}

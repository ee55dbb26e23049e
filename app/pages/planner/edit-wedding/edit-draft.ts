import type { WeddingFields } from "#app/features/weddings/editing/rules.ts";
import { type DraftField, draftFields, draftFrom } from "#app/features/weddings/rules.ts";
import { readDraft } from "../kept-forms.ts";

/** A wedding as it was stored once. */
export interface StoredWedding {
  fields: WeddingFields;
  version: number;
}

/** What has been written, on top of what was stored. */
export interface EditDraft {
  base: StoredWedding;
  fields: WeddingFields;
  /** What somebody else has changed too, until it is decided what holds. */
  conflicts: readonly DraftField[];
}

/** The edit of this wedding that this tab keeps, or null. */
export function loadEditDraft(weddingId: string): EditDraft | null {
  return readDraft("edit-wedding", weddingId, ({ base, fields, conflicts }) => {
    if (!Number.isInteger(base.version)) return null;
    const decidable = new Set(conflicts);
    return {
      base: { fields: draftFrom(base.fields), version: base.version },
      fields: draftFrom(fields),
      conflicts: draftFields.filter((field) => decidable.has(field)),
    };
  });
}

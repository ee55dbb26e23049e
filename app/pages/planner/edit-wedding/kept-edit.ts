import type { WeddingFields } from "#app/features/weddings/editing/rules.ts";
import { type DraftField, draftFields, draftFrom } from "#app/features/weddings/rules.ts";

const key = "edit-wedding";

/** A wedding as it was stored once. */
export interface Stored {
  fields: WeddingFields;
  version: number;
}

/** What has been written, on top of what was stored. */
export interface UnsavedEdit {
  base: Stored;
  fields: WeddingFields;
  /** What somebody else has changed too, until it is decided what holds. */
  disputed: readonly DraftField[];
}

/** The edit of this wedding that this tab keeps, or null; anything unreadable counts as none. */
export function keptEdit(weddingId: string): UnsavedEdit | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? "null");
    if (kept?.weddingId !== weddingId || !Number.isInteger(kept.base.version)) return null;
    const base = { fields: draftFrom(kept.base.fields), version: kept.base.version };
    const disputed = new Set(kept.disputed);
    return {
      base,
      fields: draftFrom(kept.fields),
      disputed: draftFields.filter((field) => disputed.has(field)),
    };
  } catch {
    return null;
  }
}

/** Keeps an edit in this tab until it is saved or given up, where the browser keeps anything. */
export function keepEdit(weddingId: string, edit: UnsavedEdit): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ weddingId, ...edit }));
  } catch {
    // Then it lasts as long as the page.
  }
}

export function forgetEdit(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing could be kept there either.
  }
}

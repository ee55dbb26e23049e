import { draftFrom, type WeddingDraft } from "#app/features/weddings/rules.ts";

const key = "wedding-data";
const blank = JSON.stringify(draftFrom(null));

/** Returns null when there is no readable draft. */
export function loadDraft(): WeddingDraft | null {
  try {
    const stored = window.localStorage.getItem(key);
    return stored ? draftFrom(JSON.parse(stored)) : null;
  } catch {
    return null;
  }
}

/** Returns false when the browser stores nothing, as in some private windows. */
export function saveDraft(draft: WeddingDraft): boolean {
  try {
    const json = JSON.stringify(draft);
    if (json === blank) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, json);
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

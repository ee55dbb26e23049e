import { draftFrom, type WeddingDraft } from "#app/features/weddings/rules.ts";

const key = "wedding-data";
const blank = JSON.stringify(draftFrom(null));

/** The draft this browser keeps, or null; anything unreadable under the key counts as none. */
export function loadDraft(): WeddingDraft | null {
  try {
    const stored = window.localStorage.getItem(key);
    return stored ? draftFrom(JSON.parse(stored)) : null;
  } catch {
    return null;
  }
}

/** Keeps the draft; false when the browser keeps nothing, as in some private windows. */
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
    // Nothing could be kept there either.
  }
}

import { removeStoredPages } from "#app/platform/stored-pages.ts";

// Drafts are stored in the tab, because a session can end while the user is typing.

/** Entries of both storages with this prefix are removed when the user signs out. */
export const draftPrefix = "draft:";

/** Returns the draft that `owner` (a wedding or an account) left in this tab, or null. */
export function loadDraft<Draft>(
  key: string,
  owner: string,
  read: (stored: ReturnType<typeof JSON.parse>) => Draft | null,
): Draft | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(draftPrefix + key) ?? "null");
    return stored?.owner === owner ? read(stored.draft) : null;
  } catch {
    return null;
  }
}

export function saveDraft(key: string, owner: string, draft: object): void {
  try {
    window.sessionStorage.setItem(draftPrefix + key, JSON.stringify({ owner, draft }));
  } catch {
    // Storage is full or blocked, so the draft lasts until the page is closed.
  }
}

export function clearDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(draftPrefix + key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

/** Must be called when the user signs out or deletes the account or the wedding. */
export function clearAllDrafts(): void {
  void removeStoredPages();
  try {
    for (const storage of [window.sessionStorage, window.localStorage]) {
      const keys = Object.keys(storage).filter((key) => key.startsWith(draftPrefix));
      for (const key of keys) storage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so there are no drafts.
  }
}

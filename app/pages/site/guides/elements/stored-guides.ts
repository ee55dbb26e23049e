const storageKey = "jaord-guides";

/** Returns the ids of the guides saved in this browser, or null where it stores nothing. */
export function readSavedGuides(): number[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  } catch (error) {
    return error instanceof SyntaxError ? [] : null;
  }
}

/** Saves the guide, or removes it when it is saved. */
export function toggleSavedGuide(id: number): void {
  const saved = readSavedGuides() ?? [];
  const others = saved.filter((other) => other !== id);
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify(others.length < saved.length ? others : [...others, id]),
    );
  } catch {
    // Storage is full or blocked, so nothing is saved.
  }
}

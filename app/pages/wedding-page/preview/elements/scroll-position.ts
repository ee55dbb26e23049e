const key = "preview-place";

/** Remembers how far this page was scrolled, for the one that takes its place. */
export function saveScrollPosition(): void {
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(key, String(scrollY));
    } catch {
      // Then the next one begins at the top.
    }
  });
}

export function restoreScrollPosition(): void {
  try {
    scrollTo({ top: Number(sessionStorage.getItem(key)), behavior: "instant" });
  } catch {
    // Nothing was kept.
  }
}

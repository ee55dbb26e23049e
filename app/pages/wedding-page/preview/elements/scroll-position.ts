const key = "preview-place";

export function saveScrollPosition(): void {
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(key, String(scrollY));
    } catch {
      // Storage is forbidden; the next page starts at the top.
    }
  });
}

export function restoreScrollPosition(): void {
  try {
    scrollTo({ top: Number(sessionStorage.getItem(key)), behavior: "instant" });
  } catch {
    // Storage is forbidden.
  }
}

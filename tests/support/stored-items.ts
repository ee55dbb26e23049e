import type { Page } from "@playwright/test";

/**
 * Removes an item from the browser's storage as another page would, and comes back from that page.
 * Playwright turns off the cache from which browsers show the page itself again.
 */
export async function comeBackWithout(page: Page, key: string): Promise<void> {
  await page.evaluate((removed) => {
    localStorage.removeItem(removed);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, key);
}

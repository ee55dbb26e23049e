import type { Locator, Page } from "@playwright/test";

/** The number under one of the dashboard's labels. */
export function counter(page: Page, label: string): Locator {
  return page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator("~ dd")
    .first();
}

/** A line of a toast; screen readers hear another copy of it. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByText(text, { exact: true });
}

/** The button of the toast that says `text`; other toasts may offer the same. */
export function toastButton(page: Page, text: string, name: string): Locator {
  return page.getByRole("listitem").filter({ hasText: text }).getByRole("button", { name });
}

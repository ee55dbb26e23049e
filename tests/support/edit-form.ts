import { expect, type Page } from "@playwright/test";

/** Waits until the page's script runs, which makes the account's link a menu. */
export async function openForm(page: Page): Promise<void> {
  await page.goto("/edit-wedding");
  await expect(page.locator("header [aria-haspopup=menu]")).toBeAttached();
}

/** Presses the button; what comes of it is for the test to wait for. */
export function save(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Lagre endringer" }).click();
}

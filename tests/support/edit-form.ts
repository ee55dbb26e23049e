import { expect, type Page } from "@playwright/test";

/** Opens the form and waits for hydration, which turns the account link into a menu. */
export async function openEditForm(page: Page): Promise<void> {
  await page.goto("/edit-wedding");
  await expect(page.locator("header [aria-haspopup=menu]")).toBeAttached();
}

/** Presses the button; the test must wait for the result. */
export function saveEditForm(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Lagre endringer" }).click();
}

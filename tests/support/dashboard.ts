import { expect, type Locator, type Page } from "@playwright/test";
import { demoAccount } from "#app/features/accounts/rules.ts";

/** Signs in as the demo couple and shows the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("E-post").fill(demoAccount.email);
  await page.getByLabel("Passord", { exact: true }).fill(demoAccount.password);
  await page.getByRole("button", { name: "Logg inn" }).click();
  await expect(page).toHaveURL(/\/admin/);
}

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

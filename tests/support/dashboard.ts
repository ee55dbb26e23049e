import { expect, type Locator, type Page } from "@playwright/test";
import { demoAccount } from "#app/features/accounts/rules.ts";

/** Signs in as the demo couple without the sign-in page and opens the dashboard. */
export async function signIn(page: Page): Promise<void> {
  const { email, password } = demoAccount;
  const form = { email, password, intent: "login" };
  await page.request.post("/auth", { form, maxRedirects: 0 });
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin");
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

/** The button of the toast that says `text`; other toasts may offer the same. */
export function toastButton(page: Page, text: string, name: string): Locator {
  return page.getByRole("listitem").filter({ hasText: text }).getByRole("button", { name });
}

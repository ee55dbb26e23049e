import { expect, type Locator, type Page } from "@playwright/test";
import type { Session } from "./sessions.ts";

/** Returns the number below a label of the dashboard. */
export function counter(page: Page, label: string): Locator {
  return page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator("~ dd")
    .first();
}

/** Returns the visible text of a toast, not its copy for screen readers. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByText(text, { exact: true });
}

/** Returns the button of the toast with this text; other toasts may have the same button. */
export function toastButton(page: Page, text: string, name: string): Locator {
  return page.getByRole("listitem").filter({ hasText: text }).getByRole("button", { name });
}

export async function addSessionCookies(page: Page, session: Session, site: string): Promise<void> {
  await page.context().addCookies(session.cookies.map((cookie) => ({ ...cookie, url: site })));
}

/** Opens the settings page and waits for hydration. */
export async function openSettings(page: Page, session: Session, site: string): Promise<void> {
  await addSessionCookies(page, session, site);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Innstillinger", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Slett konto" })).toBeEnabled();
}

/** Presses Tab or Shift+Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isBefore = await target.evaluate((element) => {
    const position = document.activeElement?.compareDocumentPosition(element) ?? 0;
    return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(isBefore ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Opens the form and waits for hydration, which turns the account link into a menu. */
export async function openEditForm(page: Page): Promise<void> {
  await page.goto("/edit-wedding");
  await expect(page.locator("header [aria-haspopup=menu]")).toBeAttached();
}

/** Presses the button; the test must wait for the result. */
export function saveEditForm(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Lagre endringer" }).click();
}

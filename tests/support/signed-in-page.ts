import { expect, type Locator, type Page } from "@playwright/test";
import type { Session } from "./sessions.ts";

/** Adds the session's cookies to the browser. */
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

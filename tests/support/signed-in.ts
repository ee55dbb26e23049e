import { expect, type Locator, type Page } from "@playwright/test";
import type { Session } from "./couple.ts";

/** Gives a browser somebody's session. */
export async function takeOver(page: Page, session: Session, site: string): Promise<void> {
  await page.context().addCookies(session.cookies.map((cookie) => ({ ...cookie, url: site })));
}

/** Shows somebody's settings, once the page's script runs. */
export async function openSettings(page: Page, session: Session, site: string): Promise<void> {
  await takeOver(page, session, site);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Innstillinger", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Slett konto" })).toBeEnabled();
}

/** Goes on, or back, with the tabulator until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isBefore = await target.evaluate((element) => {
    const place = document.activeElement?.compareDocumentPosition(element) ?? 0;
    return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(isBefore ? "Shift+Tab" : "Tab");
  }
  throw new Error(`the tabulator does not come to ${target}`);
}

import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

const overlays = /\/assets\/overlays-/;
const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 800 };

test("a menu opens by the first press, even before its script has arrived", async ({
  plannerPage: page,
}) => {
  await page.setViewportSize(wide);
  const release = await holdOverlays(page);
  await page.goto("/admin");
  const account = page.getByRole("button", { name: "Kari Solberg" });
  await expect(account).toHaveAttribute("aria-haspopup", "menu");
  await account.press("Enter");
  release();
  await expect(page.getByRole("menu")).toBeFocused();
  await expect(account).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Innstillinger" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await account.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await account.click();
  await expect(page.getByRole("menu")).toHaveCount(0);
});

test("a press of the mouse, a drawer and a dialog open as soon as their script has arrived", async ({
  plannerPage: page,
}) => {
  await page.setViewportSize(phone);
  for (const [path, opener, openerName, role, name] of [
    ["/admin", "button", "Kari Solberg", "menu", "Kari Solberg"],
    ["/admin", "link", "Vis menyen", "dialog", "Planlegger"],
    ["/wishlist-admin", "button", "Legg til gjenstand", "dialog", "Legg til gjenstand"],
  ] as const) {
    await test.step(`${openerName} on ${path}`, async () => {
      const release = await holdOverlays(page);
      await page.goto(path);
      await page.getByRole(opener, { name: openerName }).first().click();
      release();
      await expect(page.getByRole(role, { name })).toBeVisible();
      await page.unroute(overlays);
    });
  }
});

test("what has the focus keeps it when the script arrives", async ({ plannerPage: page }) => {
  await page.setViewportSize(wide);
  const release = await holdOverlays(page);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Kari Solberg" }).focus();
  const toggle = page.getByRole("button", { name: "Sidemeny med tekst" });
  release();
  await expect(toggle).toHaveAttribute("data-state", "closed");
  await toggle.hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expect(page.getByRole("button", { name: "Kari Solberg" })).toBeFocused();
});

test("a script that could not be fetched is fetched again", async ({ plannerPage: page }) => {
  await page.setViewportSize(wide);
  await page.route(overlays, (route) => route.abort());
  await page.goto("/admin");
  const failed = page.waitForEvent("requestfailed", (request) => overlays.test(request.url()));
  await page.getByRole("button", { name: "Kari Solberg" }).click();
  await failed;
  await page.unroute(overlays);
  await expect(page.getByRole("menu")).toBeVisible();
});

/** Holds the script of menus, dialogs and tooltips until the returned function is called. */
async function holdOverlays(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(overlays, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a form that could not be fetched opens once it can", async ({ plannerPage: page }) => {
  const forms = /\/assets\/guest-forms-/;
  await page.route(forms, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => forms.test(request.url()));
  await page.goto("/guest-list");
  await failed;
  await page.getByRole("button", { name: "Legg til gjest" }).first().click();
  await page.unroute(forms);
  await expect(page.getByRole("dialog", { name: "Legg til gjest" })).toBeVisible();
});

test("a form that was loaded when the page was idle opens without a network", async ({
  plannerPage: page,
  context,
}) => {
  const arrived = page.waitForResponse(/\/assets\/guest-forms-/);
  await page.goto("/guest-list");
  await arrived;
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Legg til gjest" }).first().click();
  await expect(page.getByRole("dialog", { name: "Legg til gjest" })).toBeVisible();
});

test("a form that the address opens is in the page before its script", async ({
  plannerPage: page,
}) => {
  const forms = /\/assets\/guest-forms-/;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(forms, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/guest-list?ny=gjest", { waitUntil: "commit" });
  await expect(page.getByLabel("Navn").first()).toBeVisible();
  resolve();
  await expect(page.getByRole("dialog", { name: "Legg til gjest" })).toBeVisible();
});

import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test("a page that takes long to fetch is announced, and its link marked", async ({
  plannerPage: page,
}) => {
  await page.goto("/admin");
  const release = await holdRequests(page, "GET");
  const link = page.locator("#meny").getByRole("link", { name: /^Ønskeliste/ });
  await link.click();
  await expect(progress(page)).toBeVisible();
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  await expect(link).toHaveAttribute("data-fetching");
  await expect(page.getByRole("status").filter({ hasText: "Henter …" })).toBeAttached();
  release();
  await expect(page.getByRole("heading", { name: "Ønskeliste", level: 1 })).toBeVisible();
  await expect(page.locator("[data-load-progress], main[aria-busy], [data-fetching]")).toHaveCount(
    0,
  );
});

test("an action that takes long shows progress", async ({ plannerPage: page }) => {
  await page.goto("/gallery-admin");
  const release = await holdRequests(page, "POST");
  await page.getByRole("switch", { name: /Godkjenn bilder/ }).click();
  await expect(progress(page)).toBeVisible();
  release();
  await expect(progress(page)).toHaveCount(0);
  await page.getByRole("switch", { name: /Godkjenn bilder/ }).click();
});

test("a page that is fetched within 100 ms shows no progress", async ({ plannerPage: page }) => {
  await page.clock.install();
  await page.goto("/admin");
  const shown = await page.evaluateHandle(() => {
    const marks = "[data-load-progress], main[aria-busy], [data-fetching]";
    const seen: string[] = [];
    new MutationObserver(() => {
      for (const element of document.querySelectorAll(marks)) seen.push(element.outerHTML);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await holdRequests(page, "GET");
  const held = page.waitForRequest(/\.data(\?|$)/);
  await page
    .locator("#meny")
    .getByRole("link", { name: /^Ønskeliste/ })
    .click();
  await held;
  await page.clock.runFor(100);
  release();
  await expect(page.getByRole("heading", { name: "Ønskeliste", level: 1 })).toBeVisible();
  expect(await shown.jsonValue()).toEqual([]);
});

function progress(page: Page) {
  return page.locator("[data-load-progress]");
}

/** Holds the router's requests until the returned function is called. */
async function holdRequests(page: Page, method: "GET" | "POST"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

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

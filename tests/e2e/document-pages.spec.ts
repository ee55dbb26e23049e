import { expect, test } from "#tests/support/journey.ts";

test("a link of the router to a page without the framework opens a document", async ({ page }) => {
  await page.goto("/auth");
  expect(await page.evaluate(() => "__reactRouterManifest" in window)).toBe(true);
  await page.locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "__reactRouterManifest" in window)).toBe(false);

  await page.goBack();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => "__reactRouterManifest" in window)).toBe(true);
});

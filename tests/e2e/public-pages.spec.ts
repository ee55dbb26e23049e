import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test("the public pages do not scroll sideways", async ({ page }) => {
  for (const [path, title] of [
    ["/", /bryllup/i],
    ["/create", /./],
    ["/privacy", "Personvern"],
    ["/terms", "Vilkår"],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await horizontalOverflow(page), `${path} at ${width}`).toBe(0);
    }
  }
});

test("unknown paths show the 404 page", async ({ page }) => {
  const response = await page.goto("/finnes-ikke");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the front page links to the demo wedding, which has a preview image and links to /privacy", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Vilkår" })).toHaveAttribute("href", "/terms");
  await page.locator('a[href^="/wedding?id="]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Kari.*&.*Ola/);
  const tag = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute("content");
  expect(await tag("og:title")).toMatch(/Kari.*Ola.*20\d\d/);
  const picture = await request.get((await tag("og:image")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await footer.getByRole("link", { name: "Personvern" }).click();
  await expect(page).toHaveURL("/privacy");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents of /privacy and /terms link to their sections", async ({ page }) => {
    for (const path of ["/privacy", "/terms"]) {
      await page.goto(path);
      await page.getByRole("navigation", { name: "Innhold" }).getByRole("link").last().click();
      await expect(page.getByRole("heading", { level: 2 }).last()).toBeInViewport();
    }
  });
});

function horizontalOverflow(page: Page): Promise<number> {
  return page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
}

import { signInAsDemo } from "#tests/support/couple.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";

for (const [path, title] of [
  ["/privacy", "Personvern"],
  ["/terms", "Vilkår"],
] as const) {
  test(`${path} reads well at every width`, async ({ page }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wider, `${width}`).toBe(false);
    }
    await expectAccessible(page);
  });

  test(`the list of ${path} works without script`, async ({ browser, site }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(site + path);
    await reader.getByRole("navigation", { name: "Innhold" }).getByRole("link").last().click();
    await expect(reader.getByRole("heading", { level: 2 }).last()).toBeInViewport();
    await plain.close();
  });
}

test("they are found from the front page, the sign-up form and the wedding page", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Vilkår" })).toHaveAttribute(
    "href",
    "/terms",
  );
  await page.goto("/auth?mode=signup");
  await page.getByRole("link", { name: "vilkårene" }).click();
  await expect(page).toHaveURL("/terms");
  const { weddingId } = await signInAsDemo(site);
  await page.goto(`/wedding?id=${weddingId}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Personvern" }).click();
  await expect(page).toHaveURL("/privacy");
});

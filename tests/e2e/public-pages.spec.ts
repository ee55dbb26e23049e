import { expect, expectAccessible, test } from "#tests/support/journey.ts";

const paths = ["/", "/auth", "/auth?mode=signup", "/auth/forgot", "/create", "/finnes-ikke"];

for (const width of [360, 1440]) {
  test(`the public pages are accessible and fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      await expectAccessible(page);
      const overflow = await page
        .locator("html")
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(overflow, path).toBe(0);
    }
  });
}

test("the front page leads everywhere the header says, and to the demo wedding", async ({
  page,
}) => {
  await page.goto("/");
  const navigation = page.getByRole("banner");
  for (const [name, path] of [
    ["Hjem", "/"],
    ["Bryllupsnettsider", "/create"],
    ["Planlegger", "/admin"],
    ["Markedsplass", "/marketplace"],
    ["Guides", "/guides"],
    ["Om oss", "/about"],
    ["Logg inn", "/auth"],
    ["Kom i gang", "/create"],
  ] as const) {
    await expect(navigation.getByRole("link", { name }).first()).toHaveAttribute("href", path);
  }
  await page.locator('a[href^="/wedding?id="]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Kari.*&.*Ola/);
});

test("any other path is the 404 page", async ({ page }) => {
  const response = await page.goto("/finnes-ikke");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a shared link shows a card with the couple's names, day and picture", async ({
  page,
  request,
}) => {
  await page.goto("/");
  await page.locator('a[href^="/wedding?id="]').first().click();
  await expect(page).toHaveURL(/\/wedding/);
  const tag = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute("content");
  expect(await tag("og:title")).toMatch(/Kari.*Ola.*20\d\d/);
  const picture = await request.get((await tag("og:image")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

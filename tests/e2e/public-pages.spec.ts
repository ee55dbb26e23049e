import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test("the public pages do not scroll sideways", async ({ page }) => {
  for (const [path, title] of [
    ["/", /bryllup/i],
    ["/create", /./],
    ["/about", /ja-ordet/],
    ["/newsletter", /Ett brev/],
    ["/privacy", "Personvern"],
    ["/terms", "Vilkår"],
    ["/guides/wedding-costs?sum=210000", "Hva koster bryllupet deres?"],
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

test("the list of wrong fields of the contact form takes the focus", async ({ page }) => {
  await page.goto("/about");
  await page.getByLabel("Melding", { exact: true }).fill("Hei");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(/To felt må rettes/);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Melding", { exact: true })).toHaveValue("Hei");
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
  const notice = page.getByRole("complementary", { name: "Om eksempelet" });
  await expect(notice).toContainText(
    "Kari og Ola er oppdiktet, og det er ønskene og bildene også.",
  );
  const tag = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute("content");
  expect(await tag("og:title")).toMatch(/Kari.*Ola.*20\d\d/);
  const picture = await request.get((await tag("og:image")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await footer.getByRole("link", { name: "Personvern" }).click();
  await expect(page).toHaveURL("/privacy");
});

test("the header knows who is signed in", async ({ page, plannerPage }) => {
  for (const path of ["/", "/privacy", "/terms"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Logg inn" }).first()).toBeVisible();
    await plannerPage.goto(path);
    const header = plannerPage.getByRole("banner");
    await expect(header.getByRole("link", { name: "Til planleggeren" })).toBeVisible();
    await expect(header.getByRole("link", { name: "Logg inn" })).toHaveCount(0);
  }
});

test("the front page loads no framework, and its links load the other pages", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("script[src], link[rel=modulepreload]")).toHaveCount(1);
  await page.getByRole("link", { name: "Lag bryllupsnettside" }).first().click();
  await expect(page).toHaveURL("/create");
  await page.getByRole("link", { name: "Til forsiden" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Alt til drømmebryllupet på ett sted",
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu of small screens ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("closes by a tap outside, by Escape, and by its button", async ({ page }) => {
      await page.goto("/");
      const button = page.getByRole("button", { name: "Meny" });
      const menu = page.getByRole("navigation", { name: "Hovedmeny" });
      await expect(menu).toHaveCount(0);
      await button.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(180, 700);
      await expect(menu).toHaveCount(0);
      await button.click();
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link", { name: "Hjem" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      await button.click();
      await expect(menu).toHaveCount(0);
      await button.click();
      await menu.getByRole("link", { name: "Bryllupsnettsider" }).click();
      await expect(page).toHaveURL("/create");
    });
  });
}

test("the headline stands well on the narrowest phones", async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 332, 344, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, `at ${width}`).toBe(3);
  }
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

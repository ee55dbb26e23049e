import type { Page } from "@playwright/test";
import { expectTextContrast } from "#tests/support/accessibility.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";

// Other specs publish on the same server, so counts are compared with others of the same page.
const shown = (page: Page) => page.getByText(/^Viser \d+ av \d+ produkter$/);
const all = /^Viser (\d+) av \1 produkter$/;

for (const width of [360, 1280]) {
  test(`a dress is found, compared and asked about at ${width} px`, async ({ page }) => {
    const isPhone = width < 640;
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/marketplace");
    await expect(shown(page)).toHaveText(all);
    await expectAccessible(page);

    await page.getByRole("searchbox", { name: "Søk" }).fill("kjole");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/marketplace?sok=kjole");
    await expect(shown(page)).not.toHaveText(all);
    await expect(page.getByRole("searchbox", { name: "Søk" })).toBeFocused();

    await page.getByRole("combobox", { name: "Kategori" }).selectOption("Brudekjoler");
    await expect(page).toHaveURL("/marketplace?sok=kjole&category=brudekjoler");
    if (isPhone) await page.getByRole("button", { name: "Filter" }).click();
    const choice = page.getByRole("checkbox", { name: /^Privat/ });
    await choice.check();
    await expect(page).toHaveURL(/selger=privat/);
    await expect(choice).toBeFocused();
    if (isPhone) {
      await expectAccessible(page);
      await page.getByRole("button", { name: /^Vis \d+ produkter$/ }).click();
      await expect(choice).toBeHidden();
    }
    const chip = page.getByRole("link", { name: "Ta bort «kjole»" });
    await chip.click();
    await expect(chip).toHaveCount(0);
    await expect(page.getByRole("searchbox", { name: "Søk" })).toHaveValue("");
    await page.goBack();
    await expect(chip).toBeVisible();
    await page.goForward();
    await expect(chip).toHaveCount(0);
    // Phones hide it with the other filters.
    const row = page.locator("label").filter({ has: page.locator("[name=selger][value=privat]") });
    const [matches] = /\d+/.exec((await row.textContent()) ?? "") ?? [];
    await expect(shown(page)).toHaveText(new RegExp(`^Viser ${matches} av \\d+ `));

    await page.getByRole("combobox", { name: "Rekkefølge" }).selectOption("Pris: lav til høy");
    await expect(page).toHaveURL(/sorter=pris-lav/);
    await page.getByRole("link", { name: "Liste", exact: true }).click();
    const rows = page.getByRole("table", { name: "Annonser" }).getByRole("row");
    await expect(rows.filter({ hasText: "Kort kjole til rådhuset" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Pris" })).toBeAttached();
    await expectAccessible(page);
    await expectTextContrast(page, "main");

    const heart = page.getByRole("button", { name: "Lagre Kort kjole til rådhuset" });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: "Kort kjole til rådhuset", exact: true }).click();
    await expect(page).toHaveURL("/product/5");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kort kjole til rådhuset");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Kontakt selger" }).click();
    await expect(page.getByText("Dette er et eksempel").first()).toBeVisible();
    await page.goBack();
    await expect(rows.filter({ hasText: "Kort kjole til rådhuset" })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("filters, order, pages and product work", async ({ page }) => {
    await page.goto("/marketplace");
    await page.getByRole("searchbox", { name: "Søk" }).fill("kjole");
    await page.getByRole("button", { name: "Søk" }).click();
    await expect(page).toHaveURL("/marketplace?sok=kjole");
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("checkbox", { name: /^Som ny/ }).check();
    await page.getByRole("checkbox", { name: /^Meget god/ }).check();
    await page.getByRole("button", { name: /^Vis \d+ produkter$/ }).click();
    await expect(page).toHaveURL("/marketplace?sok=kjole&tilstand=som-ny+meget-god");
    await page.getByRole("combobox", { name: "Rekkefølge" }).selectOption("Pris: lav til høy");
    await page.getByRole("button", { name: "Bruk" }).click();
    await expect(page).toHaveURL(/sorter=pris-lav/);
    // A visitor's favourites are kept by script; a search is saved after signing in.
    await expect(page.getByRole("button", { name: /^Lagre (?!søket)/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Nullstill" }).first().click();
    await page.getByRole("link", { name: "Neste" }).click();
    await expect(page).toHaveURL("/marketplace?side=2");

    await page.goto("/product/1");
    await page.getByRole("button", { name: "Kontakt selger" }).click();
    await expect(page.getByText("Dette er et eksempel").first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
});

test("the search, categories and safe trading fit every width", async ({ page }) => {
  for (const path of [
    "/search?q=kjole",
    "/marketplace/dresses",
    "/marketplace/shoes",
    "/marketplace/decor",
    "/marketplace/gifts",
    "/marketplace?sok=finnesikke",
    "/marketplace/safe-trade",
    "/product/11",
  ]) {
    await page.goto(path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${path} at ${width}`).toBe(0);
    }
    await expectAccessible(page);
  }
  // Rated sellers come first, so that what other specs publish changes no place.
  await page.goto("/search?sort=rating");
  const hits = page.locator("#treff-liste article");
  await expect(hits).toHaveCount(12);
  await page.getByRole("link", { name: "Last inn flere resultater" }).click();
  await expect(hits).toHaveCount(24);
  const read = hits.nth(20).getByRole("heading");
  const title = await read.textContent();
  await read.getByRole("link").click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await page.goBack();
  await expect(hits).toHaveCount(24);
  await expect(page.getByRole("heading", { name: title ?? "", exact: true })).toBeInViewport();
});

test("more results are added once, and not to those of another filter", async ({ page }) => {
  await page.goto("/search");
  const hits = page.locator("#treff-liste article");
  const more = page.getByRole("link", { name: "Last inn flere resultater" });
  const href = (await more.getAttribute("href")) ?? "";
  const filtered = Promise.withResolvers<void>();
  await page.route(`**${href}`, async (route) => {
    await filtered.promise;
    await route.continue();
  });
  const late = page.waitForResponse(`**${href}`);
  await more.click();
  await page.getByRole("combobox", { name: "Rekkefølge" }).selectOption("Vurdering");
  await expect(page).toHaveURL("/search?sort=rating");
  filtered.resolve();
  await (await late).finished();
  // The page has handled the response when it has had a later one.
  await page.evaluate((url) => fetch(url).then((response) => response.text()), href);
  await expect(hits).toHaveCount(12);

  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  const next = await more.evaluate((link: HTMLAnchorElement) => {
    link.click();
    link.click();
    return link.href;
  });
  await expect(hits).toHaveCount(24);
  expect(urls.filter((url) => url === next)).toHaveLength(1);
});

test("the first press after a search adds more results", async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("textbox", { name: "Søk" }).fill("til");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=til");
  const hits = page.locator("#treff-liste article");
  await expect(hits).toHaveCount(12);
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await page.getByRole("link", { name: "Last inn flere resultater" }).click();
  await expect.poll(() => hits.count()).toBeGreaterThan(12);
  expect(urls.filter((url) => url.endsWith("/search?q=til"))).toEqual([]);
});

test("the field of a search with two spaces is emptied with the search", async ({ page }) => {
  await page.goto("/search");
  const field = page.getByRole("textbox", { name: "Søk" });
  await field.fill("kort  kjole");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=kort/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText('Søkeresultater for "kort kjole"');
  await page.goBack();
  await expect(heading).not.toHaveText(/kort/);
  await expect(field).toHaveValue("");
});

test("what is typed while a search loads stays in the field", async ({ page }) => {
  await page.goto("/marketplace");
  const field = page.getByRole("searchbox", { name: "Søk" });
  await field.fill("kjole");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/marketplace?sok=kjole");
  await page.keyboard.type("r");
  await expect(field).toHaveValue("kjoler");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/marketplace?sok=kjoler", async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("Enter");
  await page.keyboard.type(" blå");
  release();
  await expect(page).toHaveURL("/marketplace?sok=kjoler");
  await page.keyboard.type("tt");
  await expect(field).toHaveValue("kjoler blått");
  // Nothing is found, and selling becomes the first thing to do beside the field.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/bl%C3%A5tt/);
  await page.keyboard.type("!");
  await expect(field).toHaveValue("kjoler blått!");
});

test("after Back the field says what was searched for, unless something else is typed", async ({
  page,
}) => {
  await page.goto("/search?q=kjole");
  const field = page.getByRole("textbox", { name: "Søk" });
  await field.fill("sko");
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText('Søkeresultater for "sko"');
  await page.goBack();
  await expect(heading).toHaveText('Søkeresultater for "kjole"');
  await expect(field).toHaveValue("kjole");
  await field.fill("slør");
  await page.goForward();
  await expect(heading).toHaveText('Søkeresultater for "sko"');
  await expect(field).toHaveValue("slør");
  await expect(field).toBeFocused();
});

test("a long word that is searched for wraps on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const isCutOff = () =>
    page
      .getByRole("textbox", { name: "Søk" })
      .evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      );
  await page.goto("/search?q=brudekjole");
  expect(await isCutOff()).toBe(false);
  await page.goto("/search?q=brudekjoleoppbevaringsstativ");
  expect(await isCutOff()).toBe(false);
  expect(await overflow(page)).toBe(0);
});

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

import type { Route } from "@playwright/test";
import { expect } from "#tests/support/journey.ts";
import { fetchGuestPage, wishlistTest as test, toast } from "#tests/support/planner.ts";

test("the money gift can be created, corrected and removed", async ({ page, site, wishlist }) => {
  await wishlist.open();
  const account = page.getByLabel("Kontonummer");
  const note = page.getByLabel("Melding til gjestene");
  const save = page.getByRole("button", { name: "Lagre pengegave" });
  const readDraft = () => page.evaluate(() => sessionStorage.getItem("draft:gift-box"));
  await account.fill("1234 56 78904");
  await note.fill("Til taket på låven");
  await save.click();
  await expect(page.getByText(/Kontonummeret stemmer ikke/)).toBeVisible();
  await expect(note).toHaveValue("Til taket på låven");

  await account.fill("12345678903");
  const editWhileSaving = async (route: Route) => {
    await note.fill("Til taket på låven og pipa");
    await route.continue();
  };
  await page.route(/\/wishlist-admin\.data/, editWhileSaving, { times: 1 });
  await save.click();
  await expect(toast(page, "Pengegaven er lagret").first()).toBeVisible();
  await expect(save).not.toHaveAttribute("aria-disabled");
  expect(await readDraft(), "what was written while it was saved").toContain("og pipa");
  await save.click();
  await expect(account, "what is stored is shown").toHaveValue("1234\u00a056\u00a078903");
  // The page does not show when the draft is cleared.
  await page.waitForFunction(() => sessionStorage.getItem("draft:gift-box") === null);
  expect(await fetchGuestPage(site, wishlist)).toContain("Til taket på låven og pipa");

  await account.fill("");
  const missing = page.getByText("Gjestene ser ikke pengegaven ennå.");
  await expect(missing).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await save.click();
  await saved;
  expect(await fetchGuestPage(site, wishlist)).not.toContain("Til taket på låven");
  await note.fill("");
  await expect(missing).toHaveCount(0);
  await save.click();
  await expect(toast(page, "Pengegaven vises ikke lenger").first()).toBeVisible();
  expect(await fetchGuestPage(site, wishlist)).not.toContain("Til taket på låven");
});

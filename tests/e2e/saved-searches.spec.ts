import { checkStates, desktop, phone } from "#tests/support/accessibility.ts";
import { password } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";
import { insertListing } from "#tests/support/listings.ts";
import { toast, toastButton } from "#tests/support/planner.ts";
import { signUp } from "#tests/support/sessions.ts";

/** The journey goes on at the last one. */
const widths = [...desktop, ...phone];

test("a search is saved, watched, renamed and deleted", async ({ server, page }) => {
  const email = `sok-${process.pid}@example.no`;
  await signUp(server, email);
  const word = "kransekakefat";
  await page.setViewportSize({ width: 360, height: 800 });

  await test.step("a visitor signs in first, and the search is still there", async () => {
    await page.goto(`/search?q=${word}&category=decoration`);
    await page.getByRole("button", { name: "Lagre søket" }).click();
    await expect(page).toHaveURL(/\/auth\?next=/);
    await page.getByRole("textbox", { name: "E-post" }).fill(email);
    await page.getByLabel("Passord", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Logg inn", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Lagre dette søket?" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Navn" })).toHaveValue(`«${word}», Dekorasjon`);
    await checkStates(page, [{ widths }]);
    await page.getByRole("main").getByRole("button", { name: "Lagre søket" }).click();
    await expect(toast(page, "Søket er lagret")).toBeVisible();
  });

  const row = page.getByRole("article");
  await test.step("new hits are counted until they have been seen", async () => {
    await expect(row.getByText("Ingenting nytt siden sist")).toBeVisible();
    await insertListing({ title: word, category: "decoration" });
    await page.reload();
    await expect(row.getByText("Ett nytt treff")).toBeVisible();
    await checkStates(page, [{ widths }]);
    await row.getByRole("button", { name: /^Vis treff for/ }).click();
    await expect(page).toHaveURL(/\/search\?q=.*sort=newest/);
    await expect(page.getByRole("heading", { name: word, level: 2 })).toBeVisible();
    await page.goto("/saved-searches");
    await expect(row.getByText("Ingenting nytt siden sist")).toBeVisible();
  });

  await test.step("it is renamed, its mails are turned off, and it comes back after deletion", async () => {
    await row.getByRole("button", { name: /^Gi nytt navn/ }).click();
    await row.getByRole("textbox", { name: "Navn" }).fill("Fat til kaken");
    await row.getByRole("button", { name: "Lagre navnet" }).click();
    await expect(row.getByRole("heading", { name: "Fat til kaken" })).toBeVisible();
    const mails = row.getByRole("switch", { name: "E-post om nye treff" });
    await mails.click();
    await expect(mails).toHaveAttribute("aria-checked", "false");
    await row.getByRole("button", { name: "Slett Fat til kaken" }).click();
    await expect(page.getByRole("heading", { name: "Ingen lagrede søk ennå" })).toBeVisible();
    await checkStates(page, [{ widths }]);
    await toastButton(page, "Søket er slettet", "Angre").click();
    await expect(row.getByRole("heading", { name: "Fat til kaken" })).toBeVisible();
    await expect(mails).toHaveAttribute("aria-checked", "false");
  });
});

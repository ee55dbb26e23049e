import { eq } from "drizzle-orm";
import { favourites } from "#app/features/marketplace/favourites/tables.server.ts";
import { listings } from "#app/features/marketplace/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { checkStates, desktop, phone } from "#tests/support/accessibility.ts";
import { password } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";
import { insertListing } from "#tests/support/listings.ts";
import { signUp } from "#tests/support/sessions.ts";
import { comeBackWithout } from "#tests/support/stored-items.ts";

let accounts = 0;
const newEmail = () => `hjerte-${process.pid}-${++accounts}@example.no`;
/** The journey goes on at the last one. */
const widths = [...desktop, ...phone];

test("favourites survive signing in", async ({ server, page }) => {
  const email = newEmail();
  const { userId } = await signUp(server, email);
  const title = `Slør med perler ${email}`;
  const listingId = await insertListing({ title });
  const stored = () => db().select().from(favourites).where(eq(favourites.userId, userId));
  await page.setViewportSize({ width: 360, height: 800 });

  await test.step("a visitor's are in the browser", async () => {
    await page.goto(`/product/${listingId}`);
    const heart = page.getByRole("button", { name: `Lagre ${title}`, exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await comeBackWithout(page, "jaord-favourites");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await heart.click();
    await page.goto("/favorites");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText("Favorittene ligger bare i denne nettleseren.")).toBeVisible();
    await checkStates(page, [{ widths }]);
    expect(await stored()).toEqual([]);
  });

  await test.step("after signing in they are the account's, and the browser forgets them", async () => {
    await page.getByRole("main").getByRole("link", { name: "Logg inn" }).click();
    await page.getByRole("textbox", { name: "E-post" }).fill(email);
    await page.getByLabel("Passord", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Logg inn", exact: true }).click();
    await expect(page).toHaveURL("/favorites");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    expect(await stored()).toMatchObject([{ listingId }]);
    expect(await page.evaluate(() => localStorage.getItem("jaord-favourites"))).toBe("[]");
    await checkStates(page, [{ widths }]);
  });

  await test.step("what is sold is shown as such, and can be removed", async () => {
    await db().update(listings).set({ status: "sold" }).where(eq(listings.id, listingId));
    await page.reload();
    const gone = page.getByRole("region", { name: "Solgt eller tatt bort" });
    await expect(gone.getByText("Solgt", { exact: true })).toBeVisible();
    await checkStates(page, [{ widths }]);
    const heart = gone.getByRole("button", { name: `Lagre ${title}`, exact: true });
    const removed = page.waitForResponse("**/favorites/items");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await removed;
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ingen favoritter ennå" })).toBeVisible();
    await checkStates(page, [{ widths }]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a signed-in user saves and removes a favourite", async ({ server, site, page }) => {
    const { cookies } = await signUp(server, newEmail());
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site })));
    await page.goto("/product/8");
    const heart = page.locator("favourite-button button").first();
    await heart.click();
    await expect(page).toHaveURL("/product/8");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.goto("/favorites");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.locator("favourite-button button").click();
    await expect(page.getByRole("heading", { name: "Ingen favoritter ennå" })).toBeVisible();
  });
});

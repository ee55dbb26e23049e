import { expect, test } from "#tests/support/journey.ts";
import { insertListing } from "#tests/support/listings.ts";
import { addSessionCookies } from "#tests/support/planner.ts";
import { signUp } from "#tests/support/sessions.ts";

test("a dialog gives no focus to a menu that something was chosen from before", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  const session = await signUp({ url: site }, "meny@example.no");
  await insertListing({ userId: session.userId, title: "Slør", status: "reserved" });
  await insertListing({ userId: session.userId, title: "Servise" });
  await addSessionCookies(page, session, site);
  await page.goto("/my-listings");
  const menu = page.getByRole("button", { name: "Flere valg for Servise" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Kopier lenke" }).click();
  await expect(menu).toBeFocused();
  // In Safari, a press takes the focus from where it was, and gives it to no button.
  await page.evaluate(() =>
    addEventListener("mousedown", (event) => {
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }),
  );
  await page.getByRole("button", { name: "Marker som solgt Slør" }).click();
  const dialog = page.getByRole("dialog", { name: "Marker som solgt" });
  await expect(dialog.getByLabel("Hva ble prisen?")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("body")).toBeFocused();
});

import type { Locator } from "@playwright/test";
import { withTableMissing } from "#tests/support/failures.ts";
import { expect, expectAccessible } from "#tests/support/journey.ts";
import {
  chooseAction,
  expectOrder,
  markPurchased,
  wishlistTest as test,
  toast,
  wishRow,
  withFailingWishWrites,
} from "#tests/support/planner.ts";

test("failed writes show an error and keep the input", async ({ page, wishlist }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await wishlist.open("Vase");
  await markPurchased(wishlist, "Vase", "Kari");
  await page.reload();
  const errorToast = (text: string) => toast(page, text).first();
  await withFailingWishWrites(wishlist, async () => {
    await page.getByRole("button", { name: "Slett Vase" }).click();
    await expect(errorToast("Kunne ikke slette gjenstand")).toBeVisible();
    await expect(wishRow(page, "Vase")).toBeVisible();
    await chooseAction(page, "Vase", "Rediger");
    await page.getByLabel("Beskrivelse").fill("Den høye");
    await page.getByRole("button", { name: "Lagre", exact: true }).click();
    await expect(errorToast("Kunne ikke oppdatere gjenstand")).toBeVisible();
    await expect(page.getByLabel("Beskrivelse")).toHaveValue("Den høye");
    await page.getByRole("button", { name: "Avbryt" }).click();
    await page.getByRole("button", { name: "Forkast", exact: true }).click();
    await expect(toast(page, "Kunne ikke oppdatere gjenstand")).toHaveCount(0);
    await page.getByRole("button", { name: "Gjør tilgjengelig Vase" }).click();
    await expect(errorToast("Kunne ikke oppdatere gjenstand")).toBeVisible();
    await expect(wishRow(page, "Vase")).toContainText("Kari");
    await page.getByRole("button", { name: "Legg til gjenstand" }).click();
    await page.getByLabel("Tittel").fill("Ny krukke");
    await page.getByRole("button", { name: "Legg til", exact: true }).click();
    await expect(errorToast("Kunne ikke legge til gjenstand")).toBeVisible();
    await expect(page.getByLabel("Tittel")).toHaveValue("Ny krukke");
  });
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Legg til", exact: true }).click();
  await expect(errorToast("En feil oppstod")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  const add = page.getByRole("button", { name: "Legg til", exact: true });
  await add.scrollIntoViewIfNeeded();
  expect(await isOnTop(add), "not covered by a message").toBe(true);
  await page.context().setOffline(false);
  await add.click();
  await expect(wishRow(page, "Ny krukke")).toHaveCount(1);
  await expectOrder(wishlist, ["Ny krukke", "Vase"]);
});

test("a list that fails to load and a missing wedding show an error", async ({
  page,
  wishlist,
}) => {
  await wishlist.open("Vase");
  await withTableMissing(
    "wish_list_items",
    async () => {
      await page.reload();
      await expect(page.getByText("Kunne ikke laste ønskelistegjenstander").first()).toBeVisible();
      await expectAccessible(page, "main");
    },
    (statements) => wishlist.database.query(statements),
  );
  await page.getByRole("link", { name: "Prøv igjen" }).click();
  await expect(wishRow(page, "Vase")).toBeVisible();
  await wishlist.database.query("delete from wedding_owners where wedding_id = $1", [
    wishlist.weddingId,
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Kunne ikke finne bryllupsdata" })).toBeVisible();
  await expectAccessible(page, "main");
});

function isOnTop(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

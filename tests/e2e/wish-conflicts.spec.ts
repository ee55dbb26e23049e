import { expect, expectAccessible } from "#tests/support/journey.ts";
import { chooseAction, wishlistTest as test, wishRow } from "#tests/support/planner.ts";

test("concurrent edits of a wish are merged without losing input", async ({ page, wishlist }) => {
  await wishlist.open("Vase");
  const other = await page.context().newPage();
  await other.goto("/wishlist-admin");
  for (const [tab, price] of [
    [page, "900"],
    [other, "1500"],
  ] as const) {
    await chooseAction(tab, "Vase", "Rediger");
    await tab.getByLabel("Pris").fill(price);
  }
  await page.getByLabel("Beskrivelse").fill("Den høye");
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(other.getByText(/dere har begge endret pris/)).toContainText("900");
  await expect(other.getByRole("textbox", { name: "Pris" })).toHaveValue("1500");
  await expectAccessible(other, "[role=dialog]");
  await other.getByRole("button", { name: "Behold det som står her" }).click();
  await other.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(wishRow(page, "Vase")).toContainText("1\u00a0500\u00a0kr");
  await expect(wishRow(page, "Vase")).toContainText("Den høye");
});

test("a conflict shows both values and is resolved field by field", async ({ page, wishlist }) => {
  await wishlist.open("Vase");
  const other = await page.context().newPage();
  await other.goto("/wishlist-admin");
  for (const [tab, price, description] of [
    [page, "900", "Den høye"],
    [other, "1500", "Den lave"],
  ] as const) {
    await chooseAction(tab, "Vase", "Rediger");
    await tab.getByLabel("Pris").fill(price);
    await tab.getByLabel("Beskrivelse").fill(description);
  }
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  const choiceOf = (name: string) =>
    other.getByRole("group", { name: `Hva skal gjelde for ${name}?` });
  await expect(choiceOf("pris")).toContainText(/Her står det\s*1500.*Lagret er\s*900/);
  await expectAccessible(other, "[role=dialog]");
  await choiceOf("pris").getByRole("button", { name: "Behold det som står her: Pris" }).click();
  await choiceOf("beskrivelse")
    .getByRole("button", { name: /^Bruk det som er lagret/ })
    .click();
  await expect(other.getByRole("alert")).toHaveCount(0);
  await other.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(wishRow(page, "Vase")).toContainText("1\u00a0500\u00a0kr");
  await expect(wishRow(page, "Vase")).toContainText("Den høye");
});

test("the text of a wish that was deleted meanwhile is saved as a new one", async ({
  page,
  wishlist,
}) => {
  await wishlist.open("Vase");
  await chooseAction(page, "Vase", "Rediger");
  await page.getByLabel("Beskrivelse").fill("Den høye");
  await wishlist.database.query(
    "update wish_list_items set deleted_at = now() where wedding_id = $1",
    [wishlist.weddingId],
  );
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "Gjenstanden er slettet imens. Det dere skrev, står fortsatt her.",
  );
  await expectAccessible(page, "[role=dialog]");
  await page.getByRole("button", { name: "Lagre som nytt ønske" }).click();
  await expect(wishRow(page, "Vase")).toContainText("Den høye");
});

import { password } from "#tests/support/factories.ts";
import { openAsGuest, postWishForm } from "#tests/support/guest-client.ts";
import { expect, expectAccessible } from "#tests/support/journey.ts";
import { noisyJpeg } from "#tests/support/pictures.ts";
import {
  chooseAction,
  chooseFile,
  expectOrder,
  fetchGuestPage,
  pressUndo,
  wishlistTest as test,
  toast,
  wishRow,
  wishTitles,
} from "#tests/support/planner.ts";

test("a couple creates a list and sees reservations live", async ({ page, site, wishlist }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await wishlist.open();
  await expect(page.getByRole("heading", { name: "Ønskelisten er tom" })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Legg til gjenstand" });

  await test.step("a wish without a title is rejected, and its input kept", async () => {
    await page.getByRole("button", { name: "Legg til gjenstand" }).click();
    await expect(dialog.getByLabel("Tittel")).toBeFocused();
    await dialog.getByLabel("Beskrivelse").fill("Den store, til saft");
    await dialog.getByRole("button", { name: "Legg til", exact: true }).click();
    await expect(dialog.getByText("Tittel er påkrevd")).toBeVisible();
    await expect(dialog.getByLabel("Beskrivelse")).toHaveValue("Den store, til saft");
  });

  await test.step("a wish with price and picture is added", async () => {
    await dialog.getByLabel("Tittel").fill("Mugge på øy");
    await dialog.getByLabel("Pris").fill("1 290,50");
    await chooseFile(dialog, await noisyJpeg(700, 900));
    await expect(dialog.getByRole("img", { name: "Bildet av ønsket" })).toBeVisible();
    await dialog.getByRole("button", { name: "Legg til", exact: true }).click();
    await expect(toast(page, "Gjenstand lagt til!").first()).toBeVisible();
    await expect(wishRow(page, "Mugge på øy")).toContainText("1\u00a0290,50\u00a0kr");
    await expect(wishRow(page, "Mugge på øy").locator("img")).toHaveAttribute("src", /-480\.webp$/);
  });

  await test.step("the price is removed", async () => {
    await chooseAction(page, "Mugge på øy", "Rediger");
    const editing = page.getByRole("dialog", { name: "Rediger gjenstand" });
    await editing.getByLabel("Pris").fill("");
    await editing.getByRole("button", { name: "Lagre" }).click();
    await expect(wishRow(page, "Mugge på øy")).toContainText("Pris ikke oppgitt");
  });

  await test.step("a reservation arrives live", async () => {
    const { rows } = await wishlist.database.query<{ id: string }>(
      "select id from wish_list_items where wedding_id = $1",
      [wishlist.weddingId],
    );
    const kari = await openAsGuest(site, wishlist.weddingId, "Kari");
    await postWishForm(site, wishlist.weddingId, kari, "reservation", rows[0]?.id ?? "");
    await expect(wishRow(page, "Mugge på øy")).toContainText("Kari");
    await expect(wishRow(page, "Mugge på øy")).toContainText("Kjøpt");
  });

  await test.step("the reservation is cancelled and restored", async () => {
    await chooseAction(page, "Mugge på øy", "Gjør tilgjengelig");
    await expect(toast(page, "Gjenstand markert som tilgjengelig").first()).toBeVisible();
    await expect(wishRow(page, "Mugge på øy")).toContainText("Tilgjengelig");
    await pressUndo(page);
    await expect(toast(page, "Gjenstand markert som kjøpt").first()).toBeVisible();
    await expect(wishRow(page, "Mugge på øy")).toContainText("Kari");
  });

  await test.step("the wish is deleted and restored", async () => {
    await chooseAction(page, "Mugge på øy", "Slett");
    await expect(toast(page, "Gjenstand slettet").first()).toBeVisible();
    await expect(wishRow(page, "Mugge på øy")).toHaveCount(0);
    expect(await fetchGuestPage(site, wishlist)).not.toContain("Mugge på øy");
    await pressUndo(page);
    await expect(wishRow(page, "Mugge på øy")).toContainText("Kari");
    expect(await fetchGuestPage(site, wishlist)).toContain("Mugge på øy");
  });
});

test("wishes can be reordered by keyboard, by buttons and by dragging", async ({
  page,
  wishlist,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await wishlist.open("En", "To", "Tre", "Fire");
  const grip = page.getByRole("button", { name: "Dra En til et annet sted" });

  await test.step("by keyboard", async () => {
    await grip.press("ArrowDown");
    await grip.press("ArrowDown");
    await expect(page.getByText("En er nå nummer 3 av 4")).toBeAttached();
    await expect(grip).toBeFocused();
    await expect(wishTitles(page)).toContainText(["To", "Tre", "En", "Fire"]);
    await expectOrder(wishlist, ["To", "Tre", "En", "Fire"]);
  });

  await test.step("by button", async () => {
    await wishRow(page, "Fire").hover();
    await page.getByRole("button", { name: "Flytt opp Fire" }).click();
    await expectOrder(wishlist, ["To", "Tre", "Fire", "En"]);
  });

  await test.step("by dragging, unless cancelled", async () => {
    const target = await wishRow(page, "To").boundingBox();
    await page.getByRole("button", { name: "Dra En til et annet sted" }).hover();
    await page.mouse.down();
    await page.mouse.move(300, (target?.y ?? 0) + 10, { steps: 8 });
    await expect(page.locator("[data-dragged]")).toHaveCount(1);
    await page.mouse.up();
    await expectOrder(wishlist, ["En", "To", "Tre", "Fire"]);
    await page.getByRole("button", { name: "Dra En til et annet sted" }).hover();
    await page.mouse.down();
    await page.mouse.move(300, (target?.y ?? 0) + 200, { steps: 4 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(wishTitles(page)).toContainText(["En", "To", "Tre", "Fire"]);
  });

  await test.step("by the menu on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Flere valg for En" }).click();
    await page.getByRole("button", { name: "Flytt ned" }).click();
    await expect(page.getByText("nummer 2 av 4").first()).toBeVisible();
    await expectOrder(wishlist, ["To", "En", "Tre", "Fire"]);
  });
});

test("with script, no link leads to the form without script", async ({ page, wishlist }) => {
  await wishlist.open("Vase");
  await expect(page.getByRole("button", { name: "Legg til gjenstand" })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /Legg til gjenstand|Rediger Vase/ })).toHaveCount(0);
});

test("a wish is added, edited and deleted by keyboard", async ({ page, wishlist }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await wishlist.open("Vase");
  await page.getByRole("button", { name: "Legg til gjenstand" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Tittel")).toBeFocused();
  await page.keyboard.type("Lysestaker");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Forkaste det dere har skrevet?")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.getByLabel("Tittel").press("Enter");
  await expect(wishRow(page, "Lysestaker")).toBeVisible();
  await expect(page.getByRole("button", { name: "Legg til gjenstand" })).toBeFocused();
  await page.getByRole("button", { name: "Slett Lysestaker" }).press("Enter");
  await expect(wishRow(page, "Lysestaker")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Slett Vase" })).toBeFocused();
});

test("a long description unfolds in the table, on a phone too", async ({ page, wishlist }) => {
  await wishlist.open("Vase");
  await wishlist.database.query(
    "update wish_list_items set description = $2 where wedding_id = $1",
    [wishlist.weddingId, "Den høye i vinduet. ".repeat(20)],
  );
  await page.reload();
  const description = wishRow(page, "Vase").getByText("Den høye i vinduet.");
  const hiddenHeight = () => description.evaluate((text) => text.scrollHeight - text.clientHeight);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(description).toBeVisible();
    expect(await hiddenHeight()).toBeGreaterThan(0);
    await description.click();
    expect(await hiddenHeight()).toBe(0);
    await description.click();
  }
});

test("leaving the page loses no changes and no input", async ({ page, wishlist }) => {
  await wishlist.open("Vase");
  const dialog = page.getByRole("dialog", { name: "Rediger gjenstand" });

  await test.step("a deletion can be undone on another page", async () => {
    await page.getByRole("button", { name: "Slett Vase" }).click();
    await page.getByRole("link", { name: "Oversikt", exact: true }).first().click();
    await expect(page).toHaveURL("/admin");
    await pressUndo(page);
    await expect(toast(page, "Gjenstand lagt tilbake").first()).toBeVisible();
    await page.getByRole("link", { name: "Ønskeliste", exact: true }).first().click();
    await expectOrder(wishlist, ["Vase"]);
  });

  await test.step("going back closes the dialog, and asks before discarding input", async () => {
    await chooseAction(page, "Vase", "Rediger");
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await chooseAction(page, "Vase", "Rediger");
    await dialog.getByLabel("Tittel").fill("Vaser");
    await page.goBack();
    await expect(dialog.getByText("Forkaste det dere har skrevet?")).toBeVisible();
    await dialog.getByRole("button", { name: "Forkast", exact: true }).click();
  });

  await test.step("leaving asks before discarding the gift box", async () => {
    await page.getByLabel("Kontonummer").fill("1234");
    await page.goBack();
    await page.getByRole("button", { name: "Bli her" }).click();
    await expect(page.getByLabel("Kontonummer")).toHaveValue("1234");
    await page.goBack();
    await page.getByRole("button", { name: "Gå uten å lagre" }).click();
    await expect(page).toHaveURL("/admin");
  });

  await test.step("input survives a new sign-in", async () => {
    await page.getByRole("link", { name: "Ønskeliste", exact: true }).first().click();
    await expect(page.getByLabel("Kontonummer")).toHaveValue("");
    await page.getByLabel("Kontonummer").fill("1234");
    await chooseAction(page, "Vase", "Rediger");
    await expect(dialog.getByLabel("Tittel")).toHaveValue("Vase");
    await dialog.getByLabel("Beskrivelse").fill("Den høye");
    await page.context().clearCookies();
    await dialog.getByRole("button", { name: "Lagre" }).click();
    await expect(page).toHaveURL("/auth?next=%2Fwishlist-admin");
    await wishlist.database.query(
      "update wish_list_items set price = 90000, version = version + 1 where wedding_id = $1",
      [wishlist.weddingId],
    );
    await page.getByLabel("E-post").fill(wishlist.email);
    await page.getByLabel("Passord", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Logg inn", exact: true }).click();
    await expect(dialog.getByLabel("Beskrivelse")).toHaveValue("Den høye");
    await expect(dialog.getByText("Det dere ikke rakk å lagre sist, er hentet fram")).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
  });

  await test.step("a restored edit is merged with what is stored", async () => {
    await dialog.getByRole("button", { name: "Lagre" }).click();
    await expect(wishRow(page, "Vase")).toContainText("Den høye");
    await expect(wishRow(page, "Vase"), "the partner's price stays").toContainText("900");
  });

  await test.step("the gift box can be reset to what is stored", async () => {
    await expect(page.getByLabel("Kontonummer")).toHaveValue("1234");
    await page.getByRole("button", { name: "Bruk det som er lagret" }).click();
    await expect(page.getByLabel("Kontonummer")).toHaveValue("");
    const readDrafts = () =>
      ["wish", "gift-box"].map((form) => sessionStorage.getItem(`draft:${form}`));
    expect(await page.evaluate(readDrafts)).toEqual([null, null]);
  });
});

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { insertAnswer, insertCategory, insertGuest } from "#tests/support/factories.ts";
import { sendAnswer } from "#tests/support/guest-client.ts";
import { expect, test } from "#tests/support/journey.ts";
import {
  addSessionCookies,
  counter,
  pressUndo,
  toast,
  toastButton,
} from "#tests/support/planner.ts";
import { type Session, signUpOwner } from "#tests/support/sessions.ts";

const guestListTest = test.extend<{ couple: Session & { weddingId: OwnedWeddingId } }>({
  couple: async ({ server, site, page }, use) => {
    const couple = await signUpOwner(server, `gjester-${randomUUID()}@example.no`);
    await addSessionCookies(page, couple, site);
    await use({ ...couple, weddingId: couple.weddingId as OwnedWeddingId });
  },
});

function row(page: Page, name: string) {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
}

function openGuest(page: Page, name: string) {
  return page.getByRole("rowheader", { name }).getByRole("link").click();
}

guestListTest("a couple makes its list and answers arrive live", async ({ page, site, couple }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/guest-list");
  await expect(page.getByRole("heading", { name: "Ingen gjester funnet" })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Legg til gjest" });

  await test.step("a guest is added with a companion and a diet", async () => {
    await page.getByRole("button", { name: "Legg til gjest" }).first().click();
    const save = dialog.getByRole("button", { name: "Legg til" });
    await expect(save).toBeDisabled();
    await expect(dialog.getByText("Skriv inn navnet for å legge til gjesten.")).toBeVisible();
    await expect(dialog.getByLabel("Navn på følge")).toHaveCount(0);
    await dialog.getByLabel("Navn", { exact: true }).fill("Amina Yusuf");
    await dialog.getByRole("switch", { name: "Kan ta med følge" }).click();
    await dialog.getByLabel("Navn på følge").fill("Ali Yusuf");
    const companion = dialog.getByRole("group", { name: "Kosthold for følge" });
    await companion.getByRole("button", { name: "Nøtter" }).click();
    await dialog.getByLabel("Alvorlig allergi for følge").check();
    const diet = dialog.getByRole("group", { name: "Kosthold", exact: true });
    await diet.getByRole("button", { name: "Halal" }).click();
    await dialog.getByLabel("Annet", { exact: true }).pressSequentially("eggehvite, fisk går fint");
    await dialog.getByLabel("Telefon").fill("93471220");
    await save.click();
    await toast(page, "Gjest lagt til!").first().waitFor();
    await expect(row(page, "Amina Yusuf")).toContainText("med Ali Yusuf");
    await expect(row(page, "Amina Yusuf")).toContainText("Halal, eggehvite, fisk går fint");
    await expect(row(page, "Amina Yusuf")).toContainText("Følge: Nøtter, Alvorlig allergi");
    await expect(row(page, "Amina Yusuf")).toContainText("934 71 220");
    await expect(row(page, "Amina Yusuf")).toContainText("Venter svar");
  });

  await test.step("a category is added and given", async () => {
    await page.getByRole("button", { name: "Legg til kategori" }).click();
    const category = page.getByRole("dialog", { name: "Legg til kategori" });
    await expect(category.getByLabel("Farge")).toHaveValue("#3b82f6");
    await category.getByLabel("Navn").fill("Studievenner");
    await category.getByRole("button", { name: "Legg til" }).click();
    await toast(page, "Kategori lagt til!").first().waitFor();
    await row(page, "Amina Yusuf").getByRole("checkbox").check();
    await page.getByRole("button", { name: "Flytt til kategori" }).click();
    await page.getByRole("menuitem", { name: "Studievenner" }).click();
    await expect(row(page, "Amina Yusuf")).toContainText("Studievenner");
  });

  await test.step("the guest's answer arrives, and the couple's own value stands beside it", async () => {
    await sendAnswer(site, couple.weddingId, { guestName: "Amina Yusuf", email: "amina@epost.no" });
    await expect(row(page, "Amina Yusuf")).toContainText("Kommer");
    await openGuest(page, "Amina Yusuf");
    const sheet = page.getByRole("dialog", { name: "Amina Yusuf" });
    await expect(sheet.getByText(/^Svarte selv på nettsiden/)).toBeVisible();
    await sheet.getByLabel("Kommer ikke").check();
    await sheet.getByRole("button", { name: "Lagre" }).click();
    await expect(row(page, "Amina Yusuf")).toContainText("Svaret er et annet");
    await openGuest(page, "Amina Yusuf");
    await expect(sheet.getByText(/^Endret av dere/)).toBeVisible();
    await sheet.getByRole("button", { name: "Bruk svaret" }).click();
    await expect(sheet.getByLabel("Kommer", { exact: true })).toBeChecked();
    await sheet.getByRole("button", { name: "Lagre" }).click();
    await expect(row(page, "Amina Yusuf")).not.toContainText("Svaret er et annet");
  });

  await test.step("an answer that waits is linked, and unlinked again", async () => {
    await sendAnswer(site, couple.weddingId, { guestName: "Tante Berit", email: "berit@epost.no" });
    await page.getByRole("link", { name: "Koble nå" }).click();
    await expect(page.getByRole("heading", { name: "Ingen ligner" })).toHaveCount(0);
    await page.getByRole("button", { name: "Legg til gjest: Tante Berit" }).click();
    await expect(page.getByRole("heading", { name: "Alle svar er koblet" })).toBeVisible();
    await toastButton(page, "Gjest lagt til!", "Angre").click();
    await expect(page.getByRole("heading", { name: "Tante Berit" })).toBeVisible();
  });
});

guestListTest("filters are in the URL and survive Back", async ({ page, couple }) => {
  const friends = await insertCategory(couple.weddingId, { name: "Venner" });
  for (const name of ["Åse Moe", "Bo Lie"]) await insertGuest(couple.weddingId, { name });
  await insertGuest(couple.weddingId, { name: "Kari Vik", categoryId: friends });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/guest-list");
  const names = page.getByRole("rowheader");
  await expect(names).toHaveCount(3);
  await page.getByLabel("Kategori", { exact: true }).selectOption("Venner");
  await expect(names).toHaveText(["Kari Vik"]);
  await expect(page).toHaveURL(`/guest-list?kategori=${friends}`);
  await page.goBack();
  await expect(names).toHaveCount(3);
  await page.getByRole("searchbox").fill("AASE");
  await expect(names).toHaveText(["Åse Moe"]);
  await expect(page).toHaveURL("/guest-list?sok=AASE");
  await page.getByRole("searchbox").fill("nobody");
  await expect(page.getByRole("heading", { name: "Ingen gjester funnet" })).toBeVisible();
  await page.getByRole("link", { name: "Vis alle gjester" }).click();
  await expect(page).toHaveURL("/guest-list");
  await page.getByRole("columnheader", { name: "Navn" }).getByRole("link").click();
  await expect(names).toHaveText(["Bo Lie", "Kari Vik", "Åse Moe"]);
  await expect(page).toHaveURL("/guest-list?sorter=navn");
});

guestListTest("guests are chosen and changed by keyboard alone", async ({ page, couple }) => {
  for (const name of ["Anne", "Bo", "Dag", "Eva"]) await insertGuest(couple.weddingId, { name });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/guest-list");
  await page.getByLabel("Velg Anne").focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Velg Dag").focus();
  await page.keyboard.press("Shift+Space");
  await expect(page.getByText("3 valgt")).toBeVisible();
  await page.getByRole("button", { name: "Sett status" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[role=menu]:focus, [role=menu] :focus")).toBeVisible();
  const status = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await page.keyboard.press("Home");
  await expect(status("Kommer")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(status("Venter svar")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(status("Kommer ikke")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(status("Venter svar")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(status("Kommer")).toBeFocused();
  await page.keyboard.press("Enter");
  await toast(page, /^3\sgjester satt til Kommer$/)
    .first()
    .waitFor();
  await expect(counter(page, "Bekreftet")).toHaveText("3");
  await pressUndo(page);
  await expect(counter(page, "Bekreftet")).toHaveText("0");
  await page.getByLabel("Velg Bo").focus();
  await page.keyboard.press("Space");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Eksporter", exact: true }).last().press("Enter");
  expect((await downloading).suggestedFilename()).toMatch(/^gjesteliste-.*\.xlsx$/);
  await page.keyboard.press("Escape");
  await page.getByRole("rowheader", { name: "Eva" }).getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Eva" }).locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("rowheader", { name: "Eva" }).getByRole("link")).toBeFocused();
});

guestListTest("tablets need not scroll sideways", async ({ page, couple }) => {
  await insertGuest(couple.weddingId, { name: "Sigrid Lie", email: "sigrid@epost.no" });
  await insertAnswer(couple.weddingId, { guestName: "Sigrid L." });
  for (const path of ["/guest-list", "/guest-list?vis=ukoblede", "/guest-list/invitations"]) {
    await page.goto(path);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `${path} at ${width} px`).toBe(width);
    }
  }
});

guestListTest("a guest is changed and deleted on a phone", async ({ page, couple }) => {
  await insertGuest(couple.weddingId, {
    name: "Sigrid Lie",
    plusOne: true,
    plusOneName: "Jonas Lie",
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/guest-list");
  await openGuest(page, "Sigrid Lie");
  const sheet = page.getByRole("dialog", { name: "Sigrid Lie" });
  await sheet.getByRole("button", { name: "Gjør følget til gjest" }).click();
  await expect(row(page, "Jonas Lie")).toBeVisible();
  await page.getByRole("button", { name: "Flere valg for Jonas Lie" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Slett" }).click();
  await expect(row(page, "Jonas Lie")).toHaveCount(0);
  await toast(page, "Gjest slettet").first().waitFor();
  await toastButton(page, "Gjest slettet", "Angre").click();
  await expect(row(page, "Jonas Lie")).toBeVisible();
});

guestListTest("two partners change one guest", async ({ page, context, couple }) => {
  await insertGuest(couple.weddingId, { name: "Vetle Strand" });
  const partner = await context.newPage();
  for (const screen of [page, partner]) {
    await screen.goto("/guest-list");
    await openGuest(screen, "Vetle Strand");
  }
  const sheet = (screen: Page) => screen.getByRole("dialog", { name: "Vetle Strand" });
  await sheet(page).getByLabel("E-post").fill("vetle@epost.no");
  await sheet(partner).getByLabel("E-post").fill("strand@epost.no");
  await sheet(partner).getByRole("button", { name: "Lagre" }).click();
  await expect(sheet(partner)).toHaveCount(0);
  await expect(sheet(page).getByText(/dere har begge endret e-post/)).toBeVisible();
  await sheet(page).getByRole("button", { name: "Behold det som står her: E-post" }).click();
  await sheet(page).getByRole("button", { name: "Lagre" }).click();
  await expect(row(partner, "Vetle Strand")).toContainText("vetle@epost.no");
});

guestListTest.describe("without script", () => {
  guestListTest.use({ javaScriptEnabled: false });

  guestListTest("guests are found, added, changed and deleted", async ({ page, couple }) => {
    await insertAnswer(couple.weddingId, { guestName: "Rolf" });
    await page.goto("/guest-list");
    await page.getByRole("link", { name: "Legg til gjest" }).first().click();
    const form = page.locator("#skjema");
    await form.getByRole("button", { name: "Legg til" }).click();
    await expect(form.getByText("Skriv inn navnet", { exact: true })).toBeVisible();
    await form.getByLabel("Navn", { exact: true }).fill("Kari Moe");
    await form.getByRole("button", { name: "Legg til" }).click();
    await page.getByRole("rowheader", { name: "Kari Moe" }).getByRole("link").click();
    await form.getByLabel("Kosthold", { exact: true }).fill("Vegan");
    await form.getByRole("button", { name: "Lagre" }).click();
    await expect(page.getByRole("rowheader", { name: "Kari Moe" })).toBeVisible();
    await page.getByRole("searchbox").fill("vegan");
    await page.getByRole("button", { name: "Søk" }).click();
    await expect(page.getByRole("rowheader")).toHaveText(["Kari Moe"]);
    await page.getByRole("link", { name: "Koble nå" }).click();
    await page.getByRole("button", { name: "Legg til gjest: Rolf" }).click();
    await expect(page.getByRole("heading", { name: "Alle svar er koblet" })).toBeVisible();
  });
});

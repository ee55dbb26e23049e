import type { Page } from "@playwright/test";
import { type Session, signUp } from "#tests/support/couple.ts";
import { toast } from "#tests/support/dashboard.ts";
import { photo, sharePhotos } from "#tests/support/gallery.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { createWeddingFor } from "#tests/support/own-wedding.ts";

const password = "fire hester i en lav sky";

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("an account is deleted by keyboard, and its wedding and pictures are gone", async ({
      page,
      site,
      mail,
    }) => {
      const email = `slutt-${width}@example.no`;
      const session = await signUp(site, mail, email);
      const weddingId = await createWeddingFor(session);
      await sharePhotos(site, weddingId, 1);
      const guests = await (await fetch(`${site}/wedding?id=${weddingId}`)).text();
      const [picture = ""] = /\/files\/pictures\/[^" ]+/.exec(guests) ?? [];
      expect((await fetch(site + picture)).status).toBe(200);

      await openSettings(page, session, site);
      await page.getByRole("button", { name: "Slett konto" }).press("Enter");
      const dialog = page.getByRole("dialog", { name: "Slette kontoen?" });
      await expect(dialog).toContainText(/1\sgjestebilde blir borte/);
      await expect(dialog.getByRole("link", { name: "Last ned alt først" })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.type("feil");
      await page.keyboard.press("Enter");
      await expect(dialog.getByText("Passordet stemmer ikke")).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel("Passord", { exact: true }).fill(password);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${site}/`);
      await expect(page.getByRole("status").getByText(/Kontoen er slettet/)).toBeVisible();

      await page.goto("/admin");
      await expect(page).toHaveURL(/\/auth/);
      expect((await fetch(`${site}/wedding?id=${weddingId}`)).status).toBe(404);
      await expect
        .poll(async () => (await fetch(site + picture)).status, { timeout: 30_000 })
        .toBe(404);
      await mail.to(email, /slettet/);
    });
  });
}

test("a picture of oneself is sent, shown and taken away", async ({ page, site, mail }) => {
  await openSettings(page, await signUp(site, mail, "bilde@example.no"), site);
  const section = page.getByRole("region", { name: "Profil" });
  const choose = section.getByLabel("Velg bilde");
  await choose.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("hei") });
  await expect(section.getByText("Vennligst velg en bildefil")).toBeVisible();
  await expectAccessible(page);
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await choose.setInputFiles({ name: "b.jpg", mimeType: "image/jpeg", buffer: large });
  await expect(section.getByText("Bildet må være mindre enn 5MB")).toBeVisible();

  await choose.setInputFiles(await photo("kari.jpg"));
  await expect(toast(page, "Bilde lastet opp!").first()).toBeVisible();
  await expect(section.getByText("Bildet må være mindre enn 5MB")).toHaveCount(0);
  const shown = page.getByRole("banner").locator("img[src*='/files/pictures/']");
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  const address = site + (await shown.getAttribute("src"));
  await section.getByRole("button", { name: "Fjern profilbildet" }).click();
  await expect(shown).toHaveCount(0);
  await expect.poll(async () => (await fetch(address)).status, { timeout: 30_000 }).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an account is deleted all the same", async ({ page, site, mail }) => {
    await openSettings(page, await signUp(site, mail, "slutt.uten@example.no"), site);
    const section = page.getByRole("region", { name: "Slett konto" });
    await section.getByLabel("Passord", { exact: true }).fill(password);
    await section.getByRole("button", { name: "Slett konto" }).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByText(/Kontoen er slettet/)).toBeVisible();
  });
});

async function openSettings(page: Page, session: Session, site: string): Promise<void> {
  await page.context().addCookies(session.cookies.map((cookie) => ({ ...cookie, url: site })));
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Innstillinger", level: 1 })).toBeVisible();
}

import type { Page } from "@playwright/test";
import { codeAt } from "#app/features/accounts/two-factor/rules.ts";
import { type Session, signUp } from "#tests/support/couple.ts";
import { toast } from "#tests/support/dashboard.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";

const password = "fire hester i en lav sky";

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a code from the phone guards the account, and paper helps when it is lost", async ({
      page,
      site,
      mail,
    }) => {
      const email = `kode-${width}@example.no`;
      await openSettings(page, await signUp(site, mail, email), site);
      await expectAccessible(page);

      const section = page.getByRole("region", { name: "Totrinnsbekreftelse" });
      await section.getByLabel("Nåværende passord").fill("feil passord");
      await section.getByRole("button", { name: "Slå på" }).click();
      await expect(section.getByRole("alert")).toContainText("Ett felt må rettes");
      await expectAccessible(page);
      await section.getByLabel("Nåværende passord").fill(password);
      await section.getByLabel("Nåværende passord").press("Enter");
      await expect(section.getByRole("img", { name: /QR-kode/ })).toBeVisible();
      await expectAccessible(page);
      const key = await section.getByText(/^([A-Z2-7]{4} ?)+$/).innerText();
      await section
        .getByLabel("Kode", { exact: true })
        .fill(codeAt(key.replaceAll(" ", ""), new Date()));
      await section.getByRole("button", { name: "Bekreft og slå på" }).click();
      await expect(section.getByRole("heading", { name: "Reservekodene dine" })).toBeFocused();
      const code = await section.getByRole("listitem").first().innerText();
      await expectAccessible(page);

      await page.context().clearCookies();
      await logIn(page, email, password);
      await expect(page.getByRole("heading", { name: "Skriv inn koden" })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel("Kode", { exact: true }).fill("000000");
      await page.getByRole("button", { name: "Logg inn" }).click();
      await expect(page.getByText(/Koden stemmer ikke/).first()).toBeVisible();
      await page.getByLabel("Kode", { exact: true }).fill(code);
      await page.getByRole("button", { name: "Logg inn" }).click();
      await expect(page).toHaveURL(/\/admin$/);
    });
  });
}

test("name, password and address are changed, and other browsers are signed out", async ({
  page,
  site,
  mail,
  newPage,
}) => {
  const email = "bytter@example.no";
  await openSettings(page, await signUp(site, mail, email), site);
  await page.getByLabel("Visningsnavn").fill("Åse Ødegård");
  await page.getByRole("button", { name: "Lagre profil" }).click();
  await expect(toast(page, "Profilen er lagret").first()).toBeVisible();
  await expect(page.getByRole("banner").getByText("Åse Ødegård")).toBeVisible();

  const other = await newPage();
  await logIn(other, email, password);
  await expect(other).toHaveURL(/\/admin$/);
  await page.reload();
  const sessions = page.getByRole("region", { name: "Økter" });
  await expect(sessions.getByText("Denne økten")).toHaveCount(1);

  const wanted = "tolv blå båter";
  const section = page.getByRole("region", { name: "Passord" });
  await section.getByLabel("Nåværende passord").fill(password);
  await section.getByLabel("Nytt passord").fill("kort");
  await section.getByRole("button", { name: "Bytt passord" }).click();
  await expect(section.getByText("Passordet må ha minst 8 tegn")).toBeVisible();
  await section.getByLabel("Nytt passord").fill(wanted);
  await section.getByRole("button", { name: "Bytt passord" }).click();
  await expect(toast(page, "Passordet er byttet").first()).toBeVisible();
  await expect(section.getByLabel("Nåværende passord")).toHaveValue("");
  await other.reload();
  await expect(other).toHaveURL(/\/auth/);

  const address = page.getByRole("region", { name: "E-post" });
  await address.getByLabel("Ny e-postadresse").fill("ny.adresse@example.no");
  await address.getByLabel("Nåværende passord").fill(wanted);
  await address.getByRole("button", { name: "Bytt e-postadresse" }).click();
  await expect(toast(page, /Vi har sendt en lenke/).first()).toBeVisible();
  await page.goto(mail.linkIn(await mail.to("ny.adresse@example.no")));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Bekreft adressen" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto("/settings");
  await expect(address.getByText("ny.adresse@example.no")).toBeVisible();
});

test("one session is ended from another", async ({ page, site, mail, newPage }) => {
  const email = "okter@example.no";
  await openSettings(page, await signUp(site, mail, email), site);
  const other = await newPage();
  await logIn(other, email, password);
  await expect(other).toHaveURL(/\/admin$/);
  await page.reload();
  const sessions = page.getByRole("region", { name: "Økter" });
  await sessions
    .getByRole("button", { name: /^Logg ut Chrome/ })
    .first()
    .click();
  await expect(toast(page, "Økten er avsluttet").first()).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/auth/);
  await page.reload();
  await expect(page).toHaveURL(/\/settings/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a name is changed all the same", async ({ page, site, mail }) => {
    await openSettings(page, await signUp(site, mail, "uten.skript@example.no"), site);
    await page.getByLabel("Visningsnavn").fill("Ola Uten");
    await page.getByRole("button", { name: "Lagre profil" }).click();
    await page.goto("/settings");
    await expect(page.getByLabel("Visningsnavn")).toHaveValue("Ola Uten");
  });
});

async function openSettings(page: Page, session: Session, site: string): Promise<void> {
  await page.context().addCookies(session.cookies.map((cookie) => ({ ...cookie, url: site })));
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Innstillinger", level: 1 })).toBeVisible();
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("E-post").fill(email);
  await page.getByLabel("Passord", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Logg inn" }).click();
}

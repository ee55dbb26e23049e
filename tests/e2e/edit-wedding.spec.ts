import type { Page } from "@playwright/test";
import { signUp } from "#tests/support/couple.ts";
import { signIn, toast } from "#tests/support/dashboard.ts";
import { execute } from "#tests/support/database-address.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a couple changes their wedding and sees it before it is saved", async ({ page }) => {
      await openForm(page);
      await expectAccessible(page);
      await page.getByLabel("By", { exact: true }).fill(`Ålesund ${width}`);
      await page.getByRole("radio", { name: "Vintage" }).press("Space");
      await expect(page.getByLabel("Farger")).toHaveValue("støvblå, lavendel, antikt gull");
      if (width === 360) await page.getByRole("button", { name: "Forhåndsvis" }).click();
      const preview = page.frameLocator("iframe");
      await expect(preview.getByText(`Fruktlåven, Ålesund ${width}`)).toBeVisible();
      await expect(preview.locator('[data-theme="vintage"]')).toBeVisible();
      await expectAccessible(page);
      if (width === 360) await page.getByRole("button", { name: "Rediger", exact: true }).click();

      await page.getByRole("button", { name: "Lagre endringer" }).click();
      await expect(page).toHaveURL(/\/admin$/);
      await expect(toast(page, "Bryllupsdetaljer oppdatert!").first()).toBeVisible();
      await expect(page.getByText(`Ålesund ${width}`).first()).toBeVisible();
    });
  });
}

test("what is wrong is said, and what was typed stays", async ({ page }) => {
  await openForm(page);
  await page.getByLabel("Brudens navn").fill("");
  await page.getByLabel("Sted").fill("Låven på Åsen");
  await page.getByRole("button", { name: "Lagre endringer" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Ett felt må rettes");
  await expect(page.getByText("Skriv inn navnet til den første av dere")).toBeVisible();
  await expect(page.getByLabel("Sted")).toHaveValue("Låven på Åsen");
  await expectAccessible(page);
});

test("leaving with unsaved changes asks first", async ({ page }) => {
  await openForm(page);
  await page.getByLabel("Sted").fill("Et annet sted");
  await page.getByRole("link", { name: "Avbryt" }).click();
  const dialog = page.getByRole("dialog", { name: "Gå uten å lagre?" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Bli her" }).click();
  await expect(page.getByLabel("Sted")).toHaveValue("Et annet sted");
  await page.getByRole("link", { name: "Avbryt" }).click();
  await dialog.getByRole("button", { name: "Gå uten å lagre" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText("Et annet sted")).toBeHidden();
});

test("of two tabs neither silently undoes the other's edit", async ({ page, context }) => {
  await openForm(page);
  const other = await context.newPage();
  await openForm(other);
  await other.getByLabel("By", { exact: true }).fill("Odda");
  await page.getByLabel("Sted").fill("Fjordhagen");
  await page.getByLabel("By", { exact: true }).fill("Voss");
  await other.getByRole("button", { name: "Lagre endringer" }).click();
  await expect(other).toHaveURL(/\/admin$/);

  await expect(page.getByText(/dere har begge endret by/)).toBeVisible();
  await expect(page.getByLabel("By", { exact: true })).toHaveValue("Voss");
  await expect(page.getByLabel("Sted")).toHaveValue("Fjordhagen");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Bruk det som er lagret" }).click();
  await expect(page.getByLabel("By", { exact: true })).toHaveValue("Odda");
  await page.getByRole("button", { name: "Lagre endringer" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText("Fjordhagen, Odda").first()).toBeVisible();
});

test("a couple without a wedding is sent to the overview", async ({ site, mail }) => {
  const session = await signUp(site, mail, "uten.bryllup@example.no");
  const answer = await session.fetch("/edit-wedding");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin"]);
});

test("a save that fails in the database says so, and loses nothing", async ({ page, server }) => {
  const run = (sql: string) => execute(server.databaseUrl, sql);
  await openForm(page);
  await page.getByLabel("Sted").fill("Bryggen");
  await run(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'full'; end $$`);
  await run("create trigger refuse before update on weddings execute function refuse()");
  try {
    await page.getByRole("button", { name: "Lagre endringer" }).click();
    await expect(toast(page, "Kunne ikke lagre endringene").first()).toBeVisible();
    await expect(page.getByLabel("Sted")).toHaveValue("Bryggen");
  } finally {
    await run("drop trigger refuse on weddings; drop function refuse");
  }
  await page.getByRole("button", { name: "Lagre endringer" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("a save without a network says so, and loses nothing", async ({ page, context }) => {
  await openForm(page);
  await page.getByLabel("Sted").fill("Uten nett");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Lagre endringer" }).click();
  await expect(toast(page, "En feil oppstod ved lagring").first()).toBeVisible();
  await expect(page.getByLabel("Sted")).toHaveValue("Uten nett");
  await context.setOffline(false);
});

async function openForm(page: Page): Promise<void> {
  await page.goto("/edit-wedding");
  await expect(page.locator("iframe")).toBeVisible();
}

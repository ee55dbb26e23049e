import type { Page } from "@playwright/test";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { signUp } from "#tests/support/couple.ts";
import { signIn, toast } from "#tests/support/dashboard.ts";
import { execute } from "#tests/support/database-address.ts";
import { expect, expectAccessible, type Mailbox, test } from "#tests/support/journey.ts";

interface Given {
  newPage: () => Promise<Page>;
  server: { databaseUrl: string };
  site: string;
  mail: Mailbox;
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a couple changes their wedding and sees it before it is saved", async ({ page }) => {
      await openForm(page);
      await expectAccessible(page);
      await page.getByLabel("Sted").fill("Fruktlåven");
      await page.getByLabel("By", { exact: true }).fill(`Ålesund ${width}`);
      await page.getByRole("radio", { name: "Vintage" }).press("Space");
      await expect(page.getByLabel("Farger")).toHaveValue("støvblå, lavendel, antikt gull");
      if (width === 360) await page.getByRole("button", { name: "Forhåndsvis" }).click();
      const preview = newestPreview(page);
      await expect(
        preview.getByText(`Fruktlåven, Ålesund ${width}`, { exact: true }),
      ).toBeVisible();
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

test("the preview follows the field that is being filled in", async ({ page }) => {
  await openForm(page);
  const preview = newestPreview(page);
  await expect(preview.locator("#program")).toBeAttached();
  await page.getByLabel("Vielse").focus();
  await expect(preview.locator("#program")).toBeInViewport();
  await page.getByLabel("Sted").focus();
  await expect(preview.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.getByLabel("Vielse").fill("I hagen");
  await expect(preview.getByText("I hagen")).toBeInViewport();
});

test("closing the tab with unsaved changes asks first", async ({ page }) => {
  await openForm(page);
  await page.getByLabel("Sted").fill("Et annet sted");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
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

for (const [who, openOther] of [
  ["tabs", (page: Page) => page.context().newPage()],
  ["owners", partnersPage],
] as const) {
  test(`of two ${who} neither silently undoes the other's edit`, async ({
    page,
    newPage,
    server,
    site,
    mail,
  }) => {
    await openForm(page);
    const other = await openOther(page, { newPage, server, site, mail });
    await openForm(other);
    await other.getByLabel("By", { exact: true }).fill(`Odda ${who}`);
    await page.getByLabel("Sted").fill(`Fjordhagen ${who}`);
    await page.getByLabel("By", { exact: true }).fill("Voss");
    await other.getByRole("button", { name: "Lagre endringer" }).click();
    await expect(other).toHaveURL(/\/admin$/);

    await expect(page.getByText(/dere har begge endret by/)).toBeVisible();
    await expect(page.getByLabel("By", { exact: true })).toHaveValue("Voss");
    await expect(page.getByLabel("Sted")).toHaveValue(`Fjordhagen ${who}`);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Bruk det som er lagret" }).click();
    await expect(page.getByLabel("By", { exact: true })).toHaveValue(`Odda ${who}`);
    await page.getByRole("button", { name: "Lagre endringer" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByText(`Fjordhagen ${who}, Odda ${who}`).first()).toBeVisible();
  });
}

test("without script the form is saved, and a save in between is told", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const first = await context.newPage();
  await signIn(first);
  await first.goto("/edit-wedding");
  const second = await context.newPage();
  await second.goto("/edit-wedding");
  await second.getByLabel("Sted").fill("Den andre låven");
  await second.getByRole("button", { name: "Lagre endringer" }).click();
  await expect(second).toHaveURL(/\/admin$/);

  await first.getByLabel("Sted").fill("Den første låven");
  await first.getByRole("button", { name: "Lagre endringer" }).click();
  await expect(first.getByText(/Noen av dere har lagret imens/)).toBeVisible();
  await expect(first.getByLabel("Sted")).toHaveValue("Den første låven");
  await first.getByRole("button", { name: "Lagre endringer" }).click();
  await expect(first).toHaveURL(/\/admin$/);
  await expect(first.getByText(/Den første låven/).first()).toBeVisible();
  await context.close();
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

/** The form as the other of the couple has it, in a browser of their own. */
async function partnersPage(_page: Page, { newPage, server, site, mail }: Given): Promise<Page> {
  const email = "ola@example.no";
  const { cookies } = await signUp(site, mail, email);
  await execute(
    server.databaseUrl,
    `insert into wedding_owners (user_id, wedding_id)
     select partner.id, wedding_id from users partner, wedding_owners
     join users owner on owner.id = user_id
     where partner.email = '${email}' and owner.email = '${demoAccount.email}'`,
  );
  const page = await newPage();
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site })));
  return page;
}

/** Waits until the page's script has made a preview, shown or not. */
async function openForm(page: Page): Promise<void> {
  await page.goto("/edit-wedding");
  await expect(page.locator("iframe").last()).toBeAttached();
}

/** While the next preview is on its way, the one before is still shown. */
function newestPreview(page: Page) {
  return page.locator("iframe").last().contentFrame();
}

import type { Locator, Page } from "@playwright/test";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { withFailingWrites, withTableMissing } from "#tests/support/failures.ts";
import { expect, test } from "#tests/support/journey.ts";
import { noisyJpeg } from "#tests/support/pictures.ts";
import {
  addSessionCookies,
  openEditForm,
  saveEditForm,
  tabTo,
  toast,
} from "#tests/support/planner.ts";
import { execute } from "#tests/support/server.ts";
import { signInAs, signUpOwner } from "#tests/support/sessions.ts";

test("the preview shows changes before they are saved", async ({ plannerPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openEditForm(page);
  const preview = newestPreview(page);
  await expect(preview.locator("#program")).toBeAttached();
  await page.getByLabel("Vielse", { exact: true }).focus();
  await expect(preview.locator("#program")).toBeInViewport();
  await page.getByLabel("Sted").focus();
  await expect(preview.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.getByLabel("Vielse", { exact: true }).fill("I hagen");
  await expect(preview.getByText("I hagen")).toBeInViewport();
  await page.getByLabel("Sted").fill("Fruktlåven");
  await page.getByRole("radio", { name: "Vintage" }).check();
  await expect(page.getByLabel("Farger")).toHaveValue("støvblå, lavendel, antikt gull");
  await expect(preview.getByText(/^Fruktlåven, /).first()).toBeVisible();
  await expect(preview.locator('[data-theme="vintage"]')).toBeVisible();

  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Åpne forhåndsvisningen i ny fane" }).click();
  const tab = await opened;
  await expect(tab.locator('[data-theme="vintage"]')).toBeVisible();
  await tab.close();

  await page.getByLabel("Brudens navn").fill("");
  await saveEditForm(page);
  await expect(page.getByRole("alert").first()).toContainText("Ett felt må rettes");
  await expect(page.getByText("Skriv inn navnet til den første av dere")).toBeVisible();
  await expect(page.getByLabel("Sted")).toHaveValue("Fruktlåven");

  await page.getByLabel("Brudens navn").fill("Kari");
  await saveEditForm(page);
  await expect(page).toHaveURL("/admin");
  await expect(toast(page, "Bryllupsdetaljer oppdatert!").first()).toBeVisible();
  await expect(page.getByText(/Fruktlåven/).first()).toBeVisible();
});

test("a preview that is still loading scrolls once, when it has loaded", async ({
  plannerPage: page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/landscape/, async (route) => {
    if (route.request().frame() !== page.mainFrame()) await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 800 });
  await openEditForm(page);
  const program = newestPreview(page).locator("#program");
  await expect(program).toBeAttached();
  await page.getByLabel("Vielse", { exact: true }).focus();
  const scrollBeforeLoad = await program.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let i = 0; i < 10; i++) await nextFrame();
    return scrollY;
  });
  expect(scrollBeforeLoad).toBe(0);
  release();
  await expect(program).toBeInViewport();
});

test("every kind of field can be edited, previewed and saved by keyboard", async ({
  plannerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openEditForm(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const keys = page.keyboard;
  const focus = (target: Locator) => tabTo(page, target);
  await focus(page.getByLabel("Brudens navn"));
  await keys.press("End");
  await keys.type(" Marie");
  const pairing = page.getByLabel("Hvem er dere?");
  await focus(pairing);
  await keys.press("ArrowDown");
  await expect(page.getByLabel("Den andre brudens navn")).toBeVisible();
  await keys.press("ArrowUp");
  const date = page.getByLabel("Bryllupsdato");
  const before = await date.inputValue();
  await focus(date);
  await keys.press("ArrowUp");
  await expect(date).not.toHaveValue(before);
  await keys.press("ArrowDown");
  await focus(page.getByLabel("Sted"));
  await keys.press("Tab");
  await expect(page.getByLabel("By", { exact: true })).toBeFocused();
  await focus(page.getByLabel("Historien deres"));
  await keys.press("Control+End");
  await keys.type("\nOg så kom våren.");
  await focus(page.getByRole("radio", { checked: true }));
  await keys.press("ArrowRight");
  const theme = page.getByRole("radio", { checked: true });
  await expect(theme).toBeFocused();
  await focus(page.getByLabel("Velg bilde"));
  await focus(page.getByLabel("Antall gjester"));
  await keys.press("Control+a");
  await keys.type("81");

  const switchTo = (name: string) => page.getByRole("button", { name, exact: true });
  await tabTo(page, switchTo("Forhåndsvis"));
  await expect(page.locator("iframe"), "a hidden preview is not loaded").toHaveCount(0);
  await keys.press("Enter");
  await expect(newestPreview(page).getByText("Og så kom våren.")).toBeVisible();
  await expect(newestPreview(page).getByRole("heading", { level: 1 })).toContainText("Kari Marie");
  await expect(page.getByLabel("Brudens navn")).toBeHidden();
  await tabTo(page, switchTo("Rediger"));
  await keys.press("Enter");

  const cancel = page.getByRole("link", { name: "Avbryt" });
  await focus(cancel);
  await keys.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Gå uten å lagre?" });
  // The dialog listens to keys once it has the focus.
  await expect(dialog.locator(":focus")).toBeVisible();
  await keys.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await keys.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Gå uten å lagre" }));
  await keys.press("Enter");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText("Kari Marie")).toBeHidden();

  await openEditForm(page);
  await expect(page.getByLabel("Antall gjester")).not.toHaveValue("81");
  await page.getByLabel("Antall gjester").focus();
  await keys.press("Control+a");
  await keys.type("81");
  await focus(page.getByRole("button", { name: "Lagre endringer" }));
  await keys.press("Enter");
  await expect(page).toHaveURL("/admin");
  await expect(toast(page, "Bryllupsdetaljer oppdatert!").first()).toBeVisible();
});

test("the picture can be chosen, replaced, removed and saved", async ({ page, site, server }) => {
  const couple = await signUpOwner(server, "med.bilde@example.no");
  await addSessionCookies(page, couple, site);
  let releaseUpload = () => {};
  const uploadReleased = new Promise<void>((resolve) => {
    releaseUpload = resolve;
  });
  await page.route("**/uploads/hero", async (route) => {
    await uploadReleased;
    await route.continue();
  });
  let saveRequests = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/edit-wedding")) saveRequests += 1;
  });
  await openEditForm(page);
  const shown = newestPreview(page).locator(".hero-photo img");
  await expect(shown).toHaveAttribute("src", /landscape/);
  await page.getByLabel("Sted").fill("Bryggen");
  await choose(page, await noisyJpeg(800, 600));
  await expect(page.getByRole("progressbar", { name: "Opplasting" })).toBeVisible();
  await page.getByLabel("Sted").press("Enter");
  await page.getByRole("button", { name: "Lagre endringer" }).click({ force: true });
  await expect(page.getByText("Vent til bildet er lastet opp")).toBeVisible();
  releaseUpload();
  await expect(toast(page, "Bilde lastet opp!").first()).toBeVisible();
  const stored = page.locator("input[name=heroImage]").first();
  const first = await stored.inputValue();
  await expect(shown).toHaveAttribute("src", new RegExp(first));
  expect(saveRequests, "while the picture was on its way").toBe(0);

  await choose(page, await noisyJpeg(900, 500));
  await expect(stored).not.toHaveValue(first);
  const second = await stored.inputValue();
  await expect(shown).toHaveAttribute("src", new RegExp(second));
  await choose(page, Buffer.from("a"), "a.txt");
  await expect(page.getByText("Vennligst velg en bildefil").first()).toBeVisible();
  await expect(stored).toHaveValue(second);
  await expect(page.getByLabel("Sted")).toHaveValue("Bryggen");
  await page.getByRole("button", { name: "Fjern" }).click();
  await expect(toast(page, "Bilde fjernet").first()).toBeVisible();
  await expect(shown).toHaveAttribute("src", /landscape/);
  await choose(page, await noisyJpeg(700, 700));
  await expect(shown).not.toHaveAttribute("src", /landscape/);
  const third = await stored.inputValue();
  await saveEditForm(page);
  await expect(page).toHaveURL("/admin");
  await expect(page.locator(`main img[src*="${third}"]`)).toBeVisible();
});

test("unsaved changes survive errors and a new sign-in until sign-out", async ({
  page,
  context,
  server,
  site,
}) => {
  const run = (sql: string) => execute(server.databaseUrl, sql);
  await addSessionCookies(page, await signInAs(site, demoAccount), site);
  await openEditForm(page);
  await page.getByLabel("Sted").fill("Bryggen");
  await withFailingWrites(
    "update on weddings",
    async () => {
      await saveEditForm(page);
      await expect(toast(page, "Kunne ikke lagre endringene").first()).toBeVisible();
      await expect(page.getByLabel("Sted")).toHaveValue("Bryggen");
    },
    run,
  );
  await context.setOffline(true);
  await saveEditForm(page);
  await expect(toast(page, "En feil oppstod ved lagring").first()).toBeVisible();
  await expect(page.getByLabel("Sted")).toHaveValue("Bryggen");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Avbryt" }).click();
  await page.getByRole("button", { name: "Gå uten å lagre" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(toast(page, "En feil oppstod ved lagring")).toHaveCount(0, { timeout: 2000 });
  await openEditForm(page);
  await page.getByLabel("Sted").fill("Bryggen");

  await withTableMissing(
    "weddings",
    async () => {
      const loadResponse = page.waitForResponse(/edit-wedding\.data/);
      await run("select pg_notify('live', wedding_id || ':wedding') from wedding_owners");
      expect((await loadResponse).status()).toBe(500);
      await expect(page.getByLabel("Sted")).toHaveValue("Bryggen");
    },
    run,
  );

  // Ended only now: a live reload would notice before the form is submitted.
  const newest = "select max(created_at) from sessions";
  await page.route(/edit-wedding\.data/, async (route) => {
    if (route.request().method() === "POST") {
      await run(`delete from sessions where created_at = (${newest})`);
    }
    await route.continue();
  });
  await saveEditForm(page);
  await expect(page).toHaveURL("/auth?next=%2Fedit-wedding");
  await page.getByLabel("E-post").fill(demoAccount.email);
  await page.getByLabel("Passord", { exact: true }).fill(demoAccount.password);
  await page.getByRole("button", { name: "Logg inn", exact: true }).click();
  await expect(page.getByLabel("Sted")).toHaveValue("Bryggen");
  await expect(page.getByText("Det dere ikke rakk å lagre sist, er hentet fram")).toBeVisible();
  await page.getByRole("button", { name: "Bruk det som er lagret" }).click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await page.getByLabel("Sted").fill("Bryggen");

  await expect(page.getByText("er hentet fram"), "of what is written now").toHaveCount(0);

  const dialogOpened = page.waitForEvent("dialog");
  const navigation = page.goto("/admin");
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await navigation;
  const readDraft = () => page.evaluate(() => sessionStorage.getItem("draft:edit-wedding"));
  expect(await readDraft()).toContain("Bryggen");
  await page.getByRole("button", { name: "Logg ut" }).click();
  await expect(page).toHaveURL("/");
  expect(await readDraft()).toBeNull();
});

/** The previous preview stays until the next has loaded. */
function newestPreview(page: Page) {
  return page.locator("iframe").last().contentFrame();
}

async function choose(page: Page, buffer: Buffer, name = "oss.jpg"): Promise<void> {
  const mimeType = name.endsWith(".txt") ? "text/plain" : "image/jpeg";
  await page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
}

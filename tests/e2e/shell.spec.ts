import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { withTableMissing } from "#tests/support/failures.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies, toast } from "#tests/support/planner.ts";
import { execute } from "#tests/support/server.ts";
import { signInAs } from "#tests/support/sessions.ts";

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 800 };

test.describe("the sidebar", () => {
  test.use({ viewport: wide });

  test("collapses with Ctrl+B or its button, and stays collapsed after reload without flicker", async ({
    plannerPage: page,
    context,
  }) => {
    await page.goto("/admin");
    const toggle = page.getByRole("button", { name: "Sidemeny med tekst" });
    await expect(toggle).toBeVisible();
    await expect(sidebarLabel(page, "Ønskeliste")).toBeInViewport();

    await page.keyboard.press("Control+b");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect((await page.locator("#meny").boundingBox())?.width).toBe(64);
    await expect(page.locator("#meny").getByRole("link", { name: "Ønskeliste" })).toBeVisible();
    await page.locator("#meny").getByRole("link", { name: "Budsjett" }).hover();
    await expect(page.getByRole("tooltip", { name: "Budsjett" })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.locator("#meny").getByRole("link", { name: "Meldinger" }).focus();
    await expect(page.getByRole("tooltip", { name: "Meldinger" })).toBeVisible();

    const [cookie] = (await context.cookies()).filter(({ name }) => name === "sidebar");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);

    await page.route("**/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "load" });
    expect((await page.locator("#meny").boundingBox())?.width, "before any script").toBe(64);
    await page.unroute("**/*.js");
    await page.reload();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect((await page.locator("#meny").boundingBox())?.width).toBe(240);
  });

  test("is narrow beside the seating chart on a laptop, until it is wanted wide", async ({
    plannerPage: page,
  }) => {
    const width = async () => (await page.locator("#meny").boundingBox())?.width;
    await page.goto("/seating-chart");
    const toggle = page.getByRole("button", { name: "Sidemeny med tekst" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(await width()).toBe(64);
    await page.setViewportSize({ width: 1500, height: 900 });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(await width()).toBe(240);
    await page.setViewportSize(wide);
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(await width()).toBe(240);
    await page.reload();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(await width()).toBe(240);
  });

  test("can be used by keyboard, and Cmd+B toggles it", async ({ plannerPage: page }) => {
    await page.goto("/admin");
    await expect(page.getByRole("button", { name: "Sidemeny med tekst" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Hopp til innholdet" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.locator("#meny").getByRole("link", { name: "Oversikt" })).toBeFocused();
    await page.keyboard.press("Meta+b");
    await expect(page.locator("#meny").getByRole("link", { name: "Oversikt" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin?tab=rsvp");
    await page.keyboard.press("Control+Shift+b");
    await expect(page.locator("[data-sidebar=collapsed]")).toHaveCount(1);
    await page.locator("#meny").getByRole("link", { name: "Budsjett" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Budsjett");
  });
});

test("on a phone it is a drawer that Ctrl+B and Escape open and close", async ({
  plannerPage: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/admin");
  const account = page.getByRole("button", { name: "Kari Solberg" });
  await account.focus();
  await page.keyboard.press("Control+b");
  const drawer = page.getByRole("dialog", { name: "Planlegger" });
  await expect(drawer.getByRole("link", { name: "Gjestebilder" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(account).toBeFocused();
});

test("the dashboard's tabs can be used by keyboard", async ({ plannerPage: page }) => {
  await page.goto("/admin");
  const tab = (name: string) =>
    page.getByRole("navigation", { name: "Visning" }).getByRole("link", { name });
  await tab("Oversikt").focus();
  for (const [key, name, query] of [
    ["ArrowRight", "RSVP", "?tab=rsvp"],
    ["End", "Galleri", "?tab=gallery"],
    ["ArrowLeft", "Ønskeliste", "?tab=wishlist"],
    ["Home", "Oversikt", ""],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/admin${query}`);
    await expect(tab(name)).toHaveAttribute("aria-current", "page");
    await expect(tab(name), "opening takes the focus nowhere").toBeFocused();
  }
  await page.keyboard.press("ArrowLeft");
  await expect(tab("Galleri"), "from the first to the last").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Til gjestebildene" })).toBeVisible();
});

test("deep links and expired sessions lead to /auth and back", async ({
  page,
  context,
  server,
}) => {
  await page.goto("/admin?tab=rsvp&svar=kommer-ikke");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByLabel("E-post").fill(demoAccount.email);
  await page.getByLabel("Passord", { exact: true }).fill(demoAccount.password);
  await page.getByRole("button", { name: "Logg inn", exact: true }).click();
  await expect(page).toHaveURL("/admin?tab=rsvp&svar=kommer-ikke");

  await page.goto("/guest-list");
  await context.clearCookies();
  await execute(
    server.databaseUrl,
    "select pg_notify('live', wedding_id || ':rsvp') from wedding_owners",
  );
  await expect(page).toHaveURL("/auth?next=%2Fguest-list");
});

test("'Logg ut' ends the session and leads to the front page", async ({ page, site }) => {
  await page.setViewportSize(wide);
  await addSessionCookies(page, await signInAs(site, demoAccount), site);
  await page.goto("/admin");
  await page.locator("#meny").getByRole("button", { name: "Logg ut" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/admin");
  await expect(page).toHaveURL("/auth");
});

test("new answers are counted in the sidebar and on the dashboard until viewed", async ({
  plannerPage: page,
  server,
}) => {
  // Other tests on the same server may have viewed the answers.
  await execute(server.databaseUrl, "update wedding_owners set answers_seen_at = null");
  await page.setViewportSize(wide);
  await page.goto("/admin");
  const entry = page.locator("#meny").getByRole("link", { name: /^RSVP Svar/ });
  const waiting = page
    .getByRole("region")
    .or(page.locator("section"))
    .filter({
      has: page.getByRole("heading", { name: "Det neste" }),
    });
  await expect(waiting.getByRole("link", { name: /nye svar/ })).toBeVisible();
  await expect(entry).toHaveAccessibleName(/nye svar/);
  await waiting.getByRole("link", { name: /nye svar/ }).click();
  await expect(page).toHaveURL("/admin?tab=rsvp");
  await expect(entry).toHaveAccessibleName("RSVP Svar");
  await page.reload();
  await expect(entry, "the server knows it too").toHaveAccessibleName("RSVP Svar");
});

test("a failed reload shows an error and keeps the answers on screen", async ({
  plannerPage: page,
  server,
}) => {
  const run = (sql: string) => execute(server.databaseUrl, sql);
  await page.goto("/admin?tab=rsvp");
  const shown = page.getByRole("main").getByText("@", { exact: false }).first();
  await expect(shown).toBeVisible();
  await withTableMissing(
    "rsvp_responses",
    async () => {
      await run("select pg_notify('live', wedding_id || ':rsvp') from wedding_owners");
      await expect(toast(page, "Feil").first()).toBeVisible();
      await expect(toast(page, "Kunne ikke laste RSVP-svar").first()).toBeVisible();
      await expect(shown).toBeVisible();
    },
    run,
  );
});

test("the filtered answers are exported as CSV", async ({ plannerPage: page }) => {
  await page.goto("/admin?tab=rsvp&svar=kommer-ikke");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Eksporter/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^rsvp-svar-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  const lines = text.trimEnd().split("\r\n");
  expect(lines[0]).toBe(
    '\ufeff"Navn";"Svar";"Antall";"Følge";"Kosthold";"Alvorlig allergi";"Kosthold for følge";"Alvorlig allergi for følge";"Melding";"E-post";"Dato";"Endret"',
  );
  expect(lines.slice(1).every((line) => line.includes(';"Kommer ikke";"0";'))).toBe(true);
  expect(lines.length).toBeGreaterThan(3);
});

function sidebarLabel(page: Page, word: string) {
  return page.locator("#meny").getByText(word, { exact: true });
}

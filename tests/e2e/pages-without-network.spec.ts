import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { freePort } from "#server/free-port.ts";
import { insertWedding, insertWish } from "#tests/support/factories.ts";
import { openAsGuest, postWishForm } from "#tests/support/guest-client.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { addSessionCookies } from "#tests/support/planner.ts";
import { insertSeatedHousehold, release } from "#tests/support/seated-household.ts";
import { makeDataFolder, startServer } from "#tests/support/server.ts";
import { signInAsDemo, signUpOwner } from "#tests/support/sessions.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 740 } });

const note = /Du er uten nett\. Dette er siden slik den var \p{L}+ \d+\. \p{L}+ kl\. \d\d\.\d\d\./u;

test("a wedding page is read and written without a network after one visit", async ({
  page,
  context,
}) => {
  const weddingId = await insertWedding({
    ceremony: "Vielse i Ørland kirke kl. 13",
    venue: "Ørland kirke",
  });
  await page.goto(`/wedding?id=${weddingId}`);
  await untilKept(page);
  await context.setOffline(true);
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  await page.reload({ waitUntil: "load" });
  await expect(page.getByRole("status").filter({ hasText: note })).toBeVisible();
  await expect(page.getByText("Vielse i Ørland kirke kl. 13").first()).toBeVisible();
  await expect(
    page.getByRole("link", { name: /Vis i kart|Veibeskrivelse|Kart/ }).first(),
  ).toBeVisible();
  expect(failed.filter((url) => url.includes("/assets/"))).toEqual([]);
  await expectAccessible(page, ".offline-note");

  await page.locator("#hilsen").getByLabel("Navn").fill("Sølvi");
  await page.locator("#hilsen").getByLabel("Melding").fill("Fra dalen");
  await page.getByRole("button", { name: "Send hilsen" }).click();
  await expect(page.locator("#hilsen").getByText(/Det du skrev, er lagret her/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Takk for hilsenen.").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(note)).toHaveCount(0);
});

test("online, a gift that was reserved meanwhile is shown so, also in the copy", async ({
  page,
  context,
  site,
}) => {
  const weddingId = await insertWedding();
  const wish = await insertWish(weddingId, { title: "Vase" });
  const other = await openAsGuest(site, weddingId, "Åse");
  await page.goto(`/wedding?id=${weddingId}`);
  await untilKept(page);
  await expect(page.getByRole("button", { name: "Reserver Vase" })).toBeVisible();
  await postWishForm(site, weddingId, other, "reservation", wish);
  await page.reload();
  await expect(page.getByRole("button", { name: "Reserver Vase" })).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reserver Vase" })).toHaveCount(0);
});

test("a page that is gone is removed when its address is opened", async ({ page, context }) => {
  const weddingId = await insertWedding();
  const address = `/wedding?id=${weddingId}`;
  await page.goto(address);
  await untilKept(page);
  await db().delete(weddings).where(eq(weddings.id, weddingId));
  expect((await page.reload())?.status()).toBe(404);
  await expect.poll(() => copies(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow("net::ERR_FAILED");
});

test("an invitation is read with the own table", async ({ page, context }) => {
  const { couple, path } = await insertSeatedHousehold();
  await release(couple);
  await page.goto(path);
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(note)).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Dere sitter ved Barndomsvenner, bord 3" }),
  ).toBeVisible();
});

test("whoever holds another's phone removes the pages", async ({ page, context }) => {
  const weddingId = await insertWedding();
  await page.goto(`/wedding?id=${weddingId}`);
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("link", { name: "Ikke din telefon?" }).click();
  await expect(page.getByRole("heading", { name: "Siden er fjernet" })).toBeVisible();
  expect(await copies(page)).toEqual([]);
});

test("signing out removes the pages, and the planner is never stored", async ({
  page,
  site,
  server,
}) => {
  const session = await signUpOwner(server, "gjest.uten.nett@example.no");
  await addSessionCookies(page, session, site);
  await page.goto(`/wedding?id=${session.weddingId}`);
  await untilKept(page);
  await page.goto("/admin");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  const stored = await copies(page);
  expect(stored).toEqual([`guest-page-1 /wedding?id=${session.weddingId}`]);
  await page.locator("form#sign-out").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page).toHaveURL("/");
  await expect.poll(() => copies(page)).toEqual([]);
});

test("five weddings leave four copies", async ({ page }) => {
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto(`/wedding?id=${await insertWedding()}`);
    await untilKept(page);
  }
  await expect.poll(async () => (await copies(page)).length).toBe(4);
});

test("switched off, the next visit removes the worker and its copies", async ({ page }) => {
  const folder = await makeDataFolder();
  const settings = { DEMO: "true", PORT: String(await freePort()) };
  const before = await startServer(folder.path, settings);
  const { weddingId } = await signInAsDemo(before.url);
  const address = `${before.url}/wedding?id=${weddingId}`;
  await page.goto(address);
  await untilKept(page);
  await before.stop();
  const after = await startServer(folder.path, { ...settings, OFFLINE_COPIES: "off" });
  await page.goto(address);
  await expect.poll(() => page.evaluate(isWithoutWorker)).toBe(true);
  await after.stop();
  await folder.remove();
});

/** Waits until the worker has the page and its fonts. */
async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** Runs in the page. */
async function isKept(): Promise<boolean> {
  const { pathname, search, href } = location;
  const name = `guest-page-1 ${pathname}${search}`;
  if (navigator.serviceWorker.controller?.state !== "activated") return false;
  if (!(await caches.has(name))) return false;
  const copy = await caches.open(name);
  const resources = performance.getEntriesByType("resource").map((resource) => resource.name);
  const wanted = [href, ...resources.filter((url) => url.endsWith(".woff2"))];
  const stored = await Promise.all(wanted.map((url) => copy.match(url)));
  return stored.every((response) => response !== undefined);
}

/** Runs in the page. */
async function isWithoutWorker(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.length === 0 && (await caches.keys()).length === 0;
}

function copies(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

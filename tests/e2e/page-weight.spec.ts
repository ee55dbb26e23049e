import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Page, Request, Response } from "@playwright/test";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { invitationPath } from "#app/features/guests/codes/rules.ts";
import { insertGuest, insertWedding, insertWishes } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { solidPicture } from "#tests/support/pictures.ts";
import { execute } from "#tests/support/server.ts";
import type { Session } from "#tests/support/sessions.ts";

const kB = 1000;
const wishes = Array.from({ length: 12 }, (_, number) => ({
  title: `Ønske nummer ${number}`,
  description: `Gjerne av glass, ${number} deler, i en farge som passer til bordet.`,
  price: 400_00 + 37_00 * number,
}));

test("the wedding page has at most 20 kB of HTML and CSS and 15 kB of script", async ({
  page,
  site,
  demo,
}) => {
  const loaded = await loadPage(page, `/wedding?id=${demo.weddingId}`);
  const of = (type: string) =>
    loaded.filter((file) => file.type === type).reduce((sum, file) => sum + file.bytes, 0);

  const kinds = ["document", "stylesheet", "script", "font", "image"];
  const description = kinds.map((kind) => `${kind} ${of(kind)} B`).join(", ");
  test.info().annotations.push({ type: "measured", description });
  expect(of("document") + of("stylesheet")).toBeLessThanOrEqual(20 * kB);
  expect(of("script")).toBeLessThanOrEqual(15 * kB);
  expect(loaded.every((file) => new URL(file.url).origin === new URL(site).origin)).toBe(true);
});

// Of the theme with the most styles. Each couple has drawings of its own, of different sizes.
for (const [name, query, answerDeadline, maxRequests, maxImageBytes] of [
  ["letter", "", "2028-01-01", 16, 75 * kB],
  ["form", "?svar=1", "2028-01-01", 13, 55 * kB],
  ["page after the last day", "", "2026-01-01", 14, 55 * kB],
] as const) {
  test(`an invitation's ${name} weighs no more than the wedding page`, async ({ page }) => {
    const weddingId = await insertWedding({ selectedTheme: "vintage", answerDeadline });
    const householdId = randomUUID();
    for (const guest of ["Marit", "Jonas", "Sølvi", "Eir"]) {
      await insertGuest(weddingId, { name: `${guest} Ødegård`, householdId });
    }
    const code = (await ensureCodes(weddingId, [householdId])).get(householdId) ?? "";
    const loaded = await loadPage(page, invitationPath("Kari og Ola", code) + query);
    const of = (type: string) =>
      loaded.filter((file) => file.type === type).reduce((sum, file) => sum + file.bytes, 0);
    const description = ["document", "script", "image"].map((kind) => `${kind} ${of(kind)} B`);
    test.info().annotations.push({ type: "measured", description: description.join(", ") });
    expect(of("document") + of("stylesheet")).toBeLessThanOrEqual(20 * kB);
    expect(of("script")).toBeLessThanOrEqual(15 * kB);
    expect(of("image")).toBeLessThanOrEqual(maxImageBytes);
    expect(loaded.length).toBeLessThanOrEqual(maxRequests);
  });
}

// A few per cent above the measured values.
for (const [path, maxRequests, maxBytes] of [
  ["/", 10, 215 * kB],
  ["/auth", 16, 295 * kB],
  ["/create", 23, 308 * kB],
] as const) {
  test(`${path} has at most ${maxRequests} requests and ${maxBytes / kB} kB`, async ({ page }) => {
    expectWeight(await loadPage(page, path), maxRequests, maxBytes);
  });
}

// They stand without the framework, like the wedding page; far below the 60 kB that are allowed.
for (const path of [
  "/marketplace",
  "/marketplace/dresses",
  "/search?q=kjole",
  "/product/1",
  "/guides",
  "/guide/2",
  "/guides/wedding-costs?sum=210000",
]) {
  test(`${path} has at most 8 kB of script`, async ({ page }) => {
    const loaded = await loadPage(page, path);
    expectWeight(
      loaded.filter(({ type }) => type === "script"),
      4,
      8 * kB,
    );
  });
}

test("/admin has at most 27 requests and 372 kB", async ({ plannerPage }) => {
  expectWeight(await loadPage(plannerPage, "/admin"), 27, 372 * kB);
});

test("on a slow line, scripts and fonts leave the page's styles the line", async ({
  plannerPage: page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.css$/, async (route) => {
    await promise;
    await route.continue();
  });
  const early: string[] = [];
  const note = (request: Request) => early.push(request.resourceType());
  page.on("request", note);
  const response = await page.goto("/admin", { waitUntil: "commit" });
  await response?.finished();
  await page.locator("main").waitFor({ state: "attached" });
  page.off("request", note);
  resolve();
  await expect(page.getByRole("button", { name: "Kari Solberg" })).toBeVisible();
  expect(early).toContain("stylesheet");
  expect(early).not.toContain("script");
  expect(early).not.toContain("font");
});

test("the browser loads what a screen asks for first, then toasts and overlays", async ({
  plannerPage,
  demo,
}) => {
  const lateRequests = ["toasts", "overlays"].map((name) =>
    plannerPage.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  const loaded = await loadPage(plannerPage, "/seating-chart");
  await Promise.all(lateRequests);
  const paths = loaded.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(await firstScripts(demo, "/seating-chart")));
});

// 109 kB are React and its router. What is opened by a press follows when the page can be used.
const plannerScreens = [
  "/admin",
  "/wishlist-admin",
  "/gallery-admin",
  "/guest-messages",
  "/edit-wedding",
  "/settings",
  "/held",
  "/guest-list",
  "/guest-list/invitations",
  "/guest-list/import",
  "/budget",
  "/vendors",
  "/vendors/mine",
  "/vendors/requests",
  "/sms-campaigns",
  "/seating-chart",
];

test("every screen of the planner starts with at most 12 scripts and 180 kB of them", async ({
  demo,
}) => {
  const pages = await Promise.all(
    plannerScreens.map(async (path) => ({ path, scripts: await firstScripts(demo, path) })),
  );
  const addresses = new Set(pages.flatMap(({ scripts }) => scripts));
  const sizes = new Map(
    await Promise.all(
      [...addresses].map(async (script) => {
        const body = await (await demo.fetch(script)).arrayBuffer();
        return [script, gzipSync(body).length] as const;
      }),
    ),
  );
  const sum = (scripts: string[]) =>
    scripts.reduce((bytes, script) => bytes + (sizes.get(script) ?? 0), 0);
  const uses = Map.groupBy(
    pages.flatMap(({ scripts }) => scripts),
    (script) => script,
  );
  for (const { path, scripts } of pages) {
    const own = sum(scripts.filter((script) => uses.get(script)?.length === 1));
    const description = `${path} ${scripts.length} scripts, ${sum(scripts)} B, own ${own} B`;
    test.info().annotations.push({ type: "measured", description });
    expect.soft(scripts.length, path).toBeLessThanOrEqual(12);
    expect.soft(sum(scripts), path).toBeLessThanOrEqual(180 * kB);
    expect.soft(own, `only for ${path}`).toBeLessThanOrEqual(40 * kB);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test("a page full of photos and wishes is no heavier, and photos load small and lazily", async ({
    page,
    server,
  }) => {
    const weddingId = await insertWedding();
    await execute(
      server.databaseUrl,
      `with stored as (
         insert into pictures (id, wedding_id, width, height, widths, has_avif)
         select gen_random_uuid(), $1, 800, 600, '{320,640,800}', true from generate_series(1, 24)
         returning id)
       insert into guest_photos (wedding_id, id, guest_name, caption, content_hash, visitor_id)
       select $1, id, 'Solveig', 'Bilde nummer ' || row_number() over (), id::text, gen_random_uuid()
       from stored`,
      [weddingId],
    );
    const body = await solidPicture(8, 6).webp().toBuffer();
    await page.route("**/files/pictures/**", (route) =>
      route.fulfill({ contentType: "image/webp", body }),
    );
    await insertWishes(weddingId, wishes);
    const loaded = await loadPage(page, `/wedding?id=${weddingId}`);
    const document = loaded.find(({ type }) => type === "document");
    const description = `document ${document?.bytes} B`;
    test.info().annotations.push({ type: "measured", description });
    expect(document?.bytes).toBeLessThanOrEqual(20 * kB);
    expect(loaded.filter(isPhoto).length).toBeLessThan(24);

    const last = page.locator(".photo img").last();
    await last.scrollIntoViewIfNeeded();
    await last.evaluate((image: HTMLImageElement) => image.decode());
    const photoUrls = await page
      .locator(".photo img")
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
    expect(photoUrls.at(-1)).toMatch(/-320\.\w+$/);
    expect(photoUrls.filter((url) => !/-320\.\w+$|^$/.test(url))).toEqual([]);
  });
});

/** Addresses of the scripts that the page asks for by itself. */
async function firstScripts({ fetch }: Session, path: string): Promise<string[]> {
  const html = await (await fetch(path)).text();
  const links = [...parseHtml(html).document.querySelectorAll("link[rel=modulepreload]")];
  const [, late] = /for\(const href of (\[[^\]]+\])/.exec(html) ?? [];
  const addresses = late ? JSON.parse(late) : links.map((link) => link.getAttribute("href"));
  if (addresses.length === 0) throw new Error(`${path} asks for no scripts`);
  return addresses;
}

function expectWeight(loaded: LoadedFile[], maxRequests: number, maxBytes: number): void {
  const bytes = loaded.reduce((sum, file) => sum + file.bytes, 0);
  const description = `${loaded.length} requests, ${bytes} B`;
  test.info().annotations.push({ type: "measured", description });
  expect(loaded.length).toBeLessThanOrEqual(maxRequests);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
}

function isPhoto({ url }: LoadedFile): boolean {
  return url.includes("/files/pictures/");
}

interface LoadedFile {
  url: string;
  type: string;
  /** Compressed size of the body. */
  bytes: number;
}

async function loadPage(page: Page, path: string): Promise<LoadedFile[]> {
  const responses: Response[] = [];
  // Data of an open page is loaded again at any time, and an event stream has no body.
  const collect = (response: Response) => {
    const isData = ["fetch", "eventsource"].includes(response.request().resourceType());
    // The preview in a frame is a page of its own.
    if (!isData && response.frame() === page.mainFrame()) responses.push(response);
  };
  page.on("response", collect);
  // Between its styles and its scripts, a page on a busy machine can be idle too.
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  return Promise.all(
    responses.map(async (response) => ({
      url: response.url(),
      type: response.request().resourceType(),
      bytes: gzipSync(await response.body()).length,
    })),
  );
}

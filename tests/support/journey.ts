import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import {
  connectToServer,
  databaseUrlOf,
  disableFsync,
  execute,
  makeDataFolder,
  type RunningServer,
  startServer,
  withDatabaseName,
} from "./server.ts";
import { type Session, signInAsDemo } from "./sessions.ts";
import { watchFolder } from "./timing.ts";

/** The page gets less than half of what `axe.source` holds. */
const axeSource = readFileSync(resolve("node_modules/axe-core/axe.min.js"), "utf8");

interface CapturedMail {
  to: { address: string };
  replyTo?: { address: string };
  subject: string;
  text: string;
  html: string;
}

export interface Mailbox {
  /** Waits for a mail to `email` with this subject, or for several. Returns the newest. */
  waitFor: (email: string, subject?: RegExp, count?: number) => Promise<CapturedMail>;
  firstLink: (mail: CapturedMail) => string;
}

interface Fixtures {
  mail: Mailbox;
  newPage: () => Promise<Page>;
  /** The page, signed in as the demo couple. Tests that end the session must open their own. */
  plannerPage: Page;
}

interface WorkerFixtures {
  server: RunningServer & { databaseUrl: string };
  site: string;
  /** The demo couple, signed in once for all tests of the worker. */
  demo: Session & { weddingId: string };
}

/**
 * End-to-end test of the built server: each worker has a server and database with
 * the demo wedding. A test fails on script errors and content policy violations.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      const folder = await makeDataFolder();
      const database = await makeServerDatabase();
      const server = await startServer(folder.path, { DEMO: "true", ...database.settings });
      const databaseUrl = database.settings.DATABASE_URL ?? databaseUrlOf(server.dataDir);
      if (!database.settings.DATABASE_URL) await disableFsync(databaseUrl);
      connectToServer({ ...server, databaseUrl });
      await use({ ...server, databaseUrl });
      await disconnectDatabase();
      await server.stop();
      await database.remove();
      await folder.remove();
    },
    // Tests use the database without asking for the server.
    { scope: "worker", timeout: 60_000, auto: true },
  ],
  site: [({ server }, use) => use(server.url), { scope: "worker" }],
  demo: [async ({ site }, use) => use(await signInAsDemo(site)), { scope: "worker" }],
  baseURL: ({ site }, use) => use(site),
  mail: ({ server }, use) => use(makeMailbox(server.dataDir)),
  context: async ({ context }, use) => {
    const errors = collectErrors(context);
    await use(context);
    expect(errors).toEqual([]);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydration(page);
    await use(page);
  },
  plannerPage: async ({ page, demo, site }, use) => {
    await page.context().addCookies(demo.cookies.map((cookie) => ({ ...cookie, url: site })));
    await use(page);
  },
  newPage: async ({ browser }, use) => {
    const opened: { context: BrowserContext; errors: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push({ context, errors: collectErrors(context) });
      const page = await context.newPage();
      waitForHydration(page);
      return page;
    });
    for (const { context, errors } of opened) {
      await context.close();
      expect(errors).toEqual([]);
    }
  },
});

export { expect };

/**
 * Soft assertion that the page violates no WCAG 2.2 A or AA rule, and has all content in landmarks.
 * @param selector limits the check to a part of the page
 */
export async function expectAccessible(page: Page, selector = "html"): Promise<void> {
  for (const frame of page.frames()) {
    // A frame may be replaced meanwhile; axe skips frames without its script.
    const hasAxe = await frame.evaluate(() => "axe" in window).catch(() => true);
    if (!hasAxe) await frame.evaluate(axeSource).catch(() => undefined);
  }
  // Colours on their way to others have contrasts of their own.
  await page.evaluate(finishTransitions);
  const violations = await page.evaluate(findViolations, selector);
  expect.soft(violations, `${selector} of ${page.url()}`).toEqual([]);
}

/** Runs in the page. Leaves out spinners, which never end. */
async function finishTransitions(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the page. */
async function findViolations(selector: string): Promise<string[]> {
  const { violations } = await (window as never as { axe: typeof axe }).axe.run(selector, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    // Of the best practices, the only one that finds a skip link in the wrong place.
    rules: { region: { enabled: true } },
    resultTypes: ["violations"],
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
  );
}

/**
 * Makes goto and reload wait for hydration, unless the test passes `waitUntil`. Before hydration,
 * forms are sent as without script.
 */
function waitForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await hydration(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await hydration(page);
    return response;
  };
}

/** `waitForFunction` would load Playwright's script once more, into the page's own world. */
function hydration(page: Page): Promise<void> {
  // The page may have led to another one meanwhile.
  return page.evaluate(untilHydrated).catch(() => page.evaluate(untilHydrated));
}

/** Runs in the page: React marks each hydrated element. */
async function untilHydrated(): Promise<void> {
  const isHydrated = () => {
    // Parts of the first view whose code comes late are sections.
    const parts = [...document.querySelectorAll("main, main section")];
    const isMarked = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith("__reactFiber"));
    return parts.length > 0 && parts.every(isMarked);
  };
  while ("__reactRouterContext" in window && !isHydrated()) {
    await new Promise(requestAnimationFrame);
  }
}

/** Collects script errors and content policy violations. */
function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on("weberror", (event) => {
    const { message } = event.error();
    // React Router's harmless AbortError for superseded loads.
    if (message !== "signal is aborted without reason") errors.push(message);
  });
  context.on("console", (message) => {
    // Chromium logs 4xx responses and network errors, which some tests provoke.
    const expected = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !expected) errors.push(message.text());
  });
  return errors;
}

/** Creates a database on DATABASE_URL; without it, the server starts its own. */
async function makeServerDatabase(): Promise<{
  settings: Record<string, string>;
  remove: () => Promise<unknown>;
}> {
  const url = process.env.DATABASE_URL;
  if (!url) return { settings: {}, remove: async () => undefined };
  const name = `jaord_journey_${randomBytes(4).toString("hex")}`;
  await execute(url, `create database ${name}`);
  return {
    settings: { DATABASE_URL: withDatabaseName(url, name) },
    remove: () => execute(url, `drop database ${name} with (force)`),
  };
}

function makeMailbox(dataDir: string): Mailbox {
  const folder = join(dataDir, "mail");
  return {
    waitFor: async (email, subject = /./, count = 1) => {
      const mail = await watchFolder(folder, () => {
        const found = readCapturedMails(folder).filter(
          ({ to, subject: text }) => to.address === email && subject.test(text),
        );
        return found.length < count ? undefined : found[0];
      });
      if (!mail) throw new Error(`no ${count} mails to ${email}`);
      return mail;
    },
    firstLink: (mail) => /https?:\/\/\S+/.exec(mail.text)?.[0] ?? "",
  };
}

/** Newest first: file names begin with the time. */
function readCapturedMails(folder: string): CapturedMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && !name.startsWith("."))
    .sort()
    .reverse()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

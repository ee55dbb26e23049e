import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { makeDataFolder } from "./data-folder.ts";
import { withDatabaseName, execute } from "./database-url.ts";
import { databaseUrlOf } from "./database-process.ts";
import { type RunningServer, startServer } from "./server.ts";

interface KeptMail {
  to: { address: string };
  subject: string;
  text: string;
  html: string;
}

export interface Mailbox {
  /** Waits for a mail to `address`, and answers the newest; `subject` narrows it down. */
  to: (address: string, subject?: RegExp) => Promise<KeptMail>;
  /** The first link of a mail's text. */
  linkIn: (mail: KeptMail) => string;
}

interface Fixtures {
  mail: Mailbox;
  /** One more person with an own browser. */
  newPage: () => Promise<Page>;
}

interface WorkerFixtures {
  server: RunningServer & { databaseUrl: string };
  site: string;
}

/**
 * A journey through the built product: each worker has a server with an own database that holds
 * the demo wedding. A test fails when a page broke the content policy or ran into an error.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      const folder = await makeDataFolder();
      const database = await makeServerDatabase();
      const server = await startServer(folder.path, { DEMO: "true", ...database.settings });
      const databaseUrl = database.settings.DATABASE_URL ?? databaseUrlOf(server.dataDir);
      await use({ ...server, databaseUrl });
      await server.stop();
      await database.remove();
      await folder.remove();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  site: [({ server }, use) => use(server.url), { scope: "worker" }],
  baseURL: ({ site }, use) => use(site),
  mail: ({ server }, use) => use(mailboxOf(server.dataDir)),
  context: async ({ context }, use) => {
    const faults = watch(context);
    await use(context);
    expect(faults).toEqual([]);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForScripts(page);
    await use(page);
  },
  newPage: async ({ browser }, use) => {
    const opened: { context: BrowserContext; faults: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push({ context, faults: watch(context) });
      const page = await context.newPage();
      waitForScripts(page);
      return page;
    });
    for (const { context, faults } of opened) {
      await context.close();
      expect(faults).toEqual([]);
    }
  },
});

export { expect };

/**
 * Fails with the rules that the page as it stands breaks, of WCAG 2.2 level A and AA.
 * @param part a selector, where the rest of the page has been looked at before
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: tags, resultTypes: ["violations"] })
    // Joins the frames' results in the page itself; an own empty page for that takes twice as long.
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`),
  ).toEqual([]);
}

/**
 * Lets the page's script listen before a test goes on, unless it says what else it waits for.
 * Somebody can act on a page before that, and then its forms are sent as without a script; a test
 * must know which of the two it looks at.
 */
function waitForScripts(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (!options?.waitUntil) await page.waitForFunction(isListening);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await page.waitForFunction(isListening);
    return response;
  };
}

/** Runs in the page: React marks each element it has taken over. */
function isListening(): boolean {
  if (!("__reactRouterContext" in window)) return true;
  const content = document.querySelector("main");
  return content !== null && Object.keys(content).some((key) => key.startsWith("__reactFiber"));
}

/** Collects what goes wrong in a browser without showing: script errors, refused styles. */
function watch(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on("weberror", (fault) => {
    const { message } = fault.error();
    // Of a load that a newer one took the place of when its data had come, though not its end: the
    // framework has the data by then, and nobody waits for the end that fails.
    if (message !== "signal is aborted without reason") faults.push(message);
  });
  context.on("console", (message) => {
    // A page that answers 4xx, or a cut network, is logged too, and is what some tests ask for.
    const expected = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !expected) faults.push(message.text());
  });
  return faults;
}

/** With DATABASE_URL, a new database there; without, the server brings its own. */
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

function mailboxOf(dataDir: string): Mailbox {
  return {
    to: async (address, subject = /./) => {
      let found: KeptMail | undefined;
      await expect
        .poll(() => {
          found = keptMails(dataDir).find(
            (mail) => mail.to.address === address && subject.test(mail.subject),
          );
          return found !== undefined;
        }, `a mail to ${address}`)
        .toBe(true);
      if (!found) throw new Error(`no mail to ${address}`);
      return found;
    },
    linkIn: (mail) => /https?:\/\/\S+/.exec(mail.text)?.[0] ?? "",
  };
}

/** Newest first: the names begin with the time. */
function keptMails(dataDir: string): KeptMail[] {
  const folder = join(dataDir, "mail");
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json") && !name.startsWith("."))
      .sort()
      .reverse()
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
  } catch {
    return [];
  }
}

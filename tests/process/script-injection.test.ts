import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import playwright from "../../playwright.config.ts";
import { ensureChromium } from "../../scripts/chromium.mjs";
import { type Couple, connect, makeCouple } from "../isolation/couple.ts";
import { idInPath } from "../isolation/form-requests.ts";
import { publish } from "../isolation/published.ts";
import { describeRoutes } from "../isolation/routes.ts";

// Every text of the database is an attack: it ends what it may stand in, and then adds elements.

const server = inject("server");
const { database, disconnect } = await connect(server);
let browser: Browser;

beforeAll(async () => {
  const executablePath = await ensureChromium();
  browser = await chromium.launch({ ...playwright.use?.launchOptions, executablePath });
});

afterAll(async () => {
  await browser.close();
  await disconnect();
});

const mark = "xss-mark";
const element = `<${mark}></${mark}><img src=x onerror=${mark}()><svg onload=${mark}()>`;
const attack = [
  `"'--></title></style></textarea></noscript></template></script>${element}`,
  `<script>${mark}()</script><!--\u2028<![CDATA[`,
  // What is decoded once more would become elements.
  `&lt;${mark}&gt;&#60;${mark}&#62;%3C${mark}%3E\\u003c${mark}\\u003e`,
  `{{${mark}()}}\${${mark}()}`,
].join("");

test("no text of a couple, a guest, a vendor or a seller becomes part of a page", async () => {
  const couple = await makeCouple(server, database, attack);
  const { listingId, invitationPath } = await publish(database, couple);
  const admin = "insert into user_roles (user_id, role) values ($1, 'admin')";
  await database.query(admin, [couple.userId]);
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block" });
  const { cookies } = couple.session;
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url })));
  const page = await context.newPage();
  const findings: string[] = [];
  const record = (text: string) => void findings.push(`${page.url()}: ${text}`);
  page.on("dialog", (dialog) => dialog.dismiss().then(() => record(dialog.message())));

  await page.goto("/privacy");
  const found = await Promise.all(
    paths(couple, listingId, invitationPath).map((path) => readInBrowser(page, path)),
  );
  findings.push(...found.flatMap((each) => each.findings));
  const shown = found.filter(({ isShown }) => isShown);
  expect(shown.length).toBeGreaterThan(30);
  // What was only parsed, such as mails, has styles that the policy of this page forbids.
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) record(message.text());
  });
  for (const { path } of shown.filter(({ isPage }) => isPage)) {
    await page.goto(path);
    for (const text of await page.evaluate(findInjected, { mark })) record(text);
  }
  expect(findings).toEqual([]);
});

/** Returns the address of every page and file, with the couple's ids. */
function paths(couple: Couple, listingId: string, invitationPath: string): string[] {
  return describeRoutes()
    .filter(
      ({ path, audience }) => audience !== "developers" && !/^live$|\.zip$|\.xlsx$/.test(path),
    )
    .map(({ path }) => {
      if (path === "b/:names/:code") return invitationPath;
      if (path === "product/:id?") return `/product/${listingId}`;
      const id = /:id(?!\?)/.test(path) ? idInPath(path, couple) : couple.weddingId;
      return `/${path.replaceAll(/:\w+\??|\*/g, id)}?id=${couple.weddingId}`;
    });
}

/** Parses the response as the browser does, without running it. */
async function readInBrowser(page: Page, path: string) {
  const { type, body } = await page.evaluate(async (path) => {
    const response = await fetch(path);
    return { type: response.headers.get("Content-Type") ?? "", body: await response.text() };
  }, path);
  const isPage = type.startsWith("text/html");
  const isParsed = isPage || type.includes("svg");
  const findings = isParsed ? await page.evaluate(findInjected, { mark, body, type }) : [];
  return {
    path,
    isPage,
    isShown: body.includes(mark),
    findings: findings.map((finding) => `${path}: ${finding}`),
  };
}

/** Runs in the browser. Returns elements that a text has become: of the page, or of a body. */
function findInjected({ mark, body, type = "" }: { mark: string; body?: string; type?: string }) {
  const format = type.includes("svg") ? "image/svg+xml" : "text/html";
  const parsed = body === undefined ? document : new DOMParser().parseFromString(body, format);
  const attributes = ["href", "src", "action", "formaction"].map(
    (name) => `[${name}^="javascript:" i]`,
  );
  const found = parsed.querySelectorAll(
    [mark, "[onerror]", "[onload]", "parsererror", ...attributes].join(),
  );
  return [...found].map(({ outerHTML }) => outerHTML.slice(0, 120));
}

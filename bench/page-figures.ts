import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Request } from "@playwright/test";
import playwright from "../playwright.config.ts";

export interface RequestedPage {
  url: URL;
  cookie: string;
  status: number;
}

interface LoadedFile {
  type: string;
  transferred: number;
  gzip: number;
}

/** A load ends once the network has been quiet for this long. */
const quietMs = 1_000;
/** Excluded, because the number of reloads depends on the speed of the machine. */
const dataTypes = ["fetch", "xhr"];
const tickMs = 10;

export async function timeDocument(page: RequestedPage, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sampleMs: number[] = [];
  for (let i = 0; i < count; i++) {
    const started = performance.now();
    await documentBytes(page, "br", agent);
    sampleMs.push(performance.now() - started);
  }
  agent.destroy();
  return sampleMs;
}

/** Bytes of the document by content coding; random ids and nonces make them vary a little. */
export async function documentWeight(page: RequestedPage) {
  return {
    raw: await documentBytes(page, "identity"),
    gzip: await documentBytes(page, "gzip"),
    brotli: await documentBytes(page, "br"),
  };
}

/** Unlike `fetch`, does not decode the body. */
function documentBytes(
  { url, cookie, status }: RequestedPage,
  coding: "identity" | "gzip" | "br",
  agent?: Agent,
): Promise<number> {
  const headers = { Accept: "text/html", "Accept-Encoding": coding, Cookie: cookie };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === status) resolve(bytes);
        else reject(new Error(`${url} has status ${response.statusCode}, not ${status}`));
      });
    }).on("error", reject);
  });
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(playwright.use?.launchOptions);
}

/** Loads a page with an empty cache. */
export async function loadWeight(browser: Browser, { url, cookie }: RequestedPage) {
  const { viewport, locale, timezoneId } = playwright.use ?? {};
  const context = await browser.newContext({ viewport, locale, timezoneId });
  for (const pair of cookie.split("; ").filter(Boolean)) {
    const [name = "", ...value] = pair.split("=");
    await context.addCookies([{ name, value: value.join("="), url: url.origin }]);
  }
  const page = await context.newPage();
  const running = new Set<Request>();
  const finished: Request[] = [];
  let lastEvent = 0;
  page.on("request", (request) => {
    lastEvent = performance.now();
    // Event streams never end.
    if (request.resourceType() !== "eventsource") running.add(request);
  });
  page.on("requestfailed", (request) => running.delete(request));
  page.on("requestfinished", (request) => {
    lastEvent = performance.now();
    running.delete(request);
    finished.push(request);
  });
  await page.goto(url.href);
  while (running.size > 0 || performance.now() - lastEvent < quietMs) await wait(50);
  const files = (await Promise.all(finished.map(fileOf))).filter((file) => file !== undefined);
  await context.close();
  const of = (...types: string[]) => sumOf(files.filter(({ type }) => types.includes(type)));
  return {
    page: sumOf(files.filter(({ type }) => !dataTypes.includes(type))),
    scripts: of("script"),
    stylesheets: of("stylesheet"),
    fonts: of("font"),
    images: of("image"),
    data: of(...dataTypes),
  };
}

/** Undefined for requests served from the cache, such as a preloaded font. */
async function fileOf(request: Request): Promise<LoadedFile | undefined> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const transferred = responseBodySize + responseHeadersSize;
  const response = await request.response();
  if (transferred === 0 || !response) return undefined;
  const type = request.resourceType();
  return { type, transferred, gzip: gzipSync(await response.body()).length };
}

function sumOf(files: LoadedFile[]) {
  return {
    requests: files.length,
    transferred: files.reduce((sum, file) => sum + file.transferred, 0),
    gzip: files.reduce((sum, file) => sum + file.gzip, 0),
  };
}

export function processCpuMs(pid: number): number {
  const { user, system } = statOf(pid);
  return (user + system) * tickMs;
}

/** CPU time of a process and its children, running or ended: PostgreSQL has one per connection. */
export function groupCpuMs(pid: number): number {
  const children = readdirSync("/proc")
    .map(Number)
    .filter((other) => other > 0 && statOf(other).parent === pid);
  const running = [pid, ...children].reduce((sum, one) => sum + processCpuMs(one), 0);
  return running + statOf(pid).endedChildren * tickMs;
}

function statOf(pid: number) {
  let stat = "";
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {}
  // The process name, in brackets, may hold spaces; the fields after it do not.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const field = (at: number) => Number(fields[at] ?? 0);
  return {
    parent: field(1),
    user: field(11),
    system: field(12),
    endedChildren: field(13) + field(14),
  };
}

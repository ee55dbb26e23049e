import { randomUUID } from "node:crypto";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertGuest } from "../tests/support/factories.ts";
import { connectToServer, makeDataFolder, startServer } from "../tests/support/server.ts";
import { signUpOwner } from "../tests/support/sessions.ts";
import { launchBrowser } from "./page-figures.ts";

// node bench/guest-list.ts
// Measures the list of 2,000 guests on a phone with a processor four times slower: first rows of a
// navigation inside the app, and of each key of a search and each filter. Needs a build and a quiet
// machine. "cpu" is the time of the page's main thread, which depends less on other programs.
const guestCount = 2000;
const rounds = 3;
const slowdown = 4;

const folder = await makeDataFolder();
const server = await startServer(folder.path);
connectToServer(server);
const couple = await signUpOwner(server, "mange.gjester@example.no");
for (let number = 1; number <= guestCount; number++) {
  await insertGuest(couple.weddingId as OwnedWeddingId, {
    name: `Gjest ${number}`,
    email: `gjest.${number}@example.no`,
    phone: `+479${String(number).padStart(7, "0")}`,
    rsvpStatus: number % 3 === 0 ? "attending" : null,
    householdId: randomUUID(),
  });
}

const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
await context.addCookies(couple.cookies.map((cookie) => ({ ...cookie, url: server.url })));
const page = await context.newPage();
const devTools = await context.newCDPSession(page);
await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

await devTools.send("Performance.enable", { timeDomain: "threadTicks" });

const figures = new Map<string, { ms: number; cpu: number }[]>();

/** `work` runs in the page and returns how many milliseconds it took. */
async function measure<Argument>(
  name: string,
  work: (argument: Argument) => Promise<number>,
  argument: Argument,
): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const before = await mainThreadMs();
  const ms = await page.evaluate(work as never, argument);
  figures.set(name, [
    ...(figures.get(name) ?? []),
    { ms: ms as number, cpu: (await mainThreadMs()) - before },
  ]);
}

async function mainThreadMs(): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

async function navigate(): Promise<number> {
  const { promise: shown, resolve } = Promise.withResolvers<void>();
  // An observer, because requestAnimationFrame in a loop adds frames to what is measured.
  const observer = new MutationObserver(() => {
    if (document.querySelector("tr[data-row]")) resolve();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const start = performance.now();
  document.querySelector<HTMLElement>("#meny a[href='/guest-list']")?.click();
  await shown;
  observer.disconnect();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}

async function typeText(text: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>("[type=search]");
  const start = performance.now();
  if (field) field.value = text;
  field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}

async function filterBy(selector: string): Promise<number> {
  const start = performance.now();
  document.querySelector<HTMLElement>(selector)?.click();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}

for (let round = 0; round < rounds; round++) {
  await page.goto(`${server.url}/admin`, { waitUntil: "networkidle" });
  // Hydration turns the account link into a menu.
  await page.locator("header [aria-haspopup=menu]").waitFor();
  await measure("navigation", navigate, undefined);
  await page.waitForFunction(
    (all) => document.querySelectorAll("tr[data-row]").length === all,
    guestCount,
    { timeout: 120_000 },
  );
  for (const text of ["gjest 1", "gjest 19", "gjest 199", "gjest 19", "gjest 1"]) {
    await measure("key", typeText, text);
    await page.waitForURL((url) => url.searchParams.get("sok") === text);
  }
  await measure("clear", typeText, "");
  await page.waitForURL((url) => !url.searchParams.has("sok"));
  for (const status of ["kommer", "venter"]) {
    await measure("filter", filterBy, `a[href*='status=${status}']`);
    await page.waitForURL((url) => url.searchParams.get("status") === status);
  }
}
const medianOf = (samples: number[]) => samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0;
for (const [name, samples] of figures) {
  const all = samples.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b);
  const cpu = Math.round(medianOf(samples.map((sample) => sample.cpu)));
  process.stdout.write(
    `${name.padEnd(12)} median ${medianOf(all)} ms of ${all.join(" ")}; cpu ${cpu} ms\n`,
  );
}
await browser.close();
await disconnectDatabase();
await server.stop();
await folder.remove();

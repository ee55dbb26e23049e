import { randomUUID } from "node:crypto";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertGuest } from "../tests/support/factories.ts";
import { connectToServer, makeDataFolder, startServer } from "../tests/support/server.ts";
import { signUpOwner } from "../tests/support/sessions.ts";
import { launchBrowser } from "./page-figures.ts";

// node bench/guest-list.ts
// Measures the list of 2,000 guests on a phone with a processor four times slower: first rows of a
// navigation inside the app, and of each key of a search and each filter. Needs a build.
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

const figures: Record<string, number[]> = { navigation: [], key: [], filter: [], clear: [] };
for (let round = 0; round < rounds; round++) {
  await page.goto(`${server.url}/admin`, { waitUntil: "networkidle" });
  // Hydration turns the account link into a menu.
  await page.locator("header [aria-haspopup=menu]").waitFor();
  figures.navigation?.push(
    await page.evaluate(async () => {
      const start = performance.now();
      document.querySelector<HTMLElement>("#meny a[href='/guest-list']")?.click();
      while (!document.querySelector("tr[data-row]")) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now() - start;
    }),
  );
  await page.waitForFunction(
    (all) => document.querySelectorAll("tr[data-row]").length === all,
    guestCount,
    { timeout: 120_000 },
  );
  for (const [name, text] of [
    ["key", "gjest 1"],
    ["key", "gjest 19"],
    ["key", "gjest 199"],
    ["clear", ""],
  ] as const) {
    figures[name]?.push(
      await page.evaluate(async (typed) => {
        const field = document.querySelector<HTMLInputElement>("[type=search]");
        const start = performance.now();
        if (field) field.value = typed;
        field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
        await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done));
        return performance.now() - start;
      }, text),
    );
    await page.waitForURL((url) => (url.searchParams.get("sok") ?? "") === text);
  }
  figures.filter?.push(
    await page.evaluate(async () => {
      const start = performance.now();
      document.querySelector<HTMLElement>("a[href*='status=kommer']")?.click();
      await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done));
      return performance.now() - start;
    }),
  );
}
for (const [name, samples] of Object.entries(figures)) {
  const sorted = samples.toSorted((a, b) => a - b).map(Math.round);
  const median = sorted[sorted.length >> 1];
  process.stdout.write(`${name.padEnd(12)} median ${median} ms of ${sorted.join(" ")}\n`);
}
await browser.close();
await disconnectDatabase();
await server.stop();
await folder.remove();

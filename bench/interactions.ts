import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import type { Page } from "@playwright/test";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertBudget } from "../tests/support/budget-journey.ts";
import { insertGuests, insertPhoto } from "../tests/support/factories.ts";
import { likeButtons } from "../tests/support/guest-page.ts";
import { insertExampleChart } from "../tests/support/seating-example.ts";
import { connectToServer, makeDataFolder, startServer } from "../tests/support/server.ts";
import { signUpOwner } from "../tests/support/sessions.ts";
import { launchBrowser } from "./page-figures.ts";

// node bench/interactions.ts [rounds]
// Measures how long a phone with a processor four times slower takes from a press or key to the next
// frame, as the browser reports it for Interaction to Next Paint. Needs a build and a quiet machine.
// Writes bench/results/interactions.json; exit code 1 when a median is above 100 ms.
const rounds = Number(process.argv[2] ?? 5);
const slowdown = 4;
const maxMs = 100;
const guestCount = 2000;

const folder = await makeDataFolder();
const server = await startServer(folder.path);
connectToServer(server);
const couple = await signUpOwner(server, "raske.trykk@example.no");
const weddingId = couple.weddingId as OwnedWeddingId;
const crowded = await signUpOwner(server, "mange.gjester@example.no");
await insertExampleChart({ weddingId, userId: couple.userId as AccountId });
await insertBudget(weddingId, [{ name: "Fotograf", category: "Foto", price: 20_000 }]);
await insertPhoto(weddingId);
await insertGuests(
  crowded.weddingId as OwnedWeddingId,
  Array.from({ length: guestCount }, (_, number) => ({
    name: `Gjest ${number}`,
    householdId: randomUUID(),
  })),
);

const browser = await launchBrowser();
const durations = new Map<string, number[]>();

/** Runs in the page, before anything of it. */
function observeInteractions(): void {
  const seen: number[] = [];
  Object.assign(window, { seenInteractions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.push(entry.duration);
    // Shorter ones are not reported: they took one frame.
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Records the slowest of the events that `act` causes, up to the frame that shows their effect. */
async function measure(name: string, page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const before = await page.evaluate(() => (window as never as Seen).seenInteractions.length);
  await act();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
  );
  const all = await page.evaluate(() => (window as never as Seen).seenInteractions);
  const slowest = Math.max(0, ...all.slice(before));
  durations.set(name, [...(durations.get(name) ?? []), slowest]);
}

interface Seen {
  seenInteractions: number[];
}

async function openPage(path: string, { cookies = [] as { name: string; value: string }[] } = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url })));
  await context.addInitScript(observeInteractions);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(server.url + path, { waitUntil: "networkidle" });
  return page;
}

for (let round = 0; round < rounds; round++) {
  const guest = await openPage(`/wedding?id=${weddingId}`);
  await measure("like", guest, () => likeButtons(guest).first().click());
  await guest.locator("#rsvp summary").click();
  await guest.getByLabel("Fullt navn").fill("Åse Øye");
  await guest.locator("#rsvp").getByLabel("E-post").fill("ase@example.no");
  await guest.getByRole("radio", { name: "Kommer", exact: true }).check();
  await measure("answer", guest, async () => {
    await guest.locator("#rsvp").getByRole("button", { name: "Send svar" }).click();
    await guest.getByText("Takk for bekreftelsen!").first().waitFor();
  });
  await guest.context().close();

  const list = await openPage("/guest-list", crowded);
  await list.waitForFunction(
    (all) => document.querySelectorAll("tr[data-row]").length === all,
    guestCount,
    { timeout: 120_000 },
  );
  await list.getByRole("searchbox").first().click();
  await measure("search", list, () => list.keyboard.type("gjest 19", { delay: 80 }));
  await list.context().close();

  const chart = await openPage("/seating-chart?vis=liste", couple);
  await chart.getByRole("button", { name: "Flytt Oda Krogh" }).first().click();
  await measure("seat move", chart, () =>
    chart.getByRole("menuitem", { name: round % 2 === 0 ? /^Koret/ : /^Studievenner/ }).click(),
  );
  await chart.getByText("Lagret").first().waitFor({ state: "attached" });
  await chart.context().close();

  const budget = await openPage("/budget?vis=poster", couple);
  await budget.getByRole("link", { name: "Fotograf" }).first().click();
  const sheet = budget.getByRole("dialog", { name: "Fotograf" });
  await sheet.getByLabel("Avtalt pris").fill("");
  await measure("budget edit", budget, async () => {
    await sheet.getByLabel("Avtalt pris").pressSequentially(String(58_000 + round));
    await budget.keyboard.press("Enter");
    await sheet.waitFor({ state: "hidden" });
  });
  await budget.context().close();
}

const medianOf = (samples: number[]) => samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0;
const results = Object.fromEntries(
  [...durations].map(([name, samples]) => [
    name,
    { median: medianOf(samples), samples: samples.join(" ") },
  ]),
);
for (const [name, { median, samples }] of Object.entries(results)) {
  process.stdout.write(`${name.padEnd(12)} median ${median} ms of ${samples}\n`);
  if (median > maxMs) process.exitCode = 1;
}
const out = "bench/results/interactions.json";
mkdirSync("bench/results", { recursive: true });
const date = new Date().toISOString();
const node = process.version;
writeFileSync(
  out,
  `${JSON.stringify({ date, node, loadAverage: loadavg()[0], slowdown, results }, null, 2)}\n`,
);
await browser.close();
await disconnectDatabase();
await server.stop();
await folder.remove();

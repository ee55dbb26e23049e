import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { makeDataFolder, startServer } from "../tests/support/server.ts";
import { type Figure, median, requireQuietMachine, withSpread, writeFigures } from "./figures.ts";
import { load, pin, requirePrograms } from "./load/wrk.ts";
import { timeDocument } from "./page-figures.ts";

// node bench/overload.ts [--busy]: requests for rendered pages at five times the rate that the server
// can serve, which is sent whatever becomes of them: how many are served and refused, how quickly, and
// how pages are afterwards. Server on core 0, clients on core 1. Needs a build, taskset and Debian's wrk.
const rounds = 5;
const seconds = 5;
const factor = 5;
/** Before, it could be a crowd that comes once; all of that are served. */
const countedFromMs = 3_000;
const tickMs = 5;

interface Sent {
  status: number;
  afterMs: number;
  tookMs: number;
}

requirePrograms();
requireQuietMachine();

const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "true" });
pin(server.pid);
const wedding = /Demo wedding:\s+(\S+)/.exec(server.output())?.[1] ?? "";
const rendered = `${wedding.replace(/^https?:\/\/[^/]+/, server.url)}&vis=alle`;
const page = { url: new URL(rendered), cookie: "", status: 200 };

const perSecond = { peak: [] as number[], served: [] as number[], refused: [] as number[] };
const refusals = { median: [] as number[], p99: [] as number[] };
const pages = { before: [] as number[], after: [] as number[] };
try {
  load(rendered, { seconds });
  for (let round = 0; round < rounds; round++) {
    pages.before.push(median(await timeDocument(page, 20)));
    const peak = load(rendered, { seconds: 3 });
    perSecond.peak.push(peak);
    const sent = (await sendAtRate(peak * factor)).filter(
      ({ afterMs }) => afterMs >= countedFromMs,
    );
    const counted = seconds - countedFromMs / 1_000;
    const refused = sent.filter(({ status }) => status === 503);
    perSecond.served.push(sent.filter(({ status }) => status === 200).length / counted);
    perSecond.refused.push(refused.length / counted);
    const times = refused.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
    refusals.median.push(median(times));
    refusals.p99.push(times[Math.floor(times.length * 0.99)] ?? Number.NaN);
    await wait(200);
    pages.after.push(median(await timeDocument(page, 20)));
  }
} finally {
  await server.stop();
  await folder.remove();
}

const kept = perSecond.served.map((served, round) => served / (perSecond.peak[round] ?? 0));
const recovered = pages.after.map((took, round) => took / (pages.before[round] ?? 0));
const row = (name: string, figure: string, goal: string, isMet: boolean, note: string): Figure => ({
  ...{ name, figure, goal, isMet, note },
});
const rate = (values: number[]) => Math.round(median(values));
writeFigures("overload", "At five times the capacity", [
  row(
    "Served, beside the most that can be served",
    withSpread(kept),
    "≥ 0.8",
    median(kept) >= 0.8,
    `${rate(perSecond.served)} served, ${rate(perSecond.refused)} refused, at most ${rate(perSecond.peak)} a second`,
  ),
  row(
    "99 % of the refusals after",
    `${withSpread(refusals.p99, 0)} ms`,
    "≤ 50 ms",
    median(refusals.p99) <= 50,
    `half of them after ${median(refusals.median).toFixed(0)} ms`,
  ),
  row(
    "A page 0.2 s afterwards, beside before",
    withSpread(recovered),
    "≤ 1.2",
    median(recovered) <= 1.2,
    `${median(pages.after).toFixed(1)} ms, ${median(pages.before).toFixed(1)} ms`,
  ),
]);
process.exit();

/** Sends so many requests a second. Returns what became of them, once all have ended. */
async function sendAtRate(perSecond: number): Promise<Sent[]> {
  pin(process.pid, 1);
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const sent: Promise<Sent>[] = [];
  for (let ms = 0; ms < seconds * 1_000; ms = performance.now() - startedAt) {
    while (sent.length < (ms / 1_000) * perSecond) sent.push(send(agent, ms));
    await wait(tickMs);
  }
  const results = await Promise.all(sent);
  agent.destroy();
  return results;
}

function send(agent: Agent, afterMs: number): Promise<Sent> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) =>
      resolve({ status, afterMs, tookMs: performance.now() - startedAt });
    const request = get(rendered, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      response.resume().once("end", () => end(response.statusCode ?? 0));
    });
    request.once("error", () => end(0));
  });
}

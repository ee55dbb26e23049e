import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { makeDataFolder, startServer } from "../tests/support/server.ts";
import { type Figure, median, requireQuietMachine, withSpread, writeFigures } from "./figures.ts";
import { load, pin, requirePrograms } from "./load/wrk.ts";
import { timeDocument } from "./page-figures.ts";

// node bench/overload.ts [--busy]: five times as many connections as the server can serve rendered
// pages to: how many it serves and refuses, how quickly, and how pages are afterwards. Server on core
// 0, wrk on core 1. Needs a build, taskset and Debian's wrk.
const rounds = 5;
const seconds = 3;
const capacity = 16;

requirePrograms();
requireQuietMachine();

const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "true" });
pin(server.pid);
const wedding = /Demo wedding:\s+(\S+)/.exec(server.output())?.[1] ?? "";
const rendered = `${wedding.replace(/^https?:\/\/[^/]+/, server.url)}&vis=alle`;
const page = { url: new URL(rendered), cookie: "", status: 200 };

load(rendered, { seconds });
const served = { normal: [] as number[], overloaded: [] as number[] };
const refused: number[] = [];
const p99: number[] = [];
const pages = { before: [] as number[], after: [] as number[] };
for (let round = 0; round < rounds; round++) {
  pages.before.push(median(await timeDocument(page, 20)));
  served.normal.push(load(rendered, { seconds }));
  const under = overload();
  served.overloaded.push(under.ok);
  refused.push(under.refused);
  p99.push(under.p99Ms);
  await wait(200);
  pages.after.push(median(await timeDocument(page, 20)));
}

const kept = served.overloaded.map((ok, round) => ok / (served.normal[round] ?? 0));
const recovered = pages.after.map((took, round) => took / (pages.before[round] ?? 0));
const row = (name: string, figure: string, goal: string, isMet: boolean, note: string): Figure => ({
  ...{ name, figure, goal, isMet, note },
});
writeFigures("overload", "At five times the capacity", [
  row(
    "Served, beside what is served at capacity",
    withSpread(kept),
    "≥ 0.7",
    median(kept) >= 0.7,
    `${Math.round(median(served.overloaded))} served, ${Math.round(median(refused))} refused a second`,
  ),
  row(
    "99 % of the responses after",
    `${withSpread(p99, 0)} ms`,
    "≤ 2000 ms",
    median(p99) <= 2_000,
    `${capacity * 5} connections`,
  ),
  row(
    "A page 0.2 s afterwards, beside before",
    withSpread(recovered),
    "≤ 1.2",
    median(recovered) <= 1.2,
    `${median(pages.after).toFixed(1)} ms, ${median(pages.before).toFixed(1)} ms`,
  ),
]);
await server.stop();
await folder.remove();
process.exit();

function overload() {
  const args = ["-t1", `-c${capacity * 5}`, `-d${seconds}s`, "--latency", rendered];
  const output = execFileSync("taskset", ["-c", "1", "wrk", ...args], { encoding: "utf8" });
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const [, size = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const all = number(/Requests\/sec:\s+([\d.]+)/);
  const bad = number(/Non-2xx or 3xx responses: (\d+)/) / seconds;
  return {
    ok: all - bad,
    refused: bad,
    p99Ms: Number(size) * { us: 0.001, ms: 1, s: 1_000 }[unit as "ms"],
  };
}

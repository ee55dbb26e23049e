import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeDataFolder, startServer } from "../tests/support/server.ts";
import { type Figure, requireQuietMachine, writeFigures } from "./figures.ts";
import { finishedPage, load, pin, requirePrograms } from "./load/wrk.ts";

// node bench/profile.ts [--busy]: what the server's time goes to while it sends kept wedding pages.
// Server on core 0, wrk on core 1. Needs a build, taskset and Debian's wrk.
const seconds = 8;

interface Profile {
  endTime: number;
  startTime: number;
  nodes: { id: number; callFrame: { functionName: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** The first whose function is on the stack counts. */
const parts: [name: string, functions: string[]][] = [
  ["Writing headers and page to the socket", ["doWrite", "writeLatin1String", "writev"]],
  ["The form token", ["issueFormToken"]],
  ["Checking and joining the headers", ["writeHead"]],
  ["Finding the page, choosing the coding, metrics", ["sendCachedPage"]],
  ["node:http: reading and parsing requests", ["onStreamRead", "parserOnHeadersComplete"]],
  ["node:http: ending responses, timeouts", ["resOnFinish", "processTicksAndRejections"]],
  ["Garbage collection", ["(garbage collector)"]],
  ["Waiting", ["(idle)"]],
];
const otherPart = "Other: system calls of reading, timers, jobs";

requirePrograms();
requireQuietMachine();

const folder = await makeDataFolder();
const profiles = join(folder.path, "profiles");
const server = await startServer(folder.path, { DEMO: "true" }, [
  process.execPath,
  ...["--cpu-prof", `--cpu-prof-dir=${profiles}`, resolve("build/server/main.js")],
]);
pin(server.pid);
const wedding = new URL(/Demo wedding:\s+(\S+)/.exec(server.output())?.[1] ?? "");
const url = server.url + wedding.pathname + wedding.search;
await finishedPage(url);
load(url);
const startedAt = performance.now();
const perSecond = load(url, { seconds });
const loadedFor = performance.now() - startedAt;
const beforeStop = performance.now();
await server.stop();
const shares = sharesOf(largestProfile(), performance.now() - beforeStop, loadedFor);
const figures: Figure[] = [...shares].map(([name, share]) => ({
  ...{ name, figure: `${(share * 100).toFixed(0)} %`, goal: "" },
  note: `${((share * 1e6) / perSecond).toFixed(1)} µs of a view`,
}));
writeFigures("profile", "What the time of a first view goes to", figures);
await folder.remove();
process.exit();

function largestProfile(): Profile {
  const texts = readdirSync(profiles).map((file) => readFileSync(join(profiles, file), "utf8"));
  return JSON.parse(texts.sort((a, b) => b.length - a.length)[0] ?? "");
}

/** Of the time from `loadMs` before the stop, which took `stopMs`, until it. */
function sharesOf(profile: Profile, stopMs: number, loadMs: number): Map<string, number> {
  const { nodes, samples, timeDeltas, startTime, endTime } = profile;
  const partById = new Map<number, string>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const visit = (id: number, stack: string[]) => {
    const node = byId.get(id);
    if (!node) return;
    const names = [...stack, node.callFrame.functionName];
    const part = parts.find(([, functions]) => functions.some((name) => names.includes(name)));
    partById.set(id, part?.[0] ?? otherPart);
    for (const child of node.children ?? []) visit(child, names);
  };
  visit(nodes[0]?.id ?? 0, []);

  const until = endTime - stopMs * 1_000;
  const from = until - loadMs * 1_000;
  const times = new Map([...parts.map(([name]) => name), otherPart].map((name) => [name, 0]));
  let at = startTime;
  let total = 0;
  for (const [index, id] of samples.entries()) {
    const took = timeDeltas[index] ?? 0;
    at += took;
    if (at < from || at > until) continue;
    const part = partById.get(id) ?? otherPart;
    times.set(part, (times.get(part) ?? 0) + took);
    total += took;
  }
  return new Map([...times].map(([name, time]) => [name, time / total]));
}

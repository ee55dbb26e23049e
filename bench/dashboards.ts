import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { disconnectDatabase } from "../app/platform/db/database.server.ts";
import {
  connectToServer,
  databaseUrlOf,
  makeDataFolder,
  startServer,
} from "../tests/support/server.ts";
import { signUpOwner } from "../tests/support/sessions.ts";
import { requireQuietMachine, withSpread, writeFigures } from "./figures.ts";
import { pin } from "./load/wrk.ts";

// node bench/dashboards.ts [--busy]: one event for each of 1,000 couples in one transaction, until
// their open streams have it, and the memory of a stream. Without what a browser then loads. The
// server runs on core 0. Needs a build, taskset and Linux.
const count = 1_000;
const rounds = 20;
const settleMs = 3_000;

requireQuietMachine();

const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "false" });
pin(server.pid);
connectToServer(server);
const couples: { weddingId: string; cookie: string }[] = [];
for (let number = 0; number < count; number++) {
  const { weddingId, cookies } = await signUpOwner(server, `par-${number}@example.no`);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  couples.push({ weddingId, cookie });
}
// The first requests grow the heap by themselves.
for (let request = 0; request < 200; request++) {
  const headers = { Cookie: couples[0]?.cookie ?? "" };
  await (await fetch(`${server.url}/admin`, { headers })).arrayBuffer();
}
await wait(settleMs);
const before = memoryKb();
let received = () => {};
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
for (const { cookie } of couples) await openStream(cookie);
await wait(settleMs);
const perStream = (memoryKb() - before) / count;

const client = new Client({ connectionString: databaseUrlOf(folder.path) });
await client.connect();
const p99: number[] = [];
for (let round = 0; round < rounds; round++) p99.push(await broadcast());
await client.end();

writeFigures("dashboards", "1,000 open dashboards", [
  {
    name: "An event for each, 99 % have it after",
    figure: `${withSpread(p99, 0)} ms`,
    goal: "≤ 250 ms",
    isMet: Math.max(...p99) <= 250,
    note: "the worst round counts; without what the browser loads then",
  },
  {
    name: "Memory of an open dashboard",
    figure: `${perStream.toFixed(0)} kB`,
    goal: "≤ 60 kB",
    isMet: perStream <= 60,
    note: "resident memory of the process, with 1,000 open less before, a stream's share",
  },
]);
agent.destroy();
await disconnectDatabase();
await server.stop();
await folder.remove();
process.exit();

function openStream(cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${server.url}/live`, { agent, headers: { Cookie: cookie } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`status ${response.statusCode}`));
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        if (text.includes("rsvp")) received();
      });
      resolve();
    }).on("error", reject);
  });
}

/** Returns the ms until 99 % of the streams had the event. */
async function broadcast(): Promise<number> {
  const times: number[] = [];
  const all = new Promise<void>((resolve) => {
    received = () => {
      times.push(performance.now());
      if (times.length === count) resolve();
    };
  });
  const payloads = couples.map(({ weddingId }) => `${weddingId}:rsvp`);
  const started = performance.now();
  await client.query("select pg_notify('live', payload) from unnest($1::text[]) payload", [
    payloads,
  ]);
  await all;
  return (times[Math.ceil(count * 0.99) - 1] ?? 0) - started;
}

function memoryKb(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serialize } from "node:v8";
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from "react-router";
import { disconnectDatabase } from "../app/platform/db/database.server.ts";
import { insertAnswer, insertWish } from "../tests/support/factories.ts";
import { openAsGuest, postWishForm } from "../tests/support/guest-client.ts";
import { connectToServer, makeDataFolder, startServer } from "../tests/support/server.ts";
import { type Figure, median, requireQuietMachine, withSpread, writeFigures } from "./figures.ts";
import { finishedPage, load, pin, requirePrograms } from "./load/wrk.ts";

// node bench/guest-views.ts [--busy]: the page of a guest who has reserved a gift, as kept and as
// rendered, beside React's bare renderToString of the same tree. All on core 0, in turns. Needs a
// build, taskset and Debian's wrk.
const rounds = 5;
const seconds = 2;

requirePrograms();
requireQuietMachine();

const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "true", TRUSTED_PROXIES: "127.0.0.1, ::1" });
pin(server.pid);
connectToServer(server);
const weddingId = /Demo wedding:\s+\S+id=(\S+)/.exec(server.output())?.[1] ?? "";
const guest = await openAsGuest(server.url, weddingId, "Solveig");
const wishId = await insertWish(weddingId, { title: "Kaffekanne" });
await postWishForm(server.url, weddingId, guest, "reservation", wishId);
await insertAnswer(weddingId, { guestName: "Solveig" });

const path = `/wedding?id=${weddingId}`;
const { cookie } = guest;
await finishedPage(server.url + path, cookie);
const render = await startBareRender(await loaderDataOf(path));
// Addresses with more than the wedding are always rendered.
const views = { returning: server.url + path, rendered: `${server.url}${path}&vis=alle` };
const perSecond = { returning: [] as number[], rendered: [] as number[], bare: [] as number[] };
for (let round = -1; round < rounds; round++) {
  const measured = {
    returning: load(views.returning, { seconds, cookie }),
    rendered: load(views.rendered, { seconds, cookie }),
    bare: await render.perSecond(seconds * 1_000),
  };
  if (round < 0) continue;
  for (const name of ["returning", "rendered", "bare"] as const)
    perSecond[name].push(measured[name]);
}

const figures: Figure[] = [];
const bare = Math.round(median(perSecond.bare));
for (const [name, values, least] of [
  ["Returning guest's view", perSecond.returning, 0.6],
  ["Rendered page", perSecond.rendered, 0.35],
] as const) {
  const ratios = values.map((value, round) => value / (perSecond.bare[round] ?? 0));
  figures.push({
    name: `${name}, beside renderToString`,
    figure: withSpread(ratios),
    goal: `≥ ${least}`,
    isMet: median(ratios) >= least,
    note: `${Math.round(median(values))} views, ${bare} bare renderings a second`,
  });
}
writeFigures("guest-views", "The wedding page for returning guests", figures);
await render.stop();
await disconnectDatabase();
await server.stop();
await folder.remove();
process.exit();

async function loaderDataOf(address: string): Promise<unknown> {
  const response = await fetch(server.url + address.replace("?", ".data?"), {
    headers: { Cookie: cookie },
  });
  if (!response.body) throw new Error("the page has no data");
  const { value, done } = await decodeViaTurboStream(response.body, globalThis as never);
  await done;
  const routes = Object.values(value as Record<string, { data?: { page?: unknown } }>);
  return routes.find(({ data }) => data?.page)?.data;
}

async function startBareRender(guestPage: unknown) {
  const file = join(folder.path, "guest-page");
  writeFileSync(file, serialize(guestPage));
  const args = ["-c", "0", process.execPath, "bench/load/bare-render.ts", file];
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn("taskset", args, { env, stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return {
    perSecond: async (ms: number) => {
      child.stdin.write(`${ms}\n`);
      return Number((await lines.next()).value);
    },
    stop: async () => {
      child.stdin.end();
      await once(child, "exit");
    },
  };
}

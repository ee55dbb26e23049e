import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../server/free-port.ts";
import { makeDataFolder, startServer } from "../tests/support/server.ts";
import { type Figure, median, requireQuietMachine, withSpread, writeFigures } from "./figures.ts";
import { finishedPage, load, pin, requirePrograms, startPinned } from "./load/wrk.ts";

// node bench/first-views.ts [--busy]: pages for visitors without cookies beside a bare `node:http`
// server and nginx that send the same bytes. Servers run on core 0, wrk on core 1, in turns.
// Needs a build, taskset, and Debian's wrk and nginx-light.
const rounds = 7;
const seconds = 2;

requirePrograms("/usr/sbin/nginx");
requireQuietMachine();

const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "true" });
pin(server.pid);
const wedding = new URL(/Demo wedding:\s+(\S+)/.exec(server.output())?.[1] ?? "");
const pages = [
  { name: "Wedding page", path: wedding.pathname + wedding.search, goal: 0.6, nginxGoal: 0.3 },
  { name: "Landing", path: "/", goal: 0.4 },
  { name: "Guide", path: "/guide/1", goal: 0.4 },
  { name: "Marketplace", path: "/marketplace", goal: 0.4 },
  { name: "Listing", path: "/product/8", goal: 0.4 },
];

const figures: Figure[] = [];
for (const { name, path, goal, nginxGoal } of pages) {
  const page = await finishedPage(server.url + path);
  const file = join(folder.path, "page");
  writeFileSync(file, page);
  const bare = await startBare(file);
  const nginx = nginxGoal ? await startNginx() : null;
  // The server compiles its code on the first requests.
  for (const url of [server.url + path, bare.url]) load(url, { seconds });
  const perSecond = { product: [] as number[], bare: [] as number[], nginx: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    perSecond.product.push(load(server.url + path, { seconds }));
    perSecond.bare.push(load(bare.url, { seconds }));
    if (nginx) perSecond.nginx.push(load(nginx.url, { seconds }));
  }
  await Promise.all([bare.stop(), nginx?.stop()]);
  const note = `${Math.round(median(perSecond.product))} views a second, ${page.byteLength} bytes`;
  const beside = (other: number[]) => perSecond.product.map((own, i) => own / (other[i] ?? 0));
  const add = (what: string, ratios: number[], least: number) =>
    figures.push({
      name: `${name}, first view, beside ${what}`,
      figure: withSpread(ratios),
      goal: `≥ ${least}`,
      isMet: median(ratios) >= least,
      note,
    });
  add("bare node:http", beside(perSecond.bare), goal);
  if (nginxGoal) add("nginx", beside(perSecond.nginx), nginxGoal);
}
writeFigures("first-views", "Pages for visitors without cookies", figures);
await server.stop();
await folder.remove();

async function startBare(file: string) {
  const port = await freePort();
  return startPinned(port, process.execPath, ["bench/load/bare-server.ts", file, String(port)]);
}

async function startNginx() {
  const port = await freePort();
  const config = join(folder.path, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder.path}/nginx.pid; error_log /dev/null;
user ${process.getuid?.() === 0 ? "root" : "nobody"};
events { worker_connections 512; }
http { access_log off; server { listen 127.0.0.1:${port}; location / {
  root ${folder.path}; rewrite ^ /page break; add_header Content-Encoding br;
  default_type text/html; } } }`,
  );
  return startPinned(port, "/usr/sbin/nginx", ["-c", config, "-p", folder.path]);
}

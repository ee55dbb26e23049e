import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import playwright from "../playwright.config.ts";
import { freePort } from "../server/free-port.ts";
import { startReverseProxy } from "../tests/support/reverse-proxy.ts";
import { makeDataFolder } from "../tests/support/server.ts";
import { signInAsDemo } from "../tests/support/sessions.ts";
import { startCheckout } from "./checkouts.ts";

// node bench/lighthouse.ts [checkout or URL]... [--runs 3] [--page /auth]... [--signed-in]
//   [--http2] [--kbits 400] [--out bench/results/lighthouse.json]
// Runs Lighthouse's mobile preset (simulated slow 4G, CPU slowed four times) on the public pages of
// the demo wedding and prints medians. Runs of several checkouts alternate. The times depend on the
// machine even though the network is simulated, so it should have nothing else to do. With --signed-in
// the demo couple opens the pages. With --http2 they come through HAProxy with deploy/haproxy.cfg, as on
// the internet: over HTTP/1.1 the simulated network opens a connection for each file. With --kbits the browser really waits for a network of so many kbit/s
// and 400 ms of latency, at the processor's full speed.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    page: { type: "string", multiple: true },
    "signed-in": { type: "boolean", default: false },
    http2: { type: "boolean", default: false },
    kbits: { type: "string" },
    out: { type: "string", default: "bench/results/lighthouse.json" },
  },
});

const metrics = {
  firstPaintMs: "first-contentful-paint",
  largestPaintMs: "largest-contentful-paint",
  speedIndexMs: "speed-index",
  blockedMs: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
  bytes: "total-byte-weight",
} as const;

type Metric = "score" | "requests" | keyof typeof metrics;
type Figures = Record<Metric, number>;

const columns = ["score", ...Object.keys(metrics), "requests"] as Metric[];
const stopCallbacks: (() => Promise<void>)[] = [];
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => stopAll().finally(() => process.exit(1)));
}

try {
  const targets = await Promise.all(
    (positionals.length > 0 ? positionals : ["."]).map(async (place) => {
      const { name, url } = await targetAt(place);
      const { weddingId, cookies } = await signInAsDemo(url);
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const pagesUrl = values.http2 ? await urlOfProxy(url) : url;
      return { name, url: pagesUrl, cookie, wedding: `/wedding?id=${weddingId}` };
    }),
  );
  const pages = values.page ?? ["/", "/auth", "/create", "/wedding"];
  const results = [];
  for (const page of pages) {
    const runs = targets.map((): Figures[] => []);
    for (let run = 0; run < Number(values.runs); run++) {
      for (const [index, target] of targets.entries()) {
        const path = page === "/wedding" ? target.wedding : page;
        runs[index]?.push(await measure(new URL(path, target.url).href, target.cookie));
      }
    }
    for (const [index, { name }] of targets.entries()) {
      results.push({ page, target: name, median: medianOf(runs[index] ?? []), runs: runs[index] });
    }
  }
  print(["page".padEnd(10), "target".padEnd(12), ...columns.map((name) => name.padStart(14))]);
  for (const { page, target, median } of results) {
    const cells = columns.map((name) => String(median[name]).padStart(14));
    print([page.padEnd(10), target.slice(-12).padEnd(12), ...cells]);
  }
  const date = new Date().toISOString();
  mkdirSync(dirname(values.out), { recursive: true });
  const result = { date, loadAverage: loadavg()[0], results };
  writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await stopAll();
}

async function targetAt(place: string): Promise<{ name: string; url: string }> {
  if (/^https?:/.test(place)) return { name: place, url: place };
  const server = await startCheckout(place);
  stopCallbacks.push(server.remove);
  return server;
}

async function urlOfProxy(url: string): Promise<string> {
  const folder = await makeDataFolder();
  const proxy = await startReverseProxy(folder.path, [Number(new URL(url).port)]);
  stopCallbacks.push(proxy.stop, folder.remove);
  return proxy.httpsUrl;
}

async function stopAll(): Promise<void> {
  for (const stop of stopCallbacks.splice(0)) await stop();
}

/** Starts a browser for each run, so that none profits from the one before. */
async function measure(url: string, cookie: string): Promise<Figures> {
  const port = await freePort();
  const { args = [], ...launchOptions } = playwright.use?.launchOptions ?? {};
  const debugging = [...args, "--ignore-certificate-errors", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args: debugging });
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ["performance"],
      ...(values.kbits ? slowNetwork(Number(values.kbits)) : {}),
      ...(values["signed-in"] ? { extraHeaders: { Cookie: cookie } } : {}),
    });
    if (!result || result.lhr.runtimeError) throw new Error(`no figures of ${url}`);
    const { audits, categories } = result.lhr;
    const requests = audits["network-requests"]?.details;
    return {
      score: Math.round((categories.performance?.score ?? 0) * 100),
      ...figuresOf((id) => audits[id]?.numericValue ?? 0),
      requests: requests?.type === "table" ? requests.items.length : 0,
    };
  } finally {
    await browser.close();
  }
}

function slowNetwork(kbits: number) {
  const latencyMs = 400;
  return {
    throttlingMethod: "devtools",
    throttling: {
      rttMs: latencyMs,
      throughputKbps: kbits,
      requestLatencyMs: latencyMs,
      downloadThroughputKbps: kbits,
      uploadThroughputKbps: kbits,
      cpuSlowdownMultiplier: 1,
    },
  } as const;
}

function figuresOf(numericValue: (id: string) => number): Record<keyof typeof metrics, number> {
  const figures = Object.entries(metrics).map(([name, id]) => [name, rounded(numericValue(id))]);
  return Object.fromEntries(figures);
}

function medianOf(runs: Figures[]): Figures {
  const medians = columns.map((name) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
    return [name, sorted[Math.floor(sorted.length / 2)]];
  });
  return Object.fromEntries(medians);
}

function rounded(figure: number): number {
  return figure < 10 ? Math.round(figure * 1000) / 1000 : Math.round(figure);
}

function print(cells: string[]): void {
  process.stdout.write(`${cells.join(" ")}\n`);
}

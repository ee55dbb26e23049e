import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { databasePid } from "../tests/support/server.ts";
import { signInAsDemo } from "../tests/support/sessions.ts";
import { startCheckout } from "./checkouts.ts";
import {
  documentWeight,
  groupCpuMs,
  launchBrowser,
  loadWeight,
  processCpuMs,
  type RequestedPage,
  timeDocument,
} from "./page-figures.ts";

// node bench/pages.ts [checkout or URL]... [--rounds 3] [--requests 200] [--out file.json]
//   [--screen "/admin?tab=rsvp"]...
// Measures bytes and times of every screen of the demo wedding. Needs Linux. With several checkouts,
// requests alternate between them and the tables show the ratio of the last to the first. Compare
// times only within one run: CPU times of one build differed by up to 1.8 between rounds.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "1" },
    requests: { type: "string", default: "200" },
    out: { type: "string" },
    screen: { type: "string", multiple: true },
  },
});
const rounds = Number(values.rounds);
const requests = Number(values.requests);
const warmUpRequests = Math.min(requests, 100);

interface Target {
  name: string;
  url: string;
  cookie: string;
  weddingId: string;
  message: string;
  cpuMs?: () => { server: number; database: number };
}

interface Screen {
  name: string;
  path?: (target: Target) => string;
  signedIn?: boolean;
  status?: number;
}

interface Round {
  sampleMs: number[];
  serverCpuMs?: number;
  databaseCpuMs?: number;
}

interface Column {
  name: string;
  select: (figures: Figures) => number | undefined;
}

type Figures = Awaited<ReturnType<typeof measureWeights>> & { time: Time; rounds: Time[] };
type Time = ReturnType<typeof timeOf>;

const allScreens: Screen[] = [
  { name: "/" },
  { name: "/auth" },
  { name: "/auth/forgot" },
  { name: "/create" },
  { name: "/preview", signedIn: true },
  { name: "/wedding", path: ({ weddingId }) => `/wedding?id=${weddingId}` },
  { name: "/privacy" },
  { name: "/terms" },
  { name: "404", path: () => "/no-such-page", status: 404 },
  { name: "/admin", signedIn: true },
  { name: "/admin?tab=rsvp", signedIn: true },
  { name: "/admin?tab=wishlist", signedIn: true },
  { name: "/admin?tab=gallery", signedIn: true },
  { name: "/wishlist-admin", signedIn: true },
  { name: "/gallery-admin", signedIn: true },
  { name: "/guest-messages", signedIn: true },
  { name: "/guest-messages, one open", path: ({ message }) => message, signedIn: true },
  { name: "/edit-wedding", signedIn: true },
  { name: "/settings", signedIn: true },
  { name: "/guest-list, coming soon", path: () => "/guest-list", signedIn: true },
];

const screens = allScreens.filter(({ name }) => values.screen?.includes(name) ?? true);

const weightColumns: Column[] = [
  { name: "HTML B", select: ({ document }) => document.raw },
  { name: "gzip B", select: ({ document }) => document.gzip },
  { name: "brotli B", select: ({ document }) => document.brotli },
  { name: "load B", select: ({ load }) => load.page.transferred },
  { name: "requests", select: ({ load }) => load.page.requests },
  { name: "scripts gz B", select: ({ load }) => load.scripts.gzip },
  { name: "scripts", select: ({ load }) => load.scripts.requests },
  { name: "CSS gz B", select: ({ load }) => load.stylesheets.gzip },
  { name: "CSS", select: ({ load }) => load.stylesheets.requests },
  { name: "fonts B", select: ({ load }) => load.fonts.transferred },
  { name: "fonts", select: ({ load }) => load.fonts.requests },
  { name: "images B", select: ({ load }) => load.images.transferred },
];
const timeColumns: Column[] = [
  { name: "median ms", select: ({ time }) => time.medianMs },
  { name: "p95 ms", select: ({ time }) => time.p95Ms },
  { name: "server CPU ms", select: ({ time }) => time.serverCpuMs },
  { name: "database CPU ms", select: ({ time }) => time.databaseCpuMs },
];

const date = new Date().toISOString();
const browser = await launchBrowser();
const stopCallbacks: (() => Promise<void>)[] = [];
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => stopAll().finally(() => process.exit(1)));
}
try {
  const targets: Target[] = [];
  for (const location of positionals.length > 0 ? positionals : ["."]) {
    targets.push(await targetOf(location));
  }
  const { visits, loadAverages } = await measure(targets);
  const results = targets.map((target) => ({
    name: target.name,
    screens: Object.fromEntries(
      visits.filter((visit) => visit.target === target).map(({ name, figures }) => [name, figures]),
    ),
  }));
  const machine = {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    chromium: browser.version(),
  };
  const note =
    "Bytes can be compared between runs. Times only within one: other work shared the machine, and CPU times of the same build differed by up to 1.8 between rounds, wall times by more.";
  const result = {
    date,
    machine,
    note,
    requestsPerRound: requests,
    rounds: loadAverages,
    targets: results,
  };
  if (values.out) writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
  print(`${targets.map(({ name }) => name).join(" / ")}, ${rounds} × ${requests} requests`);
  for (const columns of [weightColumns, timeColumns]) {
    printTable(
      columns,
      results.map(({ screens }) => screens),
    );
  }
} finally {
  await stopAll();
}

async function stopAll(): Promise<void> {
  await browser.close();
  for (const stop of stopCallbacks) await stop();
}

async function targetOf(place: string): Promise<Target> {
  const server = /^https?:/.test(place) ? { name: place, url: place } : await startServer(place);
  const { weddingId, cookies, fetch } = await signInAsDemo(server.url);
  const inbox = await (await fetch("/guest-messages")).text();
  const message = /\/guest-messages\?[^"]*[0-9a-f-]{36}/.exec(inbox)?.[0];
  if (!message) throw new Error("the demo wedding has no guest message");
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { ...server, cookie, weddingId, message: message.replaceAll("&amp;", "&") };
}

async function startServer(checkout: string) {
  const { name, url, pid, dataFolder, remove } = await startCheckout(checkout);
  stopCallbacks.push(remove);
  const cpuMs = () => ({
    server: processCpuMs(pid),
    database: groupCpuMs(databasePid(dataFolder)),
  });
  return { name, url, cpuMs };
}

async function measure(targets: Target[]) {
  const visits = screens.flatMap((screen) =>
    targets.map((target) => {
      const page = pageOf(screen, target);
      return { name: screen.name, target, page, rounds: [] as Round[] };
    }),
  );
  // Warm-up: compiles code and marks answers as seen, so that all measured requests do the same.
  for (const { page } of visits) await timeDocument(page, warmUpRequests);
  const measuredPages = [];
  for (const visit of visits)
    measuredPages.push({ ...visit, weight: await measureWeights(visit.page) });

  const loadAverages: { loadAverage: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    // Alternates the order, so that no target profits from its place.
    for (const { target, page, rounds } of round % 2 === 0
      ? measuredPages
      : measuredPages.toReversed()) {
      rounds.push(await timeRound(target, page));
    }
    loadAverages.push({ loadAverage: rounded(loadavg()[0] ?? 0) });
  }
  return {
    loadAverages,
    visits: measuredPages.map(({ name, target, weight, rounds }) => ({
      name,
      target,
      figures: { ...weight, time: timeOf(rounds), rounds: rounds.map((round) => timeOf([round])) },
    })),
  };
}

function pageOf({ name, path, signedIn, status = 200 }: Screen, target: Target): RequestedPage {
  const url = new URL(path?.(target) ?? name, target.url);
  return { url, cookie: signedIn ? target.cookie : "", status };
}

async function measureWeights(page: RequestedPage) {
  return { document: await documentWeight(page), load: await loadWeight(browser, page) };
}

async function timeRound({ cpuMs }: Target, page: RequestedPage): Promise<Round> {
  const cpuMsBefore = cpuMs?.();
  const sampleMs = await timeDocument(page, requests);
  const after = cpuMs?.();
  if (!cpuMsBefore || !after) return { sampleMs };
  return {
    sampleMs,
    serverCpuMs: (after.server - cpuMsBefore.server) / requests,
    databaseCpuMs: (after.database - cpuMsBefore.database) / requests,
  };
}

function timeOf(rounds: Round[]) {
  const sorted = rounds.flatMap(({ sampleMs }) => sampleMs).sort((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.floor(share * sorted.length)] ?? 0);
  return {
    medianMs: at(0.5),
    p95Ms: at(0.95),
    serverCpuMs: mean(rounds.map(({ serverCpuMs }) => serverCpuMs)),
    databaseCpuMs: mean(rounds.map(({ databaseCpuMs }) => databaseCpuMs)),
  };
}

function printTable(columns: Column[], targets: Record<string, Figures>[]): void {
  const cellOf = (screen: string, { select }: Column) => {
    const values = targets.map(({ [screen]: figures }) => figures && select(figures));
    const [first, last] = [values[0], values.at(-1)];
    const ratio = values.length > 1 && first && last ? ` ×${(last / first).toFixed(2)}` : "";
    return values.map((value) => value ?? "–").join(" / ") + ratio;
  };
  const rows = screens.map(({ name }) => [name, ...columns.map((column) => cellOf(name, column))]);
  const table = [["", ...columns.map(({ name }) => name)], ...rows];
  const widthOf = (at: number) => Math.max(...table.map((row) => row[at]?.length ?? 0));
  print("");
  for (const [screen = "", ...cells] of table) {
    const padded = cells.map((cell, at) => cell.padStart(widthOf(at + 1)));
    print([screen.padEnd(widthOf(0)), ...padded].join("  "));
  }
}

function mean(figures: (number | undefined)[]): number | undefined {
  const known = figures.filter((figure) => figure !== undefined);
  return known.length === 0 ? undefined : rounded(known.reduce((a, b) => a + b, 0) / known.length);
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

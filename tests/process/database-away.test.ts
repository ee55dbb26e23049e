import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertWedding, sendAnswer, countAnswersByEmail } from "../support/rsvp-client.ts";
import { makeDataFolder } from "../support/data-folder.ts";
import { databasePid, databaseUrlOf, killDatabase } from "../support/database-process.ts";
import { eventually } from "../support/eventually.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { timeoutFactor } from "../support/timeout-factor.ts";

interface Answer {
  status: number;
  retryAfter: string | null;
  afterMs: number;
}

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let server: RunningServer;
let weddingId: string;
let wedding: string;

beforeAll(async () => {
  folder = await makeDataFolder();
  server = await startServer(folder.path, { DEMO: "false", TRUSTED_PROXIES: "1" });
  weddingId = await insertWedding(databaseUrlOf(folder.path));
  wedding = `/wedding?id=${weddingId}`;
});

afterAll(async () => {
  await server.stop();
  await folder.remove();
});

// As many at once as the pool has connections, so that all of them are there to be lost.
beforeEach(async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(wedding)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test("a database that hangs is answered for within 5 seconds", async () => {
  const processes = databaseProcesses();
  for (const pid of processes) process.kill(pid, "SIGSTOP");
  try {
    for (const answer of await askAll()) expectAway(answer, 5_500);
  } finally {
    for (const pid of processes) process.kill(pid, "SIGCONT");
  }
  await expectBack();
});

test("a database that was killed is answered for within 2 seconds", async () => {
  killDatabase(folder.path);
  const away: Answer[] = [];
  await eventually(async () => {
    const failed = (await askAll()).filter(({ status }) => status >= 500);
    away.push(...failed);
    expect(failed).toEqual([]);
  });
  expect(away.length).toBeGreaterThan(0);
  for (const answer of away) expectAway(answer, 2_000);
  await expectBack();
});

test("it is logged as a warning without a stack", () => {
  const logged = server.output().split("\n");
  expect(logged.filter((line) => line.includes("database away")).length).toBeGreaterThan(0);
  expect(logged.filter((line) => line.includes("request failed"))).toEqual([]);
});

/** A page, its data alone, the sign-in and an answer, each for itself. */
function askAll(): Promise<Answer[]> {
  return Promise.all([
    send("/healthz"),
    send(wedding),
    send(wedding.replace("?", ".data?")),
    send("/auth", { email: "kari@example.no", password: "feil passord" }),
    send(wedding, answerOf(`${randomUUID()}@example.no`)),
  ]);
}

function expectAway({ status, retryAfter, afterMs }: Answer, limitMs: number): void {
  expect(status).toBe(503);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(afterMs).toBeLessThan(limitMs * timeoutFactor());
}

/** Every connection of the pool works, and holds no transaction of before. */
async function expectBack(): Promise<void> {
  await server.waitUntilReady();
  const emails = Array.from({ length: 20 }, () => `${randomUUID()}@example.no`);
  await eventually(async () => {
    const sent = emails.map((email) => sendAnswer(server.url, weddingId, { email }));
    expect(await Promise.all(sent)).toEqual(emails.map(() => 303));
  });
  const stored = await countAnswersByEmail(databaseUrlOf(folder.path));
  expect(emails.filter((email) => !stored.has(email))).toEqual([]);
}

function answerOf(email: string): Record<string, string> {
  return { guestName: "Kari Nordmann", attending: "true", email };
}

async function send(path: string, form?: Record<string, string>): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(server.url + path, {
    redirect: "manual",
    headers: { "X-Forwarded-For": `10.0.${Math.floor(Math.random() * 256)}.1` },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  await response.arrayBuffer();
  return {
    status: response.status,
    retryAfter: response.headers.get("Retry-After"),
    afterMs: performance.now() - started,
  };
}

/** The postmaster and all that it has started. */
function databaseProcesses(): number[] {
  const postmaster = databasePid(folder.path);
  const children = execFileSync("pgrep", ["-P", String(postmaster)], { encoding: "utf8" });
  return [postmaster, ...children.trim().split("\n").map(Number)];
}

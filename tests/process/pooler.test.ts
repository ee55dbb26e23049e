import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimits } from "#app/features/accounts/rules.ts";
import { db, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { takeDatabase } from "#app/platform/db/serving-lock.server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { insertWedding } from "../support/factories.ts";
import { countAnswersByEmail } from "../support/guest-answers.ts";
import { postAnswer, sendAnswer } from "../support/guest-client.ts";
import { type Pgbouncer, startPgbouncer } from "../support/pgbouncer.ts";
import { requireProgram } from "../support/programs.ts";
import {
  connectToServer,
  makePreparedFolder,
  type RunningServer,
  startServer,
  withHangingDatabase,
} from "../support/server.ts";
import { type Session, signUpOwner } from "../support/sessions.ts";
import { readUntil, timeoutFactor } from "../support/timing.ts";

// The product behind PgBouncer in transaction mode, with deploy/pgbouncer.ini.

const pgbouncer = await requireProgram("pgbouncer");
const test2 = test.skipIf(pgbouncer.isMissing);
const secret = randomUUID();
const cleanups: (() => Promise<unknown>)[] = [];
let folder: Awaited<ReturnType<typeof makePreparedFolder>>;
let pooler: Pgbouncer;
let server: RunningServer;
let owner: Session & { weddingId: string };

beforeAll(async () => {
  if (pgbouncer.isMissing) return;
  folder = await makePreparedFolder();
  cleanups.push(folder.remove);
  const postgres = await startEmbeddedPostgres(folder.path, () => undefined);
  cleanups.push(postgres.stop);
  pooler = await startPgbouncer(folder.path, postgres.url);
  cleanups.push(pooler.stop);
  server = await startServer(folder.path, {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: pooler.directUrl,
    TRUSTED_PROXIES: "127.0.0.1, ::1",
    SECRET: secret,
  });
  cleanups.push(() => server.stop());
  connectToServer({ dataDir: folder.path, databaseUrl: postgres.url, secret });
  cleanups.push(disconnectDatabase);
  owner = await signUpOwner(server, `${randomUUID()}@example.no`);
});

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

test2(pgbouncer.titleOf("pages and forms need no session of the database"), async () => {
  const weddingId = await insertWedding();
  const emails = Array.from({ length: 20 }, () => `${randomUUID()}@example.no`);
  const sent = await Promise.all(
    emails.map((email) => sendAnswer(server.url, weddingId, { email })),
  );
  const pages = ["/guest-list", "/budget", "/wishlist-admin", "/seating-chart", "/admin"];
  const opened = await Promise.all(
    [...pages, ...pages].map(async (path) => (await owner.fetch(path)).status),
  );
  expect(new Set(sent)).toEqual(new Set([303]));
  expect(new Set(opened)).toEqual(new Set([200]));
  const stored = await countAnswersByEmail();
  expect(emails.filter((email) => stored.get(email) !== 1)).toEqual([]);
  expect(server.output()).not.toMatch(/prepared statement/);
});

test2(pgbouncer.titleOf("limits count"), async () => {
  const { points } = rateLimits.signInPerAccountAndIp;
  const account = {
    intent: "login",
    email: `${randomUUID()}@example.no`,
    password: "feil passord",
  };
  const signIn = async () => {
    const body = new URLSearchParams(account);
    return (await fetch(`${server.url}/auth`, { method: "POST", body })).status;
  };
  const statuses = await Promise.all(Array.from({ length: points + 2 }, signIn));
  expect(statuses.sort()).toEqual([...Array(points).fill(400), 429, 429]);
});

test2(pgbouncer.titleOf("live updates arrive"), async () => {
  const live = await owner.fetch("/live");
  const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
  await readUntil(reader, ": connected");
  await sendAnswer(server.url, owner.weddingId, { email: `${randomUUID()}@example.no` });
  await readUntil(reader, "event: rsvp");
  await reader?.cancel();
});

test2(pgbouncer.titleOf("no restore takes the database meanwhile"), async () => {
  const restore = new Client(pooler.directUrl);
  await restore.connect();
  expect(await takeDatabase(restore)).toBe(false);
  await restore.end();
});

test2(pgbouncer.titleOf("the process outlives the end of all its sessions"), async () => {
  const end = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'jaord'";
  for (let time = 0; time < 5; time++) {
    await db().execute(sql.raw(`${end} and pid <> pg_backend_pid()`));
    await server.waitUntilReady();
  }
  expect(server.output()).not.toContain("uncaught error");
});

test2(pgbouncer.titleOf("a database that hangs behind the pooler is an error page"), async () => {
  const weddingId = await insertWedding();
  const statuses = await withHangingDatabase(folder.path, async () => {
    const started = performance.now();
    const failing = Array.from({ length: 12 }, () => postAnswer(server.url, weddingId, {}));
    const statuses = await Promise.all(failing);
    expect(performance.now() - started).toBeLessThan(2_000 * timeoutFactor());
    return statuses;
  });
  expect(new Set(statuses)).toEqual(new Set([503]));
  await server.waitUntilReady();
  const email = `${randomUUID()}@example.no`;
  expect(await sendAnswer(server.url, weddingId, { email })).toBe(303);
});

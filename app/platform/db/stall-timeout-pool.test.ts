import { createConnection, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { timeoutFactor } from "#tests/support/timing.ts";
import { describeConnectionError } from "./errors.server.ts";
import { StallTimeoutPool } from "./stall-timeout-pool.server.ts";

const database = useTestDatabase();
const stallTimeoutMs = 400 * timeoutFactor();
const maxQueued = 40;
const probeAfterMs = 200 * timeoutFactor();
const probeTimeoutMs = 100 * timeoutFactor();

test("queued queries wait for as long as others get connections", {
  tags: ["nightly"],
}, async () => {
  const pool = open({ max: 2 });
  const started = performance.now();
  const queries = Array.from({ length: 24 }, () =>
    pool.query("select pg_sleep($1)", [stallTimeoutMs / 4000]),
  );
  await Promise.all(queries);
  expect(performance.now() - started).toBeGreaterThan(2.5 * stallTimeoutMs);
});

test("queries time out when no connection is released, and later ones get theirs", async () => {
  const pool = open({ max: 1 });
  const holder = await pool.connect();
  const started = performance.now();
  const waiting = await Promise.allSettled([pool.query("select 1"), pool.connect()]);
  expect(performance.now() - started).toBeLessThan(4 * stallTimeoutMs);
  for (const query of waiting) {
    expect(describeConnectionError(query.status === "rejected" && query.reason)).toMatch(
      /^timeout exceeded/,
    );
  }
  holder.release();
  await pool.query("select 1");
  expect(pool.idleCount).toBe(1);
});

test("a query beyond the maximum queue is rejected at once", async () => {
  const pool = open({ max: 1 });
  const holder = await pool.connect();
  const queued = Array.from({ length: maxQueued }, () => pool.query("select 1"));
  await expect(pool.query("select 1")).rejects.toThrow(/^timeout exceeded/);
  expect(pool.waitingCount).toBe(maxQueued);
  holder.release();
  await Promise.all(queued);
});

test("all queued queries to a silent server time out together", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await new Promise((listening) => silent.once("listening", listening));
  const { port } = silent.address() as { port: number };
  const pool = open({ max: 2, connectionString: `postgres://x@127.0.0.1:${port}/x` });
  const started = performance.now();
  const queries = await Promise.allSettled(
    Array.from({ length: 20 }, () => pool.query("select 1")),
  );
  expect(performance.now() - started).toBeLessThan(4 * stallTimeoutMs);
  for (const query of queries) {
    expect(describeConnectionError(query.status === "rejected" && query.reason)).toBeTruthy();
  }
  silent.close();
});

test("a long query is no outage", async () => {
  const pool = open({ max: 1 });
  const result = await pool.query("select pg_sleep($1), 1 as one", [(3 * probeAfterMs) / 1000]);
  expect(result.rows).toMatchObject([{ one: 1 }]);
});

test("a long transaction is no outage, also when no new connection answers in time", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await new Promise((listening) => silent.once("listening", listening));
  const { port } = silent.address() as { port: number };
  const pool = open({ max: 1, probeUrl: `postgres://x@127.0.0.1:${port}/x` });
  const client = await pool.connect();
  await client.query("begin");
  for (let count = 0; count < 8; count++) {
    await client.query("select pg_sleep($1)", [probeAfterMs / 2000]);
  }
  await client.query("commit");
  client.release();
  expect(pool.idleCount).toBe(1);
});

test("a process that is busy while the database answers its question sees no outage", async () => {
  const { url, stop } = await startDatabaseProxy(database.url);
  onTestFinished(stop);
  let asked = 0;
  const busy = createServer((client) => {
    asked++;
    const busyUntil = performance.now() + 2 * probeTimeoutMs;
    while (performance.now() < busyUntil);
    const toDatabase = createConnection({ host: "127.0.0.1", port: Number(new URL(url).port) });
    for (const socket of [client, toDatabase]) socket.on("error", () => undefined);
    client.pipe(toDatabase).pipe(client);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void busy.close());
  await new Promise((listening) => busy.once("listening", listening));
  const probeUrl = new URL(url);
  probeUrl.port = String((busy.address() as { port: number }).port);
  const pool = open({ max: 1, probeUrl: probeUrl.href });
  const result = await pool.query("select pg_sleep($1), 1 as one", [(5 * probeAfterMs) / 1000]);
  expect(result.rows).toMatchObject([{ one: 1 }]);
  expect(asked).toBeGreaterThan(0);
});

interface OpenOptions {
  max: number;
  connectionString?: string;
  probeUrl?: string;
}

function open({ probeUrl, ...config }: OpenOptions): StallTimeoutPool {
  const connectionString = config.connectionString ?? database.url;
  const pool = new StallTimeoutPool(
    { stallTimeoutMs, maxQueued, probeAfterMs, probeTimeoutMs },
    { ...config, connectionString, probeUrl: probeUrl ?? connectionString },
  );
  onTestFinished(() => pool.end());
  return pool;
}

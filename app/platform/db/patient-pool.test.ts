import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { timeoutFactor } from "#tests/support/timeout-factor.ts";
import { connectionFault } from "./connection-fault.server.ts";
import { PatientPool } from "./patient-pool.server.ts";

const database = useTestDatabase();
const patienceMs = 400 * timeoutFactor();
const mostWaiting = 40;

test("a crowd waits for its turns, however long all of them take together", async () => {
  const pool = open({ max: 2 });
  const started = performance.now();
  const turns = Array.from({ length: 24 }, () =>
    pool.query("select pg_sleep($1)", [patienceMs / 4000]),
  );
  await Promise.all(turns);
  expect(performance.now() - started).toBeGreaterThan(2.5 * patienceMs);
});

test("nobody's turn coming for a while is a fault; later turns are not lost to who gave up", async () => {
  const pool = open({ max: 1 });
  const holder = await pool.connect();
  const started = performance.now();
  const waiting = await Promise.allSettled([pool.query("select 1"), pool.connect()]);
  expect(performance.now() - started).toBeLessThan(4 * patienceMs);
  for (const turn of waiting) {
    expect(connectionFault(turn.status === "rejected" && turn.reason)).toMatch(/^timeout exceeded/);
  }
  holder.release();
  await pool.query("select 1");
  expect(pool.idleCount).toBe(1);
});

test("nobody joins a line that is too long", async () => {
  const pool = open({ max: 1 });
  const holder = await pool.connect();
  const line = Array.from({ length: mostWaiting }, () => pool.query("select 1"));
  await expect(pool.query("select 1")).rejects.toThrow(/^timeout exceeded/);
  expect(pool.waitingCount).toBe(mostWaiting);
  holder.release();
  await Promise.all(line);
});

test("a server that says nothing is a fault as soon, for all who wait", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await new Promise((listening) => silent.once("listening", listening));
  const { port } = silent.address() as { port: number };
  const pool = open({ max: 2, connectionString: `postgres://x@127.0.0.1:${port}/x` });
  const started = performance.now();
  const turns = await Promise.allSettled(Array.from({ length: 20 }, () => pool.query("select 1")));
  expect(performance.now() - started).toBeLessThan(4 * patienceMs);
  for (const turn of turns) {
    expect(connectionFault(turn.status === "rejected" && turn.reason)).toBeTruthy();
  }
  silent.close();
});

function open(config: { max: number; connectionString?: string }): PatientPool {
  const pool = new PatientPool(
    { patienceMs, mostWaiting },
    { connectionString: database.url, ...config },
  );
  onTestFinished(() => pool.end());
  return pool;
}

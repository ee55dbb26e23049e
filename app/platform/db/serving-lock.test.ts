import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { configureLog, log } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { db } from "./database.server.ts";
import {
  DatabaseLockedError,
  holdServingLock,
  shareDatabase,
  takeDatabase,
} from "./serving-lock.server.ts";

const database = useTestDatabase();
const locked = recordEvents();
const open: { close: () => Promise<void> }[] = [];

beforeAll(() => configureLog("silent"));

afterEach(async () => {
  for (const connection of open.splice(0)) await connection.close();
});

test("a restore waits until no process serves and no backup runs", async () => {
  const [restore, backup] = [await session(), await session()];
  const servers = [await serve(), await serve()];
  expect(await shareDatabase(backup)).toBe(true);
  for (const end of [...servers, { close: () => backup.end() }]) {
    expect(await takeDatabase(restore)).toBe(false);
    await end.close();
  }
  expect(await takeDatabase(restore)).toBe(true);
  await expect(serve()).rejects.toThrow(DatabaseLockedError);
  expect(await shareDatabase(await session())).toBe(false);
});

test("a start that a restore prevents is not logged as a lost connection", async () => {
  const restore = await session();
  expect(await takeDatabase(restore)).toBe(true);
  const warning = vi.spyOn(log(), "warn");
  await expect(serve()).rejects.toThrow(DatabaseLockedError);
  expect(warning).not.toHaveBeenCalled();
  warning.mockRestore();
});

test("a process that has lost its lock acquires it again", async () => {
  await serve();
  await endServingConnections();
  const restore = await session();
  // The lock has no event. It is taken by the one or the other until the process has it.
  while (await takeDatabase(restore)) {
    await restore.query("select pg_advisory_unlock_all()");
    await restore.query("select pg_sleep(0.05)");
  }
  expect(await countServingConnections()).toBe(1);
});

test("a process is told when a restore has taken the database meanwhile", async () => {
  await serve();
  const restore = await session();
  const toldBefore = locked.all.length;
  await endServingConnections();
  expect(await takeDatabase(restore)).toBe(true);
  expect(await locked.atLeast(toldBefore + 1)).toHaveLength(toldBefore + 1);
});

async function serve() {
  const lock = await holdServingLock(database.url, locked.push);
  open.push(lock);
  return lock;
}

async function session(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  open.push({ close: () => client.end().catch(() => undefined) });
  return client;
}

/** Waits until the processes behind the connections have ended. */
async function endServingConnections(): Promise<void> {
  await db().execute(sql`
    select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where application_name = 'jaord serving' and datname = current_database()`);
}

async function countServingConnections(): Promise<number> {
  const { rows } = await db().execute(sql`
    select count(*)::int as open from pg_stat_activity
    where application_name = 'jaord serving' and datname = current_database()`);
  return Number(rows[0]?.open);
}

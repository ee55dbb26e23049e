import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import {
  connectDatabase,
  db,
  disconnectDatabase,
  type Transaction,
  transaction,
} from "#app/platform/db/database.server.ts";
import { hearsOthers, stopListening } from "#app/platform/live/live.server.ts";
import { execute, makeDataFolder, withDatabaseName } from "./server.ts";

/** The database of a test file; filled before its first test. */
export interface TestDatabase {
  url: string;
  dataDir: string;
}

/**
 * Gives the calling test file an empty database with the whole schema, a data folder, and settings
 * that name both. The files of a worker share one database, emptied before each.
 * @param changesSchema gives the file a database of its own
 */
export function useTestDatabase({ changesSchema = false } = {}): TestDatabase {
  const own: TestDatabase = { url: "", dataDir: "" };
  let removeFolder = async () => {};

  beforeAll(async () => {
    const template = inject("templateUrl");
    const suffix = `${process.env.VITEST_POOL_ID}${changesSchema ? "_own" : ""}`;
    own.url = withDatabaseName(template, `${nameOf(template)}_${suffix}`);
    await emptyDatabase(own.url, template);
    const folder = await makeDataFolder();
    removeFolder = folder.remove;
    own.dataDir = folder.path;
    configure({
      ...parseConfig({ DATA_DIR: own.dataDir, SECRET: "a-secret-that-only-the-tests-know-about" }),
      databaseUrl: own.url,
      demo: false,
    });
    connectDatabase(own.url);
  });

  afterAll(async () => {
    const isListening = hearsOthers();
    await stopListening();
    await disconnectDatabase();
    if (changesSchema) await dropDatabase(own.url);
    await removeFolder();
    // It would deliver each topic of the worker's next file once more.
    if (isListening) throw new Error("the test file left a connection that listens");
  });

  return own;
}

/** Deletes all rows, or clones the template if the database does not exist. */
async function emptyDatabase(url: string, template: string): Promise<void> {
  try {
    await execute(url, deleteAllRows);
  } catch (error) {
    if ((error as { code?: string }).code !== "3D000") throw error;
    await execute(
      withDatabaseName(url, "postgres"),
      `create database ${nameOf(url)} template ${nameOf(template)}`,
    );
  }
}

async function dropDatabase(url: string): Promise<void> {
  const server = withDatabaseName(url, "postgres");
  await execute(server, `drop database if exists ${nameOf(url)} with (force)`);
}

/** Truncating makes new files for each table, even an empty one, which takes several times as long. */
const deleteAllRows = `
  do $$
  declare
    name text;
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    -- Triggers protect the rows of append-only tables.
    perform set_config('session_replication_role', 'replica', true);
    for name in
      select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job')
    loop
      execute 'delete from ' || name;
    end loop;
  end $$`;

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Runs `work` in parallel with a transaction that holds a lock until `work` waits for it. */
export async function withLockHeldBy<Result>(
  acquireLock: (tx: Transaction) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  let running: Promise<Result> | undefined;
  await transaction(async (tx) => {
    await acquireLock(tx);
    running = work();
    await Promise.race([running, waitForBlocked(1)]);
  });
  return running as Promise<Result>;
}

/**
 * Makes each insert or update of `table`, or of its rows for which `when` holds, end only when advisory
 * lock 1 is free, until the test ends.
 */
export async function waitAfter(
  event: "insert" | "update",
  table: string,
  when?: string,
): Promise<void> {
  await db().execute(sql`create function wait_after() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(1); return null; end $$`);
  await db().execute(sql`create trigger wait_after after ${sql.raw(event)} on
    ${sql.identifier(table)} for each ${sql.raw(when ? `row when (${when})` : "statement")}
    execute function wait_after()`);
  onTestFinished(async () => {
    await db().execute(sql`drop function wait_after cascade`);
  });
}

/** Blocks `first` before its insert into `table`, starts `second`, then lets both finish. */
export async function raceInserts<First, Second>(
  table: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  await db().execute(sql`create function block_insert() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
  await db().execute(sql`create trigger block_insert before insert on ${sql.identifier(table)}
    for each row execute function block_insert()`);
  try {
    const both = await transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`);
      const firstResult = first();
      await waitForBlocked(1);
      const secondResult = second();
      await Promise.race([secondResult, waitForBlocked(2)]);
      return [firstResult, secondResult] as const;
    });
    return await Promise.all(both);
  } finally {
    await db().execute(sql`drop function block_insert cascade`);
  }
}

/**
 * Waits until this many connections of the test database wait for a lock. Throws after 10 seconds.
 * Queries repeatedly, because PostgreSQL sends no event for it.
 */
export async function waitForBlocked(count: number): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const blocked = await countBlocked();
    if (blocked === count) return;
    if (performance.now() > deadline) {
      throw new Error(`${blocked} connections wait for a lock, not ${count}`);
    }
    await wait(5);
  }
}

async function countBlocked(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}

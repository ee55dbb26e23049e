import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { configureLog, log } from "#app/platform/log.server.ts";
import { useTestDatabase, waitForBlocked } from "#tests/support/database.ts";
import { execute, withDatabaseName } from "#tests/support/server.ts";
import { lockKeys } from "./lock-keys.ts";
import { migrateDatabase, TablesInUseError } from "./migrate.server.ts";

const database = useTestDatabase({ changesSchema: true });
const manyAttempts = { lockTimeoutMs: 100, retryDelayMs: 10, maxAttempts: 10_000 };

let folder: string;
let migrationCount = 0;

beforeAll(() => configureLog("silent"));

beforeEach(async () => {
  folder = await makeMigration(["create table drawings ()", "alter table notes add words text"]);
  await execute(database.url, "drop table if exists notes, drawings");
  await execute(database.url, "create table notes ()");
});

test("three processes may migrate one empty database at once", async () => {
  const name = `${new URL(database.url).pathname.slice(1)}_empty`;
  const server = withDatabaseName(database.url, "postgres");
  await execute(server, `create database ${name}`);
  const url = withDatabaseName(database.url, name);
  const migrations = resolve("database/migrations");
  try {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(url, migrations)));
    await migrateDatabase(url, migrations);
    await execute(url, "insert into limits values ('a', 1, 1)");
  } finally {
    await execute(server, `drop database ${name} with (force)`);
  }
});

test("lets other queries run between its attempts to lock a table in use", async () => {
  const other = await session("begin; select from notes");
  const migrating = migrateDatabase(database.url, folder, manyAttempts);
  await waitForBlocked(1);
  await execute(database.url, "select from notes");
  await other.query("commit");
  await migrating;
  await execute(database.url, "select words from notes");
});

test("changes nothing when a table stays in use", async () => {
  const other = await session("begin; select from notes");
  const migrating = migrateDatabase(database.url, folder, {
    lockTimeoutMs: 20,
    retryDelayMs: 1,
    maxAttempts: 3,
  });
  await expect(migrating).rejects.toThrow(TablesInUseError);
  await expect(execute(database.url, "select from drawings")).rejects.toThrow("does not exist");
  await other.query("commit");
  await migrateDatabase(database.url, folder, manyAttempts);
  await execute(database.url, "select words from notes, drawings");
});

test("fails when its connection is closed during a pause", async () => {
  const other = await session("begin; select from notes");
  const longPause = { lockTimeoutMs: 20, retryDelayMs: 1_000, maxAttempts: 10 };
  const paused = Promise.withResolvers<void>();
  const warning = vi.spyOn(log(), "warn").mockImplementation(() => paused.resolve());
  const migrating = migrateDatabase(database.url, folder, longPause);
  const failed = expect(migrating).rejects.toThrow();
  await paused.promise;
  warning.mockRestore();
  const endPaused = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle' and query ilike 'rollback%'`;
  expect(await execute(database.url, endPaused)).toHaveLength(1);
  await failed;
  await other.end();
});

test("waits for another process's migrations longer than for a table", async () => {
  const other = await session(`select pg_advisory_lock(${lockKeys.migrations})`);
  const migrating = migrateDatabase(database.url, folder, {
    lockTimeoutMs: 20,
    retryDelayMs: 1,
    maxAttempts: 1,
  });
  await waitForBlocked(1);
  const impatient = await session("set lock_timeout = 200");
  const lock = impatient.query(`select pg_advisory_lock(${lockKeys.migrations})`);
  await expect(lock).rejects.toThrow("lock timeout");
  await other.end();
  await migrating;
  await execute(database.url, "select words from notes");
});

/** Returns a folder with one migration, newer than all that were applied. */
async function makeMigration(statements: string[]): Promise<string> {
  migrationCount += 1;
  const path = join(database.dataDir, `migrations-${migrationCount}`);
  await mkdir(join(path, "meta"), { recursive: true });
  const entry = {
    idx: 0,
    version: "7",
    when: 1e13 + migrationCount,
    tag: "0000_x",
    breakpoints: true,
  };
  await writeFile(join(path, "meta/_journal.json"), JSON.stringify({ entries: [entry] }));
  await writeFile(join(path, "0000_x.sql"), statements.join(";--> statement-breakpoint\n"));
  return path;
}

/** Another session, which has run a statement. */
async function session(statement: string): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(statement);
  return client;
}

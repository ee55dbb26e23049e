import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { log } from "#app/platform/log.server.ts";
import { sqlState, sqlStates } from "./errors.server.ts";
import { lockKeys } from "./lock-keys.ts";

/** Where drizzle records what it has run. */
const journal = { schema: "drizzle", table: "drizzle.__drizzle_migrations" };

export class TablesInUseError extends Error {}

// Other queries queue behind a migration that waits for a lock. Below deadlock_timeout (1 s), so that
// PostgreSQL does not abort a guest's transaction instead.
const lockRetries = { lockTimeoutMs: 800, retryDelayMs: 1_200, maxAttempts: 30 };
const retryable: unknown[] = [sqlStates.lockNotAvailable, sqlStates.deadlockDetected];

/** Runs all pending migrations or none, while the site is in use. Throws TablesInUseError. */
export async function migrateDatabase(
  url: string,
  migrationsFolder: string,
  retries = lockRetries,
): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    // Must precede lock_timeout: waits without limit for the migrations of another process.
    await client.query("select pg_advisory_lock($1)", [lockKeys.migrations]);
    await retryOnLockTimeout(
      client,
      () => migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder }),
      retries,
    );
  } finally {
    await client.end();
  }
}

/** Changes the schema while the site is in use: retries until each table is free for a moment. */
export async function retryOnLockTimeout(
  client: Client,
  change: () => Promise<void>,
  { lockTimeoutMs, retryDelayMs, maxAttempts } = lockRetries,
): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeoutMs}`);
  for (let attemptsLeft = maxAttempts - 1; ; attemptsLeft--) {
    try {
      return await change();
    } catch (error) {
      if (!retryable.includes(sqlState(error))) throw error;
      if (attemptsLeft === 0) throw new TablesInUseError("a table was in use", { cause: error });
      log().warn({ attemptsLeft }, "a table is in use, retrying the migrations");
      await wait(retryDelayMs);
    }
  }
}

/** The migrations of this release, oldest first; `createdAt` is in ms. */
export function listMigrations(migrationsFolder: string): { name: string; createdAt: number }[] {
  const { entries } = JSON.parse(
    readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"),
  ) as { entries: { tag: string; when: number }[] };
  return entries.map(({ tag, when }) => ({ name: tag, createdAt: when }));
}

/** Returns when the newest migration of a database was made, in ms; null without any. */
export async function schemaVersion(client: Client): Promise<number | null> {
  const found = await client.query("select to_regclass($1) as migrations", [journal.table]);
  if (!found.rows[0]?.migrations) return null;
  const { rows } = await client.query(`select max(created_at) as version from ${journal.table}`);
  return rows[0]?.version === null ? null : Number(rows[0]?.version);
}

/**
 * Makes the schema as it was after the migration of `version`, in a database without tables and in
 * the caller's transaction; drizzle's own function would commit it.
 */
export async function makeSchema(
  client: Client,
  migrationsFolder: string,
  version: number,
): Promise<void> {
  await client.query(`drop schema if exists ${journal.schema} cascade`);
  await client.query(`create schema ${journal.schema}`);
  await client.query(
    `create table ${journal.table} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > version) continue;
    for (const statement of sql) await client.query(statement);
    const record = `insert into ${journal.table} (hash, created_at) values ($1, $2)`;
    await client.query(record, [hash, folderMillis]);
  }
}

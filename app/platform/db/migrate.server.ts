import { setTimeout as wait } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { log } from "#app/platform/log.server.ts";
import { sqlState, sqlStates } from "./errors.server.ts";

const migrationLock = 7_265_001;

export class TablesInUseError extends Error {}

// Other queries queue behind a migration that waits for a lock. Below deadlock_timeout (1 s), so that
// PostgreSQL does not abort a guest's transaction instead.
const lockRetries = { lockTimeoutMs: 800, retryDelayMs: 1_200, maxAttempts: 30 };
const retryable: unknown[] = [sqlStates.lockNotAvailable, sqlStates.deadlockDetected];

/** Runs all pending migrations or none, while the site is in use. Throws TablesInUseError. */
export async function migrateDatabase(
  url: string,
  migrationsFolder: string,
  { lockTimeoutMs, retryDelayMs, maxAttempts } = lockRetries,
): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    // Must precede lock_timeout: waits without limit for the migrations of another process.
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    for (let attemptsLeft = maxAttempts - 1; ; attemptsLeft--) {
      try {
        return await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
      } catch (error) {
        if (!retryable.includes(sqlState(error))) throw error;
        if (attemptsLeft === 0) throw new TablesInUseError("a table was in use", { cause: error });
        log().warn({ attemptsLeft }, "a table is in use, retrying the migrations");
        await wait(retryDelayMs);
      }
    }
  } finally {
    await client.end();
  }
}

import { setTimeout as wait } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { log } from "#app/platform/log.server.ts";
import { sqlState, sqlStates } from "./sql-state.server.ts";

/** Any number that nothing else in this database locks on. */
const migrationLock = 7_265_001;

/** Somebody else held a table that a migration changes, all the time; nothing was changed. */
export class TablesInUse extends Error {}

// Whoever asks for a table stands behind a migration that waits for it: the wait is short, and those
// behind it get their turn in the pauses. After a second PostgreSQL would look for deadlocks, and
// might end a guest's transaction.
const patience = { lockMs: 800, pauseMs: 1_200, tries: 30 };
const busy: unknown[] = [sqlStates.lockNotAvailable, sqlStates.deadlockDetected];

/**
 * Brings the database's schema up to date, all of it or nothing. Safe to call from several processes
 * at once, and while others use the database. Throws `TablesInUse` after a minute of trying.
 */
export async function migrateDatabase(
  url: string,
  migrationsFolder: string,
  { lockMs, pauseMs, tries } = patience,
): Promise<void> {
  const client = new Client({ connectionString: url });
  // A connection that is lost in a pause is told by the next query.
  client.on("error", () => undefined);
  await client.connect();
  try {
    // Another process's migrations may take as long as they need.
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query(`set lock_timeout = ${lockMs}`);
    for (let left = tries - 1; ; left--) {
      try {
        return await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
      } catch (error) {
        if (!busy.includes(sqlState(error))) throw error;
        if (left === 0) throw new TablesInUse("a table was in use", { cause: error });
        log().warn({ left }, "a table is in use, the migrations try again");
        await wait(pauseMs);
      }
    }
  } finally {
    await client.end();
  }
}

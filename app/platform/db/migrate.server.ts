import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

/** Any number that nothing else in this database locks on. */
const migrationLock = 7_265_001;

/** Brings the database's schema up to date. Safe to call from several processes at once. */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgTransaction } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { log } from "#app/platform/log.server.ts";
import { connectionFault } from "./connection-fault.server.ts";
import { PatientPool } from "./patient-pool.server.ts";

type NoSchema = Record<string, never>;
export type Database = NodePgDatabase<NoSchema>;
export type Transaction = PgTransaction<
  NodePgQueryResultHKT,
  NoSchema,
  ExtractTablesWithRelations<NoSchema>
>;

// A page asks for about ten turns; a thousand guests at once are a crowd, more are an attack.
const patience = { patienceMs: 3_000, mostWaiting: 10_000 };
const settings = { casing: "snake_case" } as const;

let connection: { pool: Pool; database: Database } | undefined;

/** Opens the process's pool; called once at start. */
export function connectDatabase(url: string, options: { maxConnections?: number } = {}): void {
  const pool = new PatientPool(patience, {
    connectionString: url,
    max: options.maxConnections ?? 10,
    idleTimeoutMillis: 30_000,
    // A database that hangs without closing must not hold requests for ever.
    query_timeout: 4_500,
  });
  pool.on("error", (error) => log().warn({ err: error }, "idle database connection lost"));
  // A connection that is lost while in use fails its query; unheard, it would also end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  connection = { pool, database: drizzle(pool, settings) };
}

/** Waits for running queries and closes the pool. */
export async function disconnectDatabase(): Promise<void> {
  const closing = connection;
  connection = undefined;
  await closing?.pool.end();
}

/** The database for single statements; several that belong together go through `transaction`. */
export function db(): Database {
  return connected().database;
}

/** The pool under `db()`, for libraries that bring their own SQL. */
export function pool(): Pool {
  return connected().pool;
}

/** Runs `work` in one transaction: all of it is committed, or an error leaves nothing behind. */
export async function transaction<Result>(
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool().connect();
  let lost = false;
  const giveUpIfLost = (error: unknown) => {
    lost ||= connectionFault(error) !== undefined;
    // A rollback would wait once more for a server that does not answer.
    if (lost) void client.end();
    throw error;
  };
  try {
    return await drizzle(client, settings)
      .transaction((tx) => work(tx).catch(giveUpIfLost))
      .catch(giveUpIfLost);
  } finally {
    // Whether a lost connection still holds its transaction open, nobody knows: not for others.
    client.release(lost);
  }
}

function connected() {
  if (!connection) throw new Error("connectDatabase() has not been called");
  return connection;
}

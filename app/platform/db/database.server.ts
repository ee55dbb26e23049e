import { AsyncLocalStorage } from "node:async_hooks";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgTransaction } from "drizzle-orm/pg-core";
import type { Pool, PoolClient } from "pg";
import { log } from "#app/platform/log.server.ts";
import { describeConnectionError } from "./errors.server.ts";
import { passGrants } from "./pass-grants.server.ts";
import { StallTimeoutPool } from "./stall-timeout-pool.server.ts";

type NoSchema = Record<string, never>;
export type Database = NodePgDatabase<NoSchema>;
export type Transaction = PgTransaction<
  NodePgQueryResultHKT,
  NoSchema,
  ExtractTablesWithRelations<NoSchema>
>;

// A page runs about ten queries, so a thousand guests at once fit in the queue.
const limits = {
  stallTimeoutMs: 3_000,
  maxQueued: 10_000,
  // Together less than the two seconds after which a frozen database must be an error page.
  probeAfterMs: 900,
  probeTimeoutMs: 800,
};
const settings = { casing: "snake_case" } as const;

let connection: { pool: Pool; database: Database } | undefined;

export interface DatabaseOptions {
  maxConnections?: number;
  /**
   * Of the policies that the process was written for (`applyRowSecurity`), because of which the role of `url`
   * sees only rows that it was granted.
   */
  policyHash?: string | undefined;
  /** The database itself, when `url` is a pooler in transaction mode. */
  directUrl?: string | undefined;
}

export function connectDatabase(
  url: string,
  { maxConnections = 10, policyHash, directUrl }: DatabaseOptions = {},
): void {
  const pool = new StallTimeoutPool(limits, {
    connectionString: url,
    probeUrl: directUrl ?? url,
    max: maxConnections,
    idleTimeoutMillis: 30_000,
    // Ends requests to a database that hangs without closing the connection.
    query_timeout: 4_500,
  });
  pool.on("error", (error) => log().warn({ err: error }, "idle database connection lost"));
  // Without a listener, losing a connection in use would also end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  if (directUrl) pool.on("connect", sendUnnamed);
  if (policyHash) {
    const isPooled = directUrl !== undefined;
    pool.on("connect", (client) => passGrants(client, { policyHash, isPooled }));
  }
  connection = { pool, database: drizzle(pool, settings) };
}

/** A pooler would look for a prepared statement in another session than the one that has it. */
function sendUnnamed(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const queryUnnamed = (config: unknown, ...rest: unknown[]) =>
    query(config instanceof Object ? { ...config, name: undefined } : config, ...rest);
  client.query = queryUnnamed as typeof client.query;
}

export async function disconnectDatabase(): Promise<void> {
  const closingPool = connection;
  connection = undefined;
  await closingPool?.pool.end();
}

export function db(): Database {
  return requireConnection().database;
}

export function pool(): Pool {
  return requireConnection().pool;
}

const commitCallbacks = new AsyncLocalStorage<(() => void)[]>();

/** Calls back when the transaction around it has committed, before `transaction` returns. */
export function afterCommit(callback: () => void): void {
  const callbacks = commitCallbacks.getStore();
  if (callbacks) callbacks.push(callback);
  else callback();
}

export async function transaction<Result>(
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const callbacks: (() => void)[] = [];
  const result = await commitCallbacks.run(callbacks, () => commit(work));
  for (const callback of callbacks) callback();
  return result;
}

/** Rolls back when `work` returns `ok: false`, and returns that. */
export async function transactionUnlessRefused<Result extends { ok: boolean }>(
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  let refusal: Result | undefined;
  try {
    return await transaction(async (tx) => {
      const result = await work(tx);
      if (result.ok) return result;
      refusal = result;
      return tx.rollback();
    });
  } catch (error) {
    if (refusal) return refusal;
    throw error;
  }
}

async function commit<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool().connect();
  let isConnectionLost = false;
  const closeIfLost = (error: unknown) => {
    isConnectionLost ||= describeConnectionError(error) !== undefined;
    // A rollback would wait for the same unresponsive server.
    if (isConnectionLost) void client.end();
    throw error;
  };
  try {
    return await drizzle(client, settings)
      .transaction((tx) => work(tx).catch(closeIfLost))
      .catch(closeIfLost);
  } finally {
    // The connection may still have an open transaction, so it is not reused.
    client.release(isConnectionLost);
  }
}

function requireConnection() {
  if (!connection) throw new Error("connectDatabase() has not been called");
  return connection;
}

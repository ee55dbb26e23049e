import type { Client } from "pg";
import { type ConnectionChecks, openLastingConnection } from "./lasting-connection.server.ts";
import { lockKeys } from "./lock-keys.ts";

/** A restore holds the database. */
export class DatabaseLockedError extends Error {}

/**
 * Holds a shared lock on a session of its own until closed. After a lost connection it is acquired
 * again; `onLocked` is called when a restore has taken the database meanwhile. Throws
 * DatabaseLockedError when a restore has it from the start.
 */
export function holdServingLock(
  url: string,
  onLocked: () => void,
  checks?: ConnectionChecks,
): Promise<{ close: () => Promise<void> }> {
  const prepare = async (client: Client) => {
    const isAcquired = await shareDatabase(client);
    if (isAcquired) return;
    onLocked();
    throw new DatabaseLockedError("a restore holds the database");
  };
  return openLastingConnection({ url, name: "jaord serving", prepare, checks });
}

/** Returns false while a restore runs. Held until the client's connection ends. */
export function shareDatabase(client: Client): Promise<boolean> {
  return acquire(client, "pg_try_advisory_lock_shared");
}

/**
 * Returns whether another process serves or backs up the database. The caller's process must hold the
 * serving lock, which is counted too.
 */
export async function isServedByOthers(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
     where locktype = 'advisory' and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [lockKeys.serving],
  );
  return (rows[0]?.count ?? 0) > 1;
}

/** Returns false while a process serves or a backup runs. Held until the connection ends. */
export function takeDatabase(client: Client): Promise<boolean> {
  return acquire(client, "pg_try_advisory_lock");
}

async function acquire(client: Client, lock: string): Promise<boolean> {
  const { rows } = await client.query(`select ${lock}($1) as acquired`, [lockKeys.serving]);
  return rows[0]?.acquired === true;
}

import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { eventually } from "./eventually.ts";

/** Runs `work` against the locks that `takeLock` holds until `work` blocks. */
export async function withLockHeldBy<Result>(
  takeLock: (tx: Transaction) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  let running: Promise<Result> | undefined;
  await transaction(async (tx) => {
    await takeLock(tx);
    running = work();
    await Promise.race([running, waitForBlocked(1)]);
  });
  return running as Promise<Result>;
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

/** Waits until this many connections of the test database wait for a lock. */
export async function waitForBlocked(count: number): Promise<void> {
  await eventually(async () => expect(await countBlocked()).toBe(count));
}

async function countBlocked(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}

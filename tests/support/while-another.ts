import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { eventually } from "./eventually.ts";

/** Starts `work` while another transaction has done `first`, which ends when `work` waits for it. */
export async function whileAnother<Result>(
  first: (tx: Transaction) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  let running: Promise<Result> | undefined;
  await transaction(async (tx) => {
    await first(tx);
    running = work();
    await Promise.race([running, untilWaiting(1)]);
  });
  return running as Promise<Result>;
}

/** Starts `first`, which waits before it inserts into `table`, and then `second`; both end after that. */
export async function whileInserting<First, Second>(
  table: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  await db().execute(sql`create function hold() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
  await db().execute(sql`create trigger hold before insert on ${sql.identifier(table)}
    for each row execute function hold()`);
  try {
    const both = await transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`);
      const begun = first();
      await untilWaiting(1);
      const next = second();
      await Promise.race([next, untilWaiting(2)]);
      return [begun, next] as const;
    });
    return await Promise.all(both);
  } finally {
    await db().execute(sql`drop function hold cascade`);
  }
}

/** Until so many of the test database's connections wait for a lock. */
export async function untilWaiting(wanted: number): Promise<void> {
  await eventually(async () => expect(await waiting()).toBe(wanted));
}

async function waiting(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}

import { and, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { now } from "#app/platform/clock.ts";
import { defineJob, type Job } from "#app/platform/jobs/jobs.server.ts";
import { db, type Transaction, transaction } from "./database.server.ts";

/** Longer than any page offers to undo a deletion. */
const retentionMs = 3600 * 1000;

type SoftDeletable = PgTable & { id: AnyPgColumn; deletedAt: AnyPgColumn };

/** Sets `deleted_at` of rows that are not deleted, to now unless given. Returns their ids. */
export function softDelete(
  tx: Transaction,
  table: SoftDeletable,
  where: SQL | undefined,
  deletedAt: Date | SQL = now(),
): Promise<string[]> {
  return setDeletedAt(tx, table, and(where, isNull(table.deletedAt)), deletedAt);
}

/** Restores deleted rows that are not purged. Returns their ids. */
export function restore(
  tx: Transaction,
  table: SoftDeletable,
  where: SQL | undefined,
): Promise<string[]> {
  return setDeletedAt(tx, table, and(where, isNotNull(table.deletedAt)), null);
}

async function setDeletedAt(
  tx: Transaction,
  table: SoftDeletable,
  where: SQL | undefined,
  deletedAt: Date | SQL | null,
): Promise<string[]> {
  const changed = await tx
    .update(table as PgTable)
    .set({ deletedAt })
    .where(where)
    .returning({ id: table.id });
  return changed.map(({ id }) => String(id));
}

export type Purge = () => Promise<void>;

/**
 * Removes rows for good whose time to be restored is over; `where` keeps others. `onPurge` runs
 * before the removal of a row is committed: when it fails, the row stays for the next run.
 */
export function definePurge<Table extends SoftDeletable>(
  table: Table,
  options: { where?: SQL; onPurge?: (row: Table["$inferSelect"]) => Promise<void> } = {},
): Purge {
  const { where, onPurge } = options;
  return async () => {
    const purgeable = and(lt(table.deletedAt, new Date(now().getTime() - retentionMs)), where);
    if (!onPurge) {
      await db().delete(table).where(purgeable);
      return;
    }
    const key = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns);
    const fields = Object.fromEntries(key.map((column) => [column.name, column]));
    const found = await db()
      .select(fields)
      .from(table as PgTable)
      .where(purgeable);
    for (const row of found) {
      const itself = key.map((column) => eq(column, row[column.name]));
      await transaction(async (tx) => {
        // A concurrent restore wins.
        const removed = await tx
          .delete(table as PgTable)
          .where(and(...itself, purgeable))
          .returning();
        for (const values of removed) await onPurge(values as Table["$inferSelect"]);
      });
    }
  };
}

/** One job for all tables. A purge that fails is retried with the others, which do not wait for it. */
export function purgeDeleted(purges: readonly Purge[]): Job<object> {
  return defineJob(
    "purge-deleted",
    async () => {
      const results = await Promise.allSettled(purges.map((purge) => purge()));
      for (const result of results) if (result.status === "rejected") throw result.reason;
    },
    { schedule: "*/10 * * * *", timeout: 600 },
  );
}

import { and, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { now } from "#app/platform/clock.ts";
import { defineJob, type Job } from "#app/platform/jobs/jobs.server.ts";
import { type Transaction, transaction } from "./database.server.ts";

/** Longer than any page offers undo. */
export const retentionMs = 3600 * 1000;

type SoftDeletable = PgTable & { id: AnyPgColumn; deletedAt: AnyPgColumn };

/** Returns the ids of the rows that were not deleted before. */
export function softDelete(
  tx: Transaction,
  table: SoftDeletable,
  where: SQL | undefined,
  deletedAt: Date | SQL = now(),
): Promise<string[]> {
  return setDeletedAt(tx, table, and(where, isNull(table.deletedAt)), deletedAt);
}

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

/** When `onPurge` fails, its rows stay for the next run. `where` limits the rows. */
export function definePurge<Table extends SoftDeletable>(
  table: Table,
  options: {
    where?: SQL;
    onPurge?: (tx: Transaction, rows: Table["$inferSelect"][]) => Promise<void>;
  } = {},
): Purge {
  return () =>
    transaction(async (tx) => {
      const isExpired = lt(table.deletedAt, new Date(now().getTime() - retentionMs));
      const rows = await tx
        .delete(table as PgTable)
        .where(and(isExpired, options.where))
        .returning();
      if (rows.length > 0) await options.onPurge?.(tx, rows as Table["$inferSelect"][]);
    });
}

/**
 * Runs every purge, even when one fails; the job is retried then. One after the other: at once they could
 * hold all connections, for which requests would wait.
 */
export function purgeDeleted(purges: readonly Purge[]): Job<object> {
  return defineJob(
    "purge-deleted",
    async () => {
      const errors: unknown[] = [];
      for (const purge of purges) await purge().catch((error) => errors.push(error));
      if (errors.length > 0) throw errors[0];
    },
    { schedule: "*/10 * * * *", timeoutSeconds: 600 },
  );
}

import { and, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { db, type Transaction } from "./database.server.ts";

type Referenced = PgTable & { id: AnyPgColumn };

/** Matches rows without a reference to their id, by all foreign keys in the database's catalog. */
export async function isUnreferenced(
  tx: Pick<Transaction, "execute">,
  table: Referenced,
): Promise<SQL | undefined> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select owner.conrelid::regclass::text as "table", quote_ident(own.attname) as "column"
    from pg_constraint as owner
    cross join unnest(owner.conkey, owner.confkey) as pair(own, target)
    join pg_attribute as own on own.attrelid = owner.conrelid and own.attnum = pair.own
    join pg_attribute as target on target.attrelid = owner.confrelid and target.attnum = pair.target
    where owner.contype = 'f' and owner.confrelid = ${getTableName(table)}::regclass
      and target.attname = 'id'`);
  return and(
    ...rows.map((owner) => {
      const reference = sql.raw(`select from ${owner.table} as owner where owner.${owner.column}`);
      return sql`not exists (${reference} = ${table.id})`;
    }),
  );
}

/** Deletes the rows that match and have no reference, and returns their ids. */
export async function deleteUnreferenced(
  tx: Transaction,
  table: Referenced,
  condition: SQL,
): Promise<string[]> {
  // The lock waits for references in progress, so that the next statement sees them.
  const locked = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(condition)
    .orderBy(table.id)
    .for("update");
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  const deleted = await tx
    .delete(table as PgTable)
    .where(and(inArray(table.id, ids), await isUnreferenced(tx, table)))
    .returning({ id: table.id });
  return deleted.map(({ id }) => String(id));
}

/** Returns those of the ids that have a row. */
export async function storedIds(table: Referenced, ids: string[]): Promise<ReadonlySet<string>> {
  const found = await db()
    .select({ id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, ids));
  return new Set(found.map(({ id }) => String(id)));
}

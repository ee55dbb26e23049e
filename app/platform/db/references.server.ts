import { and, getTableName, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.server.ts";

/** Matches rows without a reference to their id, by all foreign keys in the database's catalog. */
export async function isUnreferenced(
  tx: Pick<Transaction, "execute">,
  table: PgTable & { id: AnyPgColumn },
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

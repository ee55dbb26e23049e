import { getTableName, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

// Drizzle marks the alias of a table by these. Its `alias` cannot name a view.
const originalName = Symbol.for("drizzle:OriginalName");
const isAlias = Symbol.for("drizzle:IsAlias");

/** Tables of which all may read some rows, through a view. */
export const tablesWithView: PgTable[] = [];

/**
 * Returns the view `shown_<table>`, which all may read, under the name of the table, so that queries
 * use its columns. `rows` is for `from` and joins, `view` for SQL and `$count`; `has` is true for the
 * ids in it. A migration that changes the columns makes the view anew.
 */
export function shownRows<Shown extends PgTable & { id: AnyPgColumn }>(
  table: Shown,
): { rows: Shown; view: SQL; has: (id: AnyPgColumn) => SQL } {
  tablesWithView.push(table);
  const name = getTableName(table);
  const viewName = `shown_${name}`;
  const rows = new Proxy(table, {
    get(target, key) {
      if (key === originalName) return viewName;
      return key === isAlias || Reflect.get(target, key);
    },
  });
  const view = sql`${sql.identifier(viewName)} as ${sql.identifier(name)}`;
  const has = (id: AnyPgColumn) => sql`exists (select from ${view} where ${table.id} = ${id})`;
  return { rows, view, has };
}

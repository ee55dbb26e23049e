import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

// Those of drizzle's aliases, which can only be made of tables.
const originalName = Symbol.for("drizzle:OriginalName");
const isAlias = Symbol.for("drizzle:IsAlias");

/** Tables of which all may read the rows that a view has, and no others. */
export const tablesWithView: PgTable[] = [];

/**
 * Returns what queries of everybody read from: the view `shown_<table>`, under the name of the table,
 * so that they use its columns. `rows` is for `from` and joins, `view` for SQL and `$count`. A migration
 * that changes the columns makes the view anew.
 */
export function shownRows<Shown extends PgTable>(table: Shown): { rows: Shown; view: SQL } {
  tablesWithView.push(table);
  const name = getTableName(table);
  const viewName = `shown_${name}`;
  const rows = new Proxy(table, {
    get(target, key) {
      if (key === originalName) return viewName;
      return key === isAlias || Reflect.get(target, key);
    },
  });
  return { rows, view: sql`${sql.identifier(viewName)} as ${sql.identifier(name)}` };
}

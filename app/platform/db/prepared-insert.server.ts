import { type Column, getTableColumns, type InferInsertModel, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Database, db, type Transaction } from "./database.server.ts";
import { prepared } from "./prepared.server.ts";

/**
 * Inserts a row like Drizzle's `insert`, with one prepared query for each set of columns. Resolves to
 * false for a row that is there already if `skipsConflicts`, otherwise that is an error.
 */
export function preparedInsert<Table extends PgTable>(
  table: Table,
  { skipsConflicts = false } = {},
): (tx: Database | Transaction, row: InferInsertModel<Table>) => Promise<boolean> {
  const columns: Record<string, Column> = getTableColumns(table);
  const insertOf = (keys: string[]) =>
    prepared((...params: unknown[]) => {
      const row = Object.fromEntries(keys.map((key, index) => [key, sql`${params[index]}`]));
      const query = db()
        .insert(table)
        .values(row as InferInsertModel<Table>);
      return skipsConflicts ? query.onConflictDoNothing() : query;
    });
  const inserts = new Map<string, ReturnType<typeof insertOf>>();
  return async (tx, row) => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const keys = given.map(([key]) => key);
    const name = keys.join();
    const insert = inserts.get(name) ?? insertOf(keys);
    inserts.set(name, insert);
    const values = given.map(([key, value]) =>
      value === null ? null : columns[key]?.mapToDriverValue(value),
    );
    const { rowCount } = await insert.within(tx, ...values);
    return rowCount === 1;
  };
}

import { type Column, getTableColumns, type InferInsertModel, sql } from "drizzle-orm";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgInsertBase, PgTable, SelectedFieldsFlat } from "drizzle-orm/pg-core";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import { type Database, db, type Transaction } from "./database.server.ts";
import { prepared, type Query } from "./prepared.server.ts";

type Insert<Table extends PgTable, Result> = (
  tx: Database | Transaction,
  row: InferInsertModel<Table>,
) => Promise<Result>;

/**
 * Inserts a row like Drizzle's `insert`, with one prepared query for each set of columns. Resolves to
 * false for a row that is there already if `skipsConflicts`, otherwise that is an error.
 */
export function preparedInsert<Table extends PgTable>(
  table: Table,
  { skipsConflicts = false } = {},
): Insert<Table, boolean> {
  const insert = completed(table, (query) =>
    skipsConflicts ? query.onConflictDoNothing() : query,
  );
  return async (tx, row) => (await insert(tx, row)).rowCount === 1;
}

/** `preparedInsert` that resolves to these fields of the row. */
export function preparedInsertReturning<Table extends PgTable, Fields extends SelectedFieldsFlat>(
  table: Table,
  fields: () => Fields,
): Insert<Table, SelectResultFields<Fields>> {
  const insert = completed(
    table,
    (query) => query.returning(fields()) as unknown as Query<SelectResultFields<Fields>[]>,
  );
  return async (tx, row) => {
    const [inserted] = await insert(tx, row);
    if (!inserted) throw new Error("nothing was inserted");
    return inserted;
  };
}

function completed<Table extends PgTable, Result>(
  table: Table,
  complete: (query: PgInsertBase<Table, NodePgQueryResultHKT>) => Query<Result>,
): Insert<Table, Result> {
  const columns: Record<string, Column> = getTableColumns(table);
  const insertOf = (keys: string[]) =>
    prepared((...params: unknown[]) => {
      const row = Object.fromEntries(keys.map((key, index) => [key, sql`${params[index]}`]));
      return complete(
        db()
          .insert(table)
          .values(row as InferInsertModel<Table>),
      );
    });
  const inserts = new Map<string, ReturnType<typeof insertOf>>();
  return (tx, row) => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const keys = given.map(([key]) => key);
    const name = keys.join();
    const insert = inserts.get(name) ?? insertOf(keys);
    inserts.set(name, insert);
    const values = given.map(([key, value]) =>
      value === null ? null : columns[key]?.mapToDriverValue(value),
    );
    return insert.within(tx, ...values);
  };
}

import { getTableName, is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { type AnyPgColumn, getTableConfig, PgTable } from "drizzle-orm/pg-core";

const modules = import.meta.glob<Record<string, unknown>>("../../app/**/tables.server.ts", {
  eager: true,
});

/** All tables, each after the tables it refers to. */
export const tables = sorted(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable)),
);

/** The names of tables in code, by their names in the database. */
export const tableExports = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]): [string, string][] =>
      is(value, PgTable) ? [[getTableName(value), name]] : [],
    ),
  ),
);

export function columnName(column: AnyPgColumn): string {
  return toSnakeCase(column.name);
}

export function referencesOf(table: PgTable) {
  return getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    return {
      columns: columns as AnyPgColumn[],
      foreignColumns: foreignColumns as AnyPgColumn[],
      foreignTable: foreignTable as PgTable,
      onDelete: key.onDelete,
    };
  });
}

/** Returns the columns of the primary key, in order. */
export function primaryKeyOf(table: PgTable): AnyPgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** Returns the first columns of all indexes, the primary key and unique columns included. */
export function indexedColumnsOf(table: PgTable): string[] {
  const { columns, indexes } = getTableConfig(table);
  const first = indexes.flatMap(({ config }) => config.columns.slice(0, 1));
  const own = columns.filter(({ primary, isUnique }) => primary || isUnique);
  return [...own, ...first, ...primaryKeyOf(table).slice(0, 1)].flatMap((column) =>
    "name" in column && column.name ? [toSnakeCase(column.name)] : [],
  );
}

function sorted(all: PgTable[]): PgTable[] {
  const done = new Set<PgTable>();
  const visit = (table: PgTable) => {
    if (done.has(table)) return;
    for (const { foreignTable } of referencesOf(table)) {
      if (foreignTable !== table) visit(foreignTable);
    }
    done.add(table);
  };
  for (const table of all.toSorted((a, b) => (getTableName(a) < getTableName(b) ? -1 : 1))) {
    visit(table);
  }
  return [...done];
}

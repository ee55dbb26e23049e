import { getTableColumns, isNull, or, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

type EditedTable = PgTable & Record<"weddingId" | "id" | "version" | "deletedAt", AnyPgColumn>;

/**
 * For `onConflictDoUpdate`: a form that adds a row and is sent again stores its values, unless the row
 * was deleted. The version rises when a value differs, so that who has opened the row since is told.
 */
export function addAgain<Values extends Record<string, unknown>>(
  table: EditedTable,
  values: Values,
): { target: AnyPgColumn[]; set: Values & { version: SQL }; setWhere: SQL } {
  const columns = getTableColumns(table);
  const differences = Object.keys(values).map(
    (name) => sql`${columns[name]} is distinct from excluded.${sql.identifier(toSnakeCase(name))}`,
  );
  return {
    target: [table.weddingId, table.id],
    set: { ...values, version: sql`${table.version} + (${or(...differences)})::int` },
    setWhere: isNull(table.deletedAt),
  };
}

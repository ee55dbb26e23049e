import { getTableName, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import { everyTable, type GrantKind } from "./grants.server.ts";
import { readersOf, scopeOf } from "./scope.server.ts";

/** A policy of a table, as a condition of PostgreSQL. */
export interface Policy {
  name: "jaord_owner" | "jaord_reader";
  command: "all" | "select";
  condition: string;
}

const dialect = new PgDialect({ casing: "snake_case" });

/** Returns the policies that follow from the table's declarations; none for a table without owners. */
export function policiesOf(table: PgTable): Policy[] {
  const owner = ownerCondition(table);
  if (!owner) return [];
  const readers = readersOf(table);
  return [
    { name: "jaord_owner", command: "all", condition: textOf(owner) },
    ...(readers.length > 0
      ? [
          {
            name: "jaord_reader" as const,
            command: "select" as const,
            condition: textOf(sql.join(readers, sql` or `)),
          },
        ]
      : []),
  ];
}

function ownerCondition(table: PgTable): SQL | null {
  const { scope, column, openings = {} } = scopeOf(table) ?? {};
  const { everybody, guests, account, keys = [] } = openings;
  if ((scope !== "wedding" && scope !== "account") || !column || everybody) return null;
  const arms = [
    isTableOpen(table),
    isGranted(guests ? "guest" : scope, column),
    ...(account ? [isGranted("account", account)] : []),
    ...keys.map((key) => isGranted("key", key)),
  ];
  return sql.join(arms, sql` or `);
}

// In a subquery without references, PostgreSQL reads the setting once and not for each row.
function isTableOpen(table: PgTable): SQL {
  const names = sql.raw(`'{${getTableName(table)},${everyTable}}'`);
  return sql`(select ${grantsOf("table")} && ${names})`;
}

/** Is true for rows whose column has one of the granted ids. */
export function isGranted(kind: Exclude<GrantKind, "table">, column: AnyPgColumn): SQL {
  const type = sql.raw(column.getSQLType());
  return sql`${column} = any ((select ${grantsOf(kind)})::${type}[])`;
}

function grantsOf(kind: GrantKind): SQL {
  return sql.raw(`string_to_array(current_setting('jaord.${kind}', true), ',')`);
}

function textOf(condition: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(condition);
  if (params.length > 0) throw new Error("a policy has no parameters");
  return text;
}

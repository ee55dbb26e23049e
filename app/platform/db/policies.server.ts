import { getTableName, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import { everyTable, type GrantKind } from "./grants.server.ts";
import { ownersOf, readersOf, rootOf, scopeOf, type TableScope } from "./scope.server.ts";

/** A policy of a table, as a condition of PostgreSQL. */
export interface Policy {
  name: "jaord_owner" | "jaord_reader" | "jaord_author" | "jaord_earlier";
  command: "all" | "select" | "insert";
  condition: string;
}

const dialect = new PgDialect({ casing: "snake_case" });

/** Returns the policies that follow from the table's declarations; none for a table without owners. */
export function policiesOf(table: PgTable): Policy[] {
  const owners = ownerConditions(table);
  if (owners.length === 0) return [];
  const { everybody } = scopeOf(table)?.openings ?? {};
  // PostgreSQL leaves out a condition that is always true, so it does not hinder searches.
  const readers = everybody === "read" ? [sql`true`] : readersOf(table);
  const policies: Policy[] = [
    { name: "jaord_owner", command: "all", condition: anyOf([isTableOpen(table), ...owners]) },
  ];
  if (readers.length > 0) {
    policies.push({ name: "jaord_reader", command: "select", condition: anyOf(readers) });
  }
  if (everybody === "add") {
    policies.unshift({ name: "jaord_author", command: "insert", condition: "true" });
  }
  return policies;
}

function ownerConditions(table: PgTable): SQL[] {
  const { scope, column, isRoot, openings = {} } = scopeOf(table) ?? {};
  const { guests, wedding, accounts = [], keys = [] } = openings;
  const conditions = [
    ...(wedding ? [isGranted("wedding", wedding)] : []),
    ...accounts.map((account) => isGranted("account", account)),
    ...keys.map((key) => isGranted("key", key)),
    ...ownersOf(table),
  ];
  if (!column) return conditions;
  if (scope === "wedding") return [isGranted(guests ? "guest" : scope, column), ...conditions];
  if (scope === "account") return [isGranted(scope, column), ...conditions];
  return isRoot || !scope ? conditions : [isOfOwn(scope, column), ...conditions];
}

/** Is true for rows whose column names an own vendor or an own conversation. */
export function isOfOwn(scope: TableScope, column: AnyPgColumn): SQL {
  const root = rootOf(scope);
  if (!root) throw new Error(`no table is the root of ${scope}`);
  const isOwn = sql.join(ownerConditions(root), sql` or `);
  return sql`${column} in (select ${root.id} from ${root} where ${isOwn})`;
}

/** Is true for sessions that were not told of the policies with this hash (`passGrants`). */
export function isUnaware(policyHash: string): string {
  return `(select current_setting('jaord.policy_hash', true)) is distinct from '${policyHash}'`;
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

function anyOf(conditions: SQL[]): string {
  const { sql: text, params } = dialect.sqlToQuery(sql.join(conditions, sql` or `));
  if (params.length > 0) throw new Error("a policy has no parameters");
  return text;
}

import type { SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

declare const scope: unique symbol;

type TableScopeKind = "wedding" | "vendor" | "account" | "participants" | "admin";

/** A household's rows are those of its wedding. */
type ScopeKind = TableScopeKind | "household";

/** An id that proves access to rows. Only guards and the commands that create the row make one. */
export type Scope<Kind extends ScopeKind, Access extends "owner" | "public" = "owner"> = string & {
  readonly [scope]: { kind: Kind; access: Access };
};

/** `public` rows are visible to all who know their random id. */
export type TableScope = TableScopeKind | "public";

const columns = {
  wedding: "weddingId",
  vendor: "vendorId",
  account: "userId",
  participants: "conversationId",
} as const;

type OwnedScope = keyof typeof columns;
type TableOf<Kind extends TableScope> = Kind extends OwnedScope
  ? PgTable & Record<(typeof columns)[Kind], AnyPgColumn>
  : PgTable;

interface Declaration {
  scope: TableScope;
  column: AnyPgColumn | undefined;
  /** The table that the other tables of the scope refer to. */
  isRoot: boolean;
  openings: Openings;
}

/** Who else than the owner the policies of PostgreSQL let through. */
export interface Openings {
  /** All may read the rows, or add some. */
  everybody?: "read" | "add";
  /** Pages and forms of guests read or write the table. */
  guests?: true;
  /** Pages of administrators read or write the table. */
  moderators?: true;
  /** The wedding that a row names too. */
  wedding?: AnyPgColumn;
  /** The accounts that a row names too. */
  accounts?: AnyPgColumn[];
  /** Secrets, or their hashes, that find one row each: who knows one may see its row. */
  keys?: AnyPgColumn[];
}

const declarations = new Map<PgTable, Declaration>();
const owners = new Map<PgTable, SQL[]>();
const readers = new Map<PgTable, SQL[]>();

/** Required for every table. Does not compile when the table lacks the column of its scope. */
export function declareScope<Kind extends TableScope>(
  table: TableOf<Kind>,
  kind: Kind,
  openings: Openings = {},
): void {
  const key = (columns as Partial<Record<TableScope, string>>)[kind];
  const column = key && (table as unknown as Record<string, AnyPgColumn>)[key];
  declarations.set(table, { scope: kind, column: column || undefined, isRoot: false, openings });
}

export function declareScopeRoot(
  table: PgTable & { id: AnyPgColumn },
  kind: OwnedScope,
  openings: Openings = {},
): void {
  declarations.set(table, { scope: kind, column: table.id, isRoot: true, openings });
}

/** Lets rows be read and written for which `condition` is true, besides those of the scope. */
export function declareOwners(table: PgTable, condition: SQL): void {
  owners.set(table, [...ownersOf(table), condition]);
}

/** Lets rows be read for which `condition` is true, by features that know more than the table's own. */
export function declareReaders(table: PgTable, condition: SQL): void {
  readers.set(table, [...readersOf(table), condition]);
}

export function ownersOf(table: PgTable): SQL[] {
  return owners.get(table) ?? [];
}

export function readersOf(table: PgTable): SQL[] {
  return readers.get(table) ?? [];
}

/** Returns the table that the others of the scope refer to. */
export function rootOf(kind: TableScope): (PgTable & { id: AnyPgColumn }) | undefined {
  const root = declaredTables().find((table) => {
    const declared = scopeOf(table);
    return declared?.isRoot && declared.scope === kind;
  });
  return root as (PgTable & { id: AnyPgColumn }) | undefined;
}

/** Returns the tables that pages of administrators read or write. */
export function moderatedTables(): PgTable[] {
  return declaredTables().filter((table) => scopeOf(table)?.openings.moderators);
}

/** All tables of the modules that have been loaded. */
export function declaredTables(): PgTable[] {
  return [...declarations.keys()];
}

export function scopeOf(table: PgTable): Declaration | undefined {
  return declarations.get(table);
}

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
}

const declarations = new WeakMap<PgTable, Declaration>();

/** Required for every table. Does not compile when the table lacks the column of its scope. */
export function declareScope<Kind extends TableScope>(table: TableOf<Kind>, kind: Kind): void {
  const key = (columns as Partial<Record<TableScope, string>>)[kind];
  const column = key && (table as unknown as Record<string, AnyPgColumn>)[key];
  declarations.set(table, { scope: kind, column: column || undefined, isRoot: false });
}

export function declareScopeRoot(table: PgTable & { id: AnyPgColumn }, kind: OwnedScope): void {
  declarations.set(table, { scope: kind, column: table.id, isRoot: true });
}

export function scopeOf(table: PgTable): Declaration | undefined {
  return declarations.get(table);
}

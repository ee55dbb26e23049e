import { AsyncLocalStorage } from "node:async_hooks";
import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * What a request has proved access to. `wedding` and `account` are ids. `guest` is a wedding as its
 * guests see it. `key` is a secret that finds one row, such as the hash of a code. `table` opens all
 * rows of a table.
 */
export const grantKinds = ["wedding", "guest", "account", "key", "table"] as const;
export type GrantKind = (typeof grantKinds)[number];

export const everyTable = "*";

/** Values are separated by commas, as PostgreSQL's settings have no lists. */
export type Grants = Record<GrantKind, string>;

const none: Grants = { wedding: "", guest: "", account: "", key: "", table: "" };
const storage = new AsyncLocalStorage<Grants>();

/** Returns what the code that runs may see: nothing outside of the functions below. */
export function currentGrants(): Readonly<Grants> {
  return storage.getStore() ?? none;
}

/** Runs `work` without grants. Those that guards make meanwhile hold until it ends. */
export function withoutGrants<Result>(work: () => Result): Result {
  return storage.run({ ...none }, work);
}

/** Holds for the rest of the request. Only guards call it, and commands for the rows they create. */
export function grant(kind: Exclude<GrantKind, "table">, id: string): void {
  const grants = storage.getStore();
  if (grants) add(grants, kind, [id]);
}

/** All rows of these tables, for the rest of the request. Only guards call it. */
export function grantTables(tables: readonly PgTable[]): void {
  const grants = storage.getStore();
  if (!grants) return;
  add(grants, "table", tables.map(getTableName));
}

/** Like `grant`, for `work` only. */
export function withGrant<Result>(
  kind: Exclude<GrantKind, "table">,
  ids: readonly string[],
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const grants = { ...currentGrants() };
  add(grants, kind, ids);
  return runWith(grants, work);
}

/** Runs `work` with all rows of these tables besides what it could see before. */
export function withTables<Result>(
  tables: readonly PgTable[],
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const grants = { ...currentGrants() };
  add(grants, "table", tables.map(getTableName));
  return runWith(grants, work);
}

/** Runs `work` with all rows of every table: for jobs, seeds and command-line programs. */
export function withEveryTable<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  return runWith({ ...none, table: everyTable }, work);
}

// Drizzle sends a query when it is awaited, which must be inside.
function runWith<Result>(grants: Grants, work: () => PromiseLike<Result>): Promise<Result> {
  return storage.run(grants, async () => await work());
}

function add(grants: Grants, kind: GrantKind, ids: readonly string[]): void {
  const malformed = ids.find((id) => id === "" || id.includes(","));
  if (malformed !== undefined) throw new Error(`not an id: ${malformed}`);
  const held = grants[kind] === "" ? [] : grants[kind].split(",");
  grants[kind] = [...new Set([...held, ...ids])].join(",");
}

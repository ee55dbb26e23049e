import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { policiesOf } from "#app/platform/db/policies.server.ts";
import { scopeOf } from "#app/platform/db/scope.server.ts";
import {
  columnName,
  indexedColumnsOf,
  primaryKeyOf,
  referencesOf,
  tables,
} from "./support/tables.ts";

// Checks the rules of docs/architecture.md, "Data".

const ofWedding = tables.filter((table) => scopeOf(table)?.scope === "wedding");
const ofVendor = tables.filter((table) => scopeOf(table)?.scope === "vendor");
const ofParticipants = tables.filter((table) => scopeOf(table)?.scope === "participants");
const ofAccount = tables.filter((table) => scopeOf(table)?.scope === "account");

test("every table declares its scope", () => {
  expect(tables.length).toBeGreaterThan(15);
  expect(names(tables.filter((table) => !scopeOf(table)))).toEqual([]);
});

test("the roots of the scopes", () => {
  const roots = tables.filter((table) => scopeOf(table)?.isRoot);
  expect(names(roots).sort()).toEqual(["conversations", "users", "vendors", "weddings"]);
  const keys = roots.map((table) => primaryKeyOf(table).map(columnName));
  expect(keys).toEqual(roots.map(() => ["id"]));
});

test("the primary key of a wedding's table starts with the wedding, or is the owner's account", () => {
  const tablesWithKey = ofWedding.filter((table) => {
    const { isRoot, column } = scopeOf(table) ?? {};
    return !isRoot && column?.notNull;
  });
  expect(tablesWithKey.length).toBeGreaterThan(5);
  const firstColumns = tablesWithKey.map((table) => [
    getTableName(table),
    primaryKeyOf(table).map(columnName)[0],
  ]);
  expect(
    firstColumns.filter(([, first]) => !["wedding_id", "user_id"].includes(first ?? "")),
  ).toEqual([]);
});

test("every table of a wedding has an index that starts with it", () => {
  const unindexed = ofWedding.filter((table) => {
    const column = scopeOf(table)?.column;
    return !column || !indexedColumnsOf(table).includes(columnName(column));
  });
  expect(names(unindexed)).toEqual([]);
});

test("rows refer only to rows of the same wedding", () => {
  const references = ofWedding.flatMap((table) =>
    referencesOf(table)
      .filter(({ foreignTable }) => scopeOf(foreignTable)?.scope === "wedding")
      .map(({ columns, foreignTable, foreignColumns }) => ({
        from: getTableName(table),
        column: columns[0] && columnName(columns[0]),
        target: foreignColumns[0],
        scope: scopeOf(foreignTable)?.column,
      })),
  );
  expect(references.length).toBeGreaterThan(5);
  expect(
    references
      .filter(({ column, target, scope }) => column !== "wedding_id" || target !== scope)
      .map(({ from }) => from),
  ).toEqual([]);
});

test("the primary key of a vendor's or a conversation's table starts with it", () => {
  const owned = [...ofVendor, ...ofParticipants].filter((table) => !scopeOf(table)?.isRoot);
  expect(owned.length).toBeGreaterThan(5);
  const first = owned.map((table) => primaryKeyOf(table)[0]?.name);
  expect(first).toEqual(owned.map((table) => scopeOf(table)?.column?.name));
});

// Decision 069 says why.
test("PostgreSQL separates every table, except these", () => {
  const open = tables.filter((table) => policiesOf(table).length === 0);
  expect(names(open).sort()).toEqual([
    "audit_entries",
    "code_queues",
    "contact_messages",
    "limits",
    "newsletter_issues",
    "newsletter_subscriptions",
  ]);
});

test("rows of these are read by all, and written by their owners", () => {
  const shown = tables.filter((table) => scopeOf(table)?.openings.everybody === "read");
  expect(names(shown).sort()).toEqual(["pictures", "sellers"]);
});

test("deleting what rows belong to deletes them", () => {
  const owned = [...ofWedding, ...ofAccount, ...ofVendor, ...ofParticipants].filter(
    (table) => !scopeOf(table)?.isRoot,
  );
  const remaining = owned.filter((table) => {
    const { scope, column } = scopeOf(table) ?? {};
    const keys = referencesOf(table).filter(
      ({ columns, foreignTable }) =>
        scopeOf(foreignTable)?.scope === scope && columns[0]?.name === column?.name,
    );
    return !keys.some(({ onDelete }) => onDelete === "cascade");
  });
  expect(names(remaining)).toEqual([]);
});

function names(tablesToName: PgTable[]): string[] {
  return tablesToName.map((table) => getTableName(table));
}

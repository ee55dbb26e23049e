import { pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { declareScope, declareScopeRoot, type Scope, scopeOf } from "./scope.server.ts";

const vendors = pgTable("vendors", { id: text() });
const reviews = pgTable("reviews", { vendorId: text(), words: text() });
const settings = pgTable("settings", { key: text() });

test("a table has the scope that was declared, and the column that holds it", () => {
  declareScopeRoot(vendors, "vendor");
  declareScope(reviews, "vendor");
  declareScope(settings, "admin");
  expect(scopeOf(vendors)).toMatchObject({ scope: "vendor", column: vendors.id, isRoot: true });
  expect(scopeOf(reviews)).toMatchObject({
    scope: "vendor",
    column: reviews.vendorId,
    isRoot: false,
  });
  expect(scopeOf(settings)).toMatchObject({ scope: "admin", column: undefined, isRoot: false });
});

test("a table without a declaration has no scope", () => {
  expect(scopeOf(pgTable("notes", { id: text() }))).toBeUndefined();
});

test("a table without the column of its scope does not compile", () => {
  // @ts-expect-error: it has no wedding_id.
  declareScope(reviews, "wedding");
  // @ts-expect-error: it has no id.
  declareScopeRoot(reviews, "vendor");
});

test("one scope does not compile in place of another", () => {
  const owned = "kari-og-ola" as Scope<"wedding">;
  // @ts-expect-error: an account is no wedding.
  const account: Scope<"account"> = owned;
  // @ts-expect-error: guests may see less than owners.
  const visible: Scope<"wedding", "public"> = owned;
  // @ts-expect-error: an administrator's id must come from the guard.
  const admin: Scope<"admin"> = "kari";
  expect([account, visible, admin]).toEqual([owned, owned, "kari"]);
});

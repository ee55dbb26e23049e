import { expect, test } from "vitest";
import { newestFirst, parseSavedQuery } from "./rules.ts";

test.each([
  ["/search?q=kjole", "/search?q=kjole"],
  ["/search?sort=price-low&q=kjole&side=3&visning=rutenett", "/search?q=kjole"],
  ["/search?price=3000%2B", "/search?price=3000%2B"],
  ["/marketplace?fylke=oslo&sorter=pris-lav&side=2", "/marketplace?fylke=oslo"],
  ["/marketplace?category=BRUDEKJOLER", "/marketplace?category=brudekjoler"],
  ["/search", null],
  ["/search?sort=newest", null],
  ["/marketplace?category=ukjent", null],
  ["/marketplace/dresses?sok=kjole", null],
  ["/admin?q=kjole", null],
  ["//evil.example/search?q=kjole", null],
  ["https://evil.example/search?q=kjole", null],
  ["javascript:alert(1)", null],
  ["", null],
])("%s is stored as %s", (address, query) => {
  expect(parseSavedQuery(address)?.query ?? null).toBe(query);
});

test("the hits are opened with the newest first", () => {
  expect(newestFirst("/search?q=kjole")).toBe("/search?q=kjole&sort=newest");
  expect(newestFirst("/marketplace?fylke=oslo")).toBe("/marketplace?fylke=oslo");
});

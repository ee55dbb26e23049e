import { expect, test } from "vitest";
import { type Bundle, mergeBundles } from "./merge-bundles.ts";

test("bundles are merged where that saves requests for few bytes", () => {
  const small = bundle("small", 10, 0b0110n);
  const other = bundle("other", 1_000, 0b0111n);
  const large = bundle("large", 50_000, 0b1001n);

  // Page 0 gets 10 bytes more, and two pages request once less.
  expect(namesOf(mergeBundles([small, other, large], 100))).toEqual(["large", "other+small"]);
});

test("bundles of different pages stay apart", () => {
  const merged = mergeBundles([bundle("a", 10, 0b01n), bundle("b", 10, 0b10n)], 1_000_000);
  expect(namesOf(merged)).toEqual(["a", "b"]);
});

test("what a merged bundle imports counts for the pages that are new to it", () => {
  const heavy = bundle("heavy", 50_000, 0b011n);
  const small = bundle("small", 10, 0b011n, [heavy]);
  const shared = bundle("shared", 10, 0b111n);
  expect(namesOf(mergeBundles([small, shared, heavy], 100))).toEqual(["heavy+small", "shared"]);
});

test("no merged bundle imports itself through others", () => {
  const last = bundle("last", 10, 0b111n);
  const middle = bundle("middle", 300, 0b111n, [last]);
  const first = bundle("first", 10, 0b111n, [middle]);
  const merged = mergeBundles([first, last, middle], 1_000);
  expect(merged).toHaveLength(1);
  expect(merged[0]?.imports.size).toBe(0);
});

function bundle(name: string, size: number, pages: bigint, imports: Bundle[] = []): Bundle {
  return { modules: [name], size, pages, imports: new Set(imports) };
}

function namesOf(bundles: Bundle[]): string[] {
  return bundles.map(({ modules }) => modules.toSorted().join("+")).toSorted();
}

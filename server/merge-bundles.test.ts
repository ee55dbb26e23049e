import { expect, test } from "vitest";
import { type Bundle, mergeBundles } from "./merge-bundles.ts";

const all = 0b1111n;
const limits = { bytesPerRequest: 100, maxPerPage: 10, otherPages: 1 };

test("bundles are merged where that saves requests for few bytes", () => {
  const small = bundle("small", 10, 0b0110n);
  const other = bundle("other", 1_000, 0b0111n);
  const large = bundle("large", 50_000, 0b1001n);

  // Page 0 gets 10 bytes more, and two pages request once less.
  expect(namesOf(mergeBundles([small, other, large], all, limits))).toEqual([
    "large",
    "other+small",
  ]);
});

test("a limited page gets few enough bundles, whatever other pages receive for it", () => {
  const bundles = () => [
    bundle("small", 5_000, 0b0111n),
    bundle("middle", 7_000, 0b0011n),
    bundle("large", 90_000, 0b1001n),
  ];
  const few = { ...limits, maxPerPage: 2 };
  expect(namesOf(mergeBundles(bundles(), 0b0001n, few))).toEqual(["large", "middle+small"]);
  expect(namesOf(mergeBundles(bundles(), 0b1000n, few))).toEqual(["large", "middle", "small"]);
});

test("a merge that loads pages of little weight is cheap", () => {
  const bundles = () => [bundle("a", 1_000, 0b0111n), bundle("b", 1_000, 0b0110n)];
  expect(mergeBundles(bundles(), all, limits)).toHaveLength(2);
  expect(mergeBundles(bundles(), 0b0110n, { ...limits, otherPages: 0.1 })).toHaveLength(1);
});

test("bundles of different pages stay apart", () => {
  const merged = mergeBundles([bundle("a", 10, 0b01n), bundle("b", 10, 0b10n)], all, {
    ...limits,
    maxPerPage: 0,
  });
  expect(namesOf(merged)).toEqual(["a", "b"]);
});

test("what a merged bundle imports counts for the pages that are new to it", () => {
  const heavy = bundle("heavy", 50_000, 0b011n);
  const small = bundle("small", 10, 0b011n, [heavy]);
  const shared = bundle("shared", 10, 0b111n);
  expect(namesOf(mergeBundles([small, shared, heavy], all, limits))).toEqual([
    "heavy+small",
    "shared",
  ]);
});

test("no merged bundle imports itself through others", () => {
  const last = bundle("last", 10, 0b111n);
  const middle = bundle("middle", 300, 0b111n, [last]);
  const first = bundle("first", 10, 0b111n, [middle]);
  const merged = mergeBundles([first, last, middle], all, { ...limits, bytesPerRequest: 1_000 });
  expect(merged).toHaveLength(1);
  expect(merged[0]?.imports.size).toBe(0);
});

function bundle(name: string, size: number, pages: bigint, imports: Bundle[] = []): Bundle {
  return { modules: [name], size, pages, imports: new Set(imports) };
}

function namesOf(bundles: Bundle[]): string[] {
  return bundles.map(({ modules }) => modules.toSorted().join("+")).toSorted();
}

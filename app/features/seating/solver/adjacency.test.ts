import { describe, expect, test } from "vitest";
import { seatingTable } from "#tests/support/seating-requests.ts";
import { findImpossibleNeighbours } from "./adjacency.ts";
import type { SeatingRule } from "./request.ts";

const next = (...pairs: string[]): SeatingRule[] =>
  pairs.map((pair) => ({
    id: pair,
    must: true,
    type: "next",
    person: pair[0] ?? "",
    other: pair[1] ?? "",
  }));
const tables = [seatingTable("rundt", { seats: 4 }), seatingTable("langt", { shape: "long" })];

describe("'next to' rules that no chairs satisfy", () => {
  test.each<[string, SeatingRule[], string[] | null]>([
    ["a chain", next("ab", "bc", "cd"), null],
    ["the same pair twice", next("ab", "ba"), null],
    ["three neighbours of one person", next("ab", "cd", "ac", "ea"), ["ab", "ac", "ea"]],
    ["a ring smaller than the table", next("ab", "xy", "bc", "ca"), ["ab", "bc", "ca"]],
    ["a ring that fills the round table", next("ab", "bc", "cd", "da"), null],
  ])("%s", (_name, rules, expected) => {
    const found = findImpossibleNeighbours(rules, tables);
    expect(found?.toSorted() ?? null).toEqual(expected);
  });

  test("a ring needs a round table with both ends, which the head table has not", () => {
    const ring = next("ab", "bc", "cd", "da");
    const long = [seatingTable("langt", { shape: "long" }), seatingTable("hode", { head: true })];
    expect(findImpossibleNeighbours(ring, long)).toHaveLength(4);
  });

  test("preferences may be as they like", () => {
    const preferences = next("ab", "ac", "ad").map((rule) => ({ ...rule, must: false }));
    expect(findImpossibleNeighbours(preferences, tables)).toBeNull();
  });
});

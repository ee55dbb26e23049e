import { describe, expect, test } from "vitest";
import { conflictKinds, plantConflict } from "#tests/support/seating-conflicts.ts";
import { seatingPerson, seatingRequest, seatingTable } from "#tests/support/seating-requests.ts";
import { generateWedding } from "#tests/support/seating-weddings.ts";
import { findImpossibility } from "./impossibility.ts";
import type { SeatingRequest } from "./request.ts";
import { resolveRequest } from "./resolved-request.ts";
import { solveSeating } from "./solve.ts";

const find = (request: SeatingRequest) => findImpossibility(resolveRequest(request));
const persons = (...ids: string[]) => ids.map((id) => seatingPerson(id));

test.each(Array.from({ length: 30 }, (_, index) => index + 1))(
  "a wedding whose musts can be followed is never called impossible (seed %i)",
  (seed) => {
    expect(find(generateWedding(20 + 6 * seed, seed))).toBeNull();
  },
);

describe.each(conflictKinds)("planted conflict: %s", (kind) => {
  test.each([1, 2, 3, 4])("is named by a minimal set of rules (seed %i)", (seed) => {
    const request = plantConflict(generateWedding(60, seed), kind);
    const found = find(request);
    const core = request.rules.filter(({ id }) => found?.rules.includes(id));
    expect(core.length).toBeGreaterThan(1);
    expect(find({ ...request, rules: core })).not.toBeNull();
    for (const left of core) {
      const rules = core.filter((rule) => rule !== left);
      expect(find({ ...request, rules })).toBeNull();
    }
  });
});

describe("reasons", () => {
  test("too few seats need no rule; chairs at the head table serve nobody", () => {
    const tables = [seatingTable("hode", { head: true, seats: 9 }), seatingTable("a")];
    expect(find(seatingRequest({ persons: persons("1", "2", "3", "4"), tables }))).toBeNull();
    expect(find(seatingRequest({ persons: persons("1", "2", "3", "4", "5"), tables }))).toEqual({
      reason: "seats",
      rules: [],
      lockedTables: [],
    });
  });

  test("a locked table takes nobody in", () => {
    const tables = [seatingTable("a", { locked: true }), seatingTable("b")];
    const request = seatingRequest({
      persons: persons("1", "2"),
      tables,
      rules: [{ id: "r", must: true, type: "locked", person: "1", table: "a" }],
    });
    expect(find(request)).toMatchObject({ rules: ["r"], lockedTables: ["a"] });
    const [first] = request.persons;
    const placed = { ...seatingPerson("1"), ...first, placedAt: "a" };
    expect(find({ ...request, persons: [placed, ...persons("2")] })).toBeNull();
  });

  test("a preference never makes a wedding impossible", () => {
    const { proposal } = solveSeating(
      seatingRequest({
        persons: persons("1", "2"),
        tables: [seatingTable("a", { seats: 1 }), seatingTable("b", { seats: 1 })],
        rules: [{ id: "r", must: false, type: "together", person: "1", other: "2" }],
        evaluations: 100,
      }),
    );
    expect(proposal?.brokenPreferences).toEqual([
      { rule: "r", reason: { kind: "impossible", rules: [], lockedTables: [] } },
    ]);
  });

  test("without a proof nothing is called impossible", () => {
    const groups = Array.from({ length: 25 }, (_, party) =>
      [0, 1, 2].map((person) => seatingPerson(`${party} ${person}`, { party: `${party}` })),
    ).flat();
    const tables = Array.from({ length: 12 }, (_, table) =>
      seatingTable(`t${table}`, { seats: 8, ring: table % 2 ? "near" : "far" }),
    );
    const rules = groups.map(({ id }) => ({ id, must: true, type: "near" as const, person: id }));
    const request = seatingRequest({ persons: groups, tables, rules: [], evaluations: 500 });
    const found = find(request);
    expect(found === null || found.reason === "search").toBe(true);
    expect(find({ ...request, rules })).toMatchObject({ reason: "seats" });
  });
});

import { expect, test } from "vitest";
import { seatingPerson, seatingRequest, seatingTable } from "#tests/support/seating-requests.ts";
import { generateWedding } from "#tests/support/seating-weddings.ts";
import { relabelEqualTables } from "./equal-tables.ts";
import { buildModel } from "./model.ts";
import type { SeatingRule } from "./request.ts";
import { resolveRequest } from "./resolved-request.ts";
import { SeatingSolver, solveSeating } from "./solve.ts";
import { chartFrom } from "./starting-chart.ts";

// What the couple has placed by hand, and why a preference of theirs could not be followed.

test("a chart of the solver's own stays as it is when it is solved again", () => {
  const request = { ...generateWedding(50, 4), evaluations: 200_000 };
  const first = solveSeating(request).proposal;
  const tableOf = new Map(first?.seats.map(({ person, table }) => [person, table]));
  const placed = request.persons.map((person) => ({
    ...person,
    placedAt: tableOf.get(person.id) ?? "",
  }));
  const again = solveSeating({ ...request, persons: placed, seed: 99, evaluations: 2 }).proposal;
  expect(again?.moved).toEqual([]);
});

test("the search starts from the couple's chart, even from a strange one", () => {
  const places = ["a", "a", "a", "b", "a", "b", "b", "b"];
  const persons = places.map((placedAt, index) =>
    seatingPerson(`${index}`, { circle: index < 4 ? "kor" : "jobb", placedAt }),
  );
  const tables = ["a", "b"].map((id) => seatingTable(id));
  const request = seatingRequest({ persons, tables, evaluations: 1 });
  expect(new SeatingSolver(request).proposal()?.moved).toEqual([]);
});

test("equal tables are renamed to where the couple has placed most persons", () => {
  const names = ["Kari", "Ola", "Per", "Pål"];
  const persons = names.map((id, index) =>
    seatingPerson(id, {
      circle: index < 2 ? "jobb" : "kor",
      ...(index === 0 ? { placedAt: "b" } : {}),
    }),
  );
  const tables = ["a", "b"].map((id) => seatingTable(id, { seats: 2 }));
  for (const seed of [1, 2, 3, 4]) {
    const request = seatingRequest({ persons, tables, seed, evaluations: 50 });
    const { proposal } = solveSeating(request);
    expect(proposal?.moved).toEqual([]);
    expect(proposal?.seats.find(({ person }) => person === "Ola")?.table).toBe("b");
  }
});

test("a chart under other names of equal tables is renamed", () => {
  const persons = ["Kari", "Ola", "Per"].map((id, index) =>
    seatingPerson(id, { placedAt: ["a", "b", "c"][index] ?? "" }),
  );
  const tables = ["a", "b", "c"].map((id) => seatingTable(id, { seats: id === "c" ? 6 : 4 }));
  const model = buildModel(resolveRequest(seatingRequest({ persons, tables })));
  expect([...relabelEqualTables(model, Int32Array.of(1, 0, 2))]).toEqual([0, 1, 2]);
  expect([...relabelEqualTables(model, Int32Array.of(2, 2, 0))]).toEqual([2, 2, 0]);
});

test.each([
  ["two who must be apart", { type: "apart", person: "Kari", other: "Ola" }, 3, 1],
  ["one person too many", { type: "apart", person: "Kari", other: "Per" }, 1, 1],
  ["one of a category too many", { type: "atMost", category: "kor", table: "a", count: 1 }, 3, 1],
  ["two of a category too few", { type: "atLeast", category: "kor", table: "b", count: 2 }, 3, 2],
  ["no must", { type: "apart", person: "Kari", other: "Per" }, 2, 0],
])("broken musts are counted: %s", (_name, rule, seats, broken) => {
  const persons = [
    ...["Kari", "Ola"].map((id) => seatingPerson(id, { category: "kor", placedAt: "a" })),
    seatingPerson("Per", { category: "kor" }),
  ].slice(0, rule.type === "apart" ? 3 : 2);
  const tables = [seatingTable("a", { seats }), seatingTable("b")];
  const rules = [{ id: "r", must: true, ...rule } as SeatingRule];
  const resolved = resolveRequest(seatingRequest({ persons, tables, rules }));
  expect(chartFrom(buildModel(resolved), resolved.placedAt).broken).toBe(broken);
});

test("a locked table stays as it is, even with a separated couple", () => {
  const persons = [
    seatingPerson("Kari", { party: "p", placedAt: "a" }),
    seatingPerson("Ola", { party: "p" }),
    seatingPerson("Per"),
  ];
  const tables = [seatingTable("a", { locked: true }), seatingTable("b")];
  const { proposal } = solveSeating(seatingRequest({ persons, tables, evaluations: 100 }));
  const tableOf = Object.fromEntries(
    proposal?.seats.map(({ person, table }) => [person, table]) ?? [],
  );
  expect(tableOf).toEqual({ Kari: "a", Ola: "b", Per: "b" });
});

test("the loss that following a preference would cause is named", () => {
  const tables = [seatingTable("a", { ring: "near" }), seatingTable("b")];
  const rules = [
    { id: "near", must: false, type: "near", person: "Kari" },
    { id: "locked", must: false, type: "locked", person: "Kari", table: "b" },
  ] as const;
  const persons = [seatingPerson("Kari")];
  const { proposal } = solveSeating(seatingRequest({ persons, tables, rules, evaluations: 500 }));
  expect(proposal?.brokenPreferences).toEqual([
    { rule: "near", reason: { kind: "preferences", rules: ["locked"] } },
  ]);
});

test("persons who would sit alone are named as the loss", () => {
  const friends = { Kari: "kor", Ola: "kor", Per: "jobb", Pål: "jobb" };
  const persons = Object.entries(friends).map(([id, circle]) => seatingPerson(id, { circle }));
  const tables = [seatingTable("a", { seats: 2, ring: "near" }), seatingTable("b", { seats: 2 })];
  const rules = [
    { id: "locked", must: true, type: "locked", person: "Kari", table: "a" },
    { id: "near", must: false, type: "near", person: "Per" },
  ] as const;
  const { proposal } = solveSeating(seatingRequest({ persons, tables, rules, evaluations: 500 }));
  expect(proposal?.brokenPreferences).toEqual([
    { rule: "near", reason: { kind: "alone", persons: Object.keys(friends) } },
  ]);
});

import { expect, test } from "vitest";
import { seatingPerson, seatingRequest, seatingTable } from "#tests/support/seating-requests.ts";
import { generateWedding } from "#tests/support/seating-weddings.ts";
import { solveSeating } from "./solve.ts";

// What the couple has placed by hand, and why a preference of theirs could not be followed.

test("a chart of the solver's own stays as it is when it is solved again", () => {
  const request = { ...generateWedding(50, 4), evaluations: 200_000 };
  const first = solveSeating(request).proposal;
  const tableOf = new Map(first?.seats.map(({ person, table }) => [person, table]));
  const placed = request.persons.map((person) => ({
    ...person,
    placedAt: tableOf.get(person.id) ?? "",
  }));
  const again = solveSeating({ ...request, persons: placed, seed: 99 }).proposal;
  expect(again?.moved).toEqual([]);
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

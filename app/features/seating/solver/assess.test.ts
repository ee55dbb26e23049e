import { describe, expect, test } from "vitest";
import { seatingPerson, seatingRequest, seatingTable } from "#tests/support/seating-requests.ts";
import { generateWedding } from "#tests/support/seating-weddings.ts";
import { assessChart } from "./assess.ts";
import type { SeatingRule } from "./request.ts";
import { solveSeating } from "./solve.ts";

const tables = [
  seatingTable("a", { ring: "near", seats: 3 }),
  seatingTable("b", { ring: "far", shape: "long", seats: 6 }),
];
const persons = [
  seatingPerson("kari", { placedAt: "a", chair: 0, category: "jobb", party: "p" }),
  seatingPerson("ola", { placedAt: "b", chair: 0, category: "jobb", party: "p" }),
  seatingPerson("per", { placedAt: "b", chair: 2 }),
  seatingPerson("pål", { placedAt: "b", chair: 3 }),
  seatingPerson("espen", { category: "jobb" }),
];

describe("a chart as it stands", () => {
  test.each<[string, object, boolean]>([
    ["together", { type: "together", person: "kari", other: "ola" }, true],
    ["together, one has no table", { type: "together", person: "kari", other: "espen" }, false],
    ["apart", { type: "apart", person: "per", other: "ola" }, true],
    ["apart at two tables", { type: "apart", person: "per", other: "kari" }, false],
    ["next to, nobody between", { type: "next", person: "ola", other: "per" }, false],
    ["next to, on another side", { type: "next", person: "per", other: "pål" }, true],
    ["near", { type: "near", person: "ola" }, true],
    ["far", { type: "far", person: "ola" }, false],
    ["locked elsewhere", { type: "locked", person: "ola", table: "a" }, true],
    ["at most", { type: "atMost", category: "jobb", table: "a", count: 0 }, true],
    ["at least, one may come", { type: "atLeast", category: "jobb", table: "a", count: 2 }, false],
    ["at least", { type: "atLeast", category: "jobb", table: "a", count: 3 }, true],
  ])("%s", (_name, rule, isBroken) => {
    const rules = [{ id: "r", must: true, ...rule } as SeatingRule];
    const { broken } = assessChart(seatingRequest({ persons, tables, rules }));
    expect(broken.map(({ rule }) => rule)).toEqual(isBroken ? ["r"] : []);
  });

  test("names tables and persons, separated parties and full tables", () => {
    const rule = { id: "r", must: false, type: "together", person: "kari", other: "ola" } as const;
    const crowd = ["1", "2", "3"].map((id) => seatingPerson(id, { placedAt: "a" }));
    const chart = seatingRequest({ persons: [...persons, ...crowd], tables, rules: [rule] });
    expect(assessChart(chart)).toMatchObject({
      broken: [{ rule: "r", must: false, persons: ["kari", "ola"], tables: ["a", "b"] }],
      overfull: [{ table: "a", persons: 4 }],
      separated: [["kari", "ola"]],
    });
  });

  test("names those who know nobody at their table, also one half of a separated couple", () => {
    const friend = (id: string, placedAt: string, party = id) =>
      seatingPerson(id, { placedAt, party, circle: "kor" });
    const chart = [friend("Kari", "a", "p"), friend("Ola", "b", "p"), friend("Per", "b")];
    expect(assessChart(seatingRequest({ persons: chart, tables })).alone).toEqual(["Kari"]);
    const strangers = ["1", "2"].map((id) => seatingPerson(id, { placedAt: "a" }));
    const rule = { id: "r", must: true, type: "together", person: "1", other: "2" } as const;
    const request = seatingRequest({ persons: strangers, tables });
    expect(assessChart(request).alone).toEqual(["1", "2"]);
    expect(assessChart({ ...request, rules: [rule] }).alone).toEqual([]);
  });

  test("agrees with the solver about a proposal", () => {
    const wedding = generateWedding(100, 8);
    const rules = (["near", "far"] as const).map((type) => ({
      id: `g40 ${type}`,
      must: false,
      type,
      person: "g40",
    }));
    const request = { ...wedding, rules: [...wedding.rules, ...rules], evaluations: 3000 };
    const { proposal } = solveSeating(request);
    const seatOf = new Map(proposal?.seats.map((seat) => [seat.person, seat]));
    const chart = request.persons.map((person) => {
      const seat = seatOf.get(person.id);
      return { ...person, placedAt: seat?.table ?? "", chair: seat?.chair ?? 0 };
    });
    const assessed = assessChart({ ...request, persons: chart });
    expect(assessed.broken.map(({ rule }) => rule)).toEqual(
      proposal?.brokenPreferences.map(({ rule }) => rule),
    );
    expect(proposal?.brokenPreferences.length).toBeGreaterThan(0);
    expect(assessed.alone).toEqual(proposal?.alone);
    expect(assessed.overfull).toEqual([]);
    expect(assessed.separated).toEqual([]);
  });
});

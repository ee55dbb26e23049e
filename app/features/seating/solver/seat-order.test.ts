import { describe, expect, test } from "vitest";
import { seatingPerson, seatingRequest, seatingTable } from "#tests/support/seating-requests.ts";
import { generateWedding } from "#tests/support/seating-weddings.ts";
import { at } from "./integers.ts";
import { resolveRequest } from "./resolved-request.ts";
import { neighbourPoints, neighbourPositions, orderSeats, orderValue } from "./seat-order.ts";
import { solveSeating } from "./solve.ts";

describe("the order within a table", () => {
  const resolved = resolveRequest(generateWedding(60, 5));

  test.each(Array.from({ length: 12 }, (_, table) => table))(
    "is the best one (table %i, by Held and Karp)",
    (table) => {
      const count = 5 + (table % 5);
      const members = Array.from({ length: count }, (_, index) => (table * 5 + index * 3) % 60);
      const points = neighbourPoints(resolved, members);
      for (const shape of ["round", "head"] as const) {
        const order = orderSeats(points, count, shape, 1);
        expect(order.toSorted((one, other) => one - other)).toEqual([...members.keys()]);
        const value = orderValue(order, points, neighbourPositions(shape, count));
        expect(value).toBe(2 * bestOrder(points, count, shape === "round"));
      }
    },
  );

  test("a child sits by its parent, a couple together, and those who must be neighbours are", () => {
    const persons = [
      seatingPerson("mor", { household: "h", party: "p", partner: "far" }),
      seatingPerson("onkel"),
      seatingPerson("far", { household: "h", party: "p", kind: "companion" }),
      seatingPerson("tante"),
      seatingPerson("barn", { household: "h", party: "p", kind: "child" }),
    ];
    const { proposal } = solveSeating(
      seatingRequest({
        persons,
        tables: [seatingTable("a", { seats: 5, shape: "head" })],
        rules: [{ id: "r", must: true, type: "next", person: "onkel", other: "mor" }],
        evaluations: 10,
      }),
    );
    const line = proposal?.seats.map(({ person }) => person).join(" ") ?? "";
    expect(`${line} | ${line.split(" ").reverse().join(" ")}`).toMatch(/onkel mor (far|barn)/);
    expect(proposal?.brokenMusts).toEqual([]);
    expect(line).toMatch(/mor (far barn|barn far)|(barn far|far barn) mor/);
  });

  test("the sides alternate, if wanted", () => {
    const sides = ["A", "A", "B", "B"];
    const persons = sides.map((side, index) => seatingPerson(`${side}${index}`, { side }));
    const tables = [seatingTable("a")];
    const request = seatingRequest({ persons, tables, alternate: true, evaluations: 10 });
    const order = solveSeating(request).proposal?.seats.map(({ person }) => person[0]);
    expect(["ABAB", "BABA"]).toContain(order?.join(""));
  });

  test("a long table has two sides, whose chairs are numbered one after the other", () => {
    const persons = ["1", "2", "3", "4", "5"].map((id) => seatingPerson(id));
    const tables = [seatingTable("a", { seats: 10, shape: "long" })];
    const { proposal } = solveSeating(seatingRequest({ persons, tables, evaluations: 10 }));
    expect(proposal?.seats.map(({ chair }) => chair)).toEqual([0, 1, 2, 5, 6]);
    expect(neighbourPositions("long", 5)).not.toContainEqual({ one: 2, other: 3, weight: 2 });
  });
});

/** Held–Karp: the best order by dynamic programming over subsets. */
function bestOrder(points: Int32Array, count: number, isRound: boolean): number {
  const best = new Map<number, number>();
  const starts = isRound ? [0] : [...Array(count).keys()];
  for (const start of starts) best.set((1 << start) * count + start, 0);
  let result = Number.NEGATIVE_INFINITY;
  for (let set = 1; set < 1 << count; set++) {
    for (let last = 0; last < count; last++) {
      const value = best.get(set * count + last);
      if (value === undefined) continue;
      if (set === (1 << count) - 1) {
        result = Math.max(result, value + (isRound ? at(points, last * count) : 0));
      }
      for (let next = 0; next < count; next++) {
        if (set & (1 << next)) continue;
        const key = (set | (1 << next)) * count + next;
        const sum = value + at(points, last * count + next);
        best.set(key, Math.max(best.get(key) ?? Number.NEGATIVE_INFINITY, sum));
      }
    }
  }
  return result;
}

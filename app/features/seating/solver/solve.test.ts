import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scoreSeating } from "#tests/support/seating-score.ts";
import { generateWedding } from "#tests/support/seating-weddings.ts";
import type { SeatingRequest } from "./request.ts";
import { SeatingSolver, solveSeating } from "./solve.ts";

const weddings = fc
  .record({
    guests: fc.integer({ min: 12, max: 60 }),
    seed: fc.integer({ min: 1, max: 100_000 }),
    fill: fc.constantFrom("even" as const, "full" as const, "airy" as const),
    placed: fc.array(fc.nat(), { maxLength: 30 }),
    evaluations: fc.integer({ min: 1, max: 4000 }),
  })
  .map(({ guests, seed, fill, placed, evaluations }): SeatingRequest => {
    const request = generateWedding(guests, seed);
    const ordinary = request.tables.filter(({ head }) => !head);
    const persons = request.persons.map((person, index) => {
      const choice = placed[index];
      if (choice === undefined || choice % 3 === 0) return person;
      return { ...person, placedAt: ordinary[choice % ordinary.length]?.id };
    });
    return { ...request, persons: persons as SeatingRequest["persons"], fill, evaluations };
  });

describe("a proposal", () => {
  test("seats everyone once, follows all musts, and has the value that it says", () => {
    fc.assert(
      fc.property(weddings, (request) => {
        const { proposal, impossible } = solveSeating(request);
        expect(impossible).toBeNull();
        const seats = proposal?.seats ?? [];
        expect(seats.map(({ person }) => person).sort()).toEqual(
          request.persons.map(({ id }) => id).sort(),
        );
        expect(new Set(seats.map(({ table, chair }) => `${table} ${chair}`)).size).toBe(
          seats.length,
        );
        for (const { id, seats: chairs } of request.tables) {
          const taken = seats.filter(({ table }) => table === id);
          expect(taken.length).toBeLessThanOrEqual(chairs);
          expect(Math.max(-1, ...taken.map(({ chair }) => chair))).toBeLessThan(chairs);
        }
        expect(proposal?.brokenMusts).toEqual([]);
        const seating = new Map(seats.map(({ person, table }) => [person, table]));
        expect(scoreSeating(request, seating)).toEqual({ value: proposal?.value, broken: 0 });
      }),
      { numRuns: 60 },
    );
  });

  test("is the same for the same seed, however large the slices are", () => {
    fc.assert(
      fc.property(weddings, fc.integer({ min: 1, max: 900 }), (request, slice) => {
        const solver = new SeatingSolver(request);
        while (!solver.isDone) solver.step(slice);
        expect(solver.proposal()).toEqual(solveSeating(request).proposal);
      }),
      { numRuns: 20 },
    );
  });

  test("is there from the start, and never gets worse", () => {
    const solver = new SeatingSolver({ ...generateWedding(60, 3), evaluations: 40_000 });
    const values = [solver.proposal()?.value ?? Number.NaN];
    const shares = [solver.share];
    while (!solver.isDone) {
      solver.step(5_000);
      values.push(solver.proposal()?.value ?? Number.NaN);
      shares.push(solver.share);
    }
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(values.at(-1)).toBeGreaterThan(values[0] ?? 0);
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });

  test("without persons is empty, and without tables there is none", () => {
    const empty = { ...generateWedding(20, 1), persons: [], rules: [] };
    expect(solveSeating(empty).proposal?.seats).toEqual([]);
    expect(solveSeating({ ...generateWedding(20, 1), tables: [] })).toMatchObject({
      impossible: { rules: [] },
      proposal: null,
    });
  });
});

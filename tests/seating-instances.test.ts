import { describe, expect, test } from "vitest";
import { solveSeating } from "#app/features/seating/solver/solve.ts";
import { readSeatingInstances, requestOf } from "./support/seating-instances.ts";
import { scoreSeating } from "./support/seating-score.ts";

// bench/seating.ts measures the solver on all instances.

const instances = readSeatingInstances();

test("there are instances of every size", () => {
  expect(new Set(instances.map(({ guests }) => guests.length))).toEqual(
    new Set([20, 30, 40, 50, 60, 80, 100, 120, 200, 300, 500]),
  );
});

test.each(instances)("the scorer agrees with the samples of $id", (instance) => {
  const request = requestOf(instance, 1);
  for (const { value, hardBroken, seating } of instance.samples) {
    const score = scoreSeating(request, new Map(Object.entries(seating)));
    expect(score).toEqual({ value, broken: hardBroken });
  }
});

describe("proven optima", () => {
  const small = instances.filter(({ guests }) => guests.length <= 30);

  test.each(small)("$id is solved", (instance) => {
    const request = { ...requestOf(instance, 1), evaluations: 120_000 };
    const { proposal } = solveSeating(request);
    const seating = new Map(proposal?.seats.map(({ person, table }) => [person, table]));
    expect(proposal?.value).toBe(instance.best);
    expect(scoreSeating(request, seating)).toEqual({ value: instance.best, broken: 0 });
  });
});

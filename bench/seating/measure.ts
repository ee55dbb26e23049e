import { findImpossibility } from "#app/features/seating/solver/impossibility.ts";
import type { SeatingRequest } from "#app/features/seating/solver/request.ts";
import { resolveRequest } from "#app/features/seating/solver/resolved-request.ts";
import { solveSeating } from "#app/features/seating/solver/solve.ts";
import { conflictKinds, plantConflict } from "../../tests/support/seating-conflicts.ts";
import { scoreSeating } from "../../tests/support/seating-score.ts";
import { generateWedding } from "../../tests/support/seating-weddings.ts";

/** Solves a request, compares the value with the independent score, and measures the processor. */
export function measureSolver(request: SeatingRequest) {
  const started = process.cpuUsage();
  const { proposal } = solveSeating(request);
  const seconds = cpuSeconds(started);
  if (!proposal) throw new Error("a feasible wedding was called impossible");
  const seating = new Map(proposal.seats.map(({ person, table }) => [person, table]));
  const { value, broken } = scoreSeating(request, seating);
  if (broken === 0 && value !== proposal.value) throw new Error(`${proposal.value} is ${value}`);
  return { value, broken, seconds, seating };
}

/** Weddings with planted conflicts: how long until they are named, and whether minimally. */
export function measureConflicts(guests: number, seeds: readonly number[]) {
  return conflictKinds.map((kind) => {
    const runs = seeds.map((seed) => {
      const request = plantConflict(generateWedding(guests, seed), kind);
      const started = process.cpuUsage();
      const found = findImpossibility(resolveRequest(request));
      const seconds = cpuSeconds(started);
      const core = request.rules.filter(({ id }) => found?.rules.includes(id));
      const isMinimal = core.every(
        (left) =>
          !findImpossibility(
            resolveRequest({ ...request, rules: core.filter((rule) => rule !== left) }),
          ),
      );
      return { seconds, rules: core.length, isFound: core.length > 0, isMinimal };
    });
    return {
      guests,
      kind,
      weddings: runs.length,
      found: runs.filter(({ isFound }) => isFound).length,
      minimal: runs.filter(({ isFound, isMinimal }) => isFound && isMinimal).length,
      rules: Math.max(...runs.map(({ rules }) => rules)),
      seconds: Math.max(...runs.map(({ seconds }) => seconds)),
    };
  });
}

function cpuSeconds(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

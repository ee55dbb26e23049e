import { Annealing } from "./annealing.ts";
import { relabelEqualTables } from "./equal-tables.ts";
import { findImpossibility, findSeating, type Impossibility } from "./impossibility.ts";
import { add, at } from "./integers.ts";
import { buildModel, type SeatingModel } from "./model.ts";
import { explainPreference } from "./preference-loss.ts";
import { describeChart, type SeatingProposal } from "./proposal.ts";
import type { SeatingRequest } from "./request.ts";
import { resolveRequest } from "./resolved-request.ts";
import { chartFrom } from "./starting-chart.ts";

interface Best {
  tableOf: Int32Array;
  value: number;
  broken: number;
}

/** Seats everyone, in slices, so that a worker can post progress and stop. */
export class SeatingSolver {
  /** Musts that exclude each other; then there is no proposal. */
  readonly impossible: Impossibility | null;
  readonly #model: SeatingModel | null;
  readonly #runs: Annealing[] = [];
  readonly #evaluations: number = 0;
  #best: Best | null = null;
  #final: SeatingProposal | null = null;

  constructor(request: SeatingRequest) {
    const resolved = resolveRequest(request);
    this.impossible = findImpossibility(resolved);
    this.#model = this.impossible ? null : buildModel(resolved);
    if (!this.#model) return;
    const { runs, evaluations, starts, to } = searchPlan(request);
    this.#evaluations = runs * evaluations;
    for (let run = 0; run < runs; run++) {
      const start = chartFrom(this.#model, resolved.placedAt);
      const from = starts[run % starts.length] ?? 15;
      const schedule = { seed: Math.imul(request.seed, 7919) + run, evaluations, from, to };
      this.#runs.push(new Annealing(start, schedule));
    }
    this.#compare();
    // The walk may never meet a chart that follows all musts; the search may know one.
    const seating = this.#best?.broken ? findSeating(resolved) : null;
    if (!seating) return;
    const { tableOf, energy, broken } = chartFrom(this.#model, seating);
    this.#best = { tableOf, value: energy, broken };
  }

  get isDone(): boolean {
    return this.#runs.every(({ isDone }) => isDone);
  }

  /** The share of the budget that is used. */
  get share(): number {
    if (this.isDone) return 1;
    return this.#runs.reduce((sum, { done }) => sum + done, 0) / this.#evaluations;
  }

  /** Persons who have a chair in the best chart so far, which a search may overfill at first. */
  get seated(): number {
    const model = this.#model;
    const persons = new Int32Array(model?.tables ?? 0);
    this.#best?.tableOf.forEach((table, group) => {
      add(persons, table, at(model?.size ?? persons, group));
    });
    return persons.reduce(
      (sum, count, table) => sum + Math.min(count, at(model?.seats ?? persons, table)),
      0,
    );
  }

  step(evaluations = 50_000): void {
    this.#runs.find(({ isDone }) => !isDone)?.step(evaluations);
    this.#compare();
  }

  /** The best chart so far; its broken preferences are explained when the search has ended. */
  proposal(): SeatingProposal | null {
    const model = this.#model;
    if (!model || !this.#best) return null;
    if (!this.isDone) return this.#describe(model, this.#best);
    this.#final ??= this.#explain(model, this.#best);
    return this.#final;
  }

  #compare(): void {
    for (const { best, bestEnergy, bestBroken } of this.#runs) {
      const known = this.#best;
      const isBetter =
        !known ||
        bestBroken < known.broken ||
        (bestBroken === known.broken && bestEnergy > known.value);
      if (isBetter) this.#best = { tableOf: best.slice(), value: bestEnergy, broken: bestBroken };
    }
  }

  #describe(model: SeatingModel, { tableOf }: Best): SeatingProposal {
    const relabelled = relabelEqualTables(model, tableOf);
    const persons = model.groupOf.map((group) => at(relabelled, group));
    return describeChart(model, relabelled, chartFrom(model, persons).energy);
  }

  /** An attempt to follow a preference may find a better chart, whose preferences are then explained. */
  #explain(model: SeatingModel, best: Best): SeatingProposal {
    const proposal = this.#describe(model, best);
    const tableOf = relabelEqualTables(model, best.tableOf);
    const brokenPreferences: SeatingProposal["brokenPreferences"] = [];
    for (const { rule } of proposal.brokenPreferences) {
      const { loss, better } = explainPreference(model, tableOf, rule);
      if (better) return this.#explain(model, { ...best, tableOf: better });
      brokenPreferences.push({ rule, reason: loss });
    }
    return { ...proposal, brokenPreferences };
  }
}

/** Solves a request at once. */
export function solveSeating(request: SeatingRequest): {
  impossible: Impossibility | null;
  proposal: SeatingProposal | null;
} {
  const solver = new SeatingSolver(request);
  while (!solver.isDone) solver.step(1_000_000);
  return { impossible: solver.impossible, proposal: solver.proposal() };
}

/** Several runs for few persons, one long run for many; two from a chart of the couple's. */
function searchPlan({ persons, evaluations }: SeatingRequest) {
  const isPlaced = persons.some(({ placedAt }) => placedAt !== undefined);
  const total = evaluations ?? (persons.length <= 300 ? 4_000_000 : 10_000_000);
  const wanted = persons.length <= 100 ? Math.floor(total / 1_000_000) : 1;
  const runs = Math.max(wanted, isPlaced ? 2 : 1);
  return {
    runs,
    evaluations: Math.max(1, Math.floor(total / runs)),
    starts: isPlaced ? [6, 15] : [15],
    to: persons.length <= 150 ? 4 : 2,
  };
}

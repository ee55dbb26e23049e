import { at } from "#app/features/seating/solver/integers.ts";
import { buildModel } from "#app/features/seating/solver/model.ts";
import type { SeatingRequest } from "#app/features/seating/solver/request.ts";
import { resolveRequest } from "#app/features/seating/solver/resolved-request.ts";
import { SeededRandom } from "#app/features/seating/solver/seeded-random.ts";
import { chartFrom } from "#app/features/seating/solver/starting-chart.ts";
import { Exchange } from "#app/features/seating/solver/walk-state.ts";

const samples = 60;

/**
 * A rival in the manner of Lewis and Carroll: of sampled relocations and swaps the best is made, even
 * if it is a loss; a group does not return to a table for some moves, unless that gives a new best.
 */
export function tabuSearch(request: SeatingRequest, evaluations: number): number {
  const resolved = resolveRequest(request);
  const model = buildModel(resolved);
  const { groups, tables, choices, allowed } = model;
  const state = chartFrom(model, resolved.placedAt);
  const random = new SeededRandom(request.seed);
  const movable = [...choices.keys()].filter((group) => (choices[group]?.length ?? 0) > 1);
  const tabuUntil = new Int32Array(groups * tables);
  let best = state.broken === 0 ? state.energy : Number.NEGATIVE_INFINITY;
  const trial = new Exchange();
  trial.goingCount = 1;
  for (let done = 0, move = 1; done < evaluations; move++) {
    let chosen: { group: number; other: number; to: number; change: number } | null = null;
    for (let sample = 0; sample < samples; sample++, done++) {
      const group = movable[random.below(movable.length)] ?? 0;
      const own = choices[group] as Int32Array;
      const to = at(own, random.below(own.length));
      trial.from = at(state.tableOf, group);
      if (to === trial.from) continue;
      trial.to = to;
      trial.going[0] = group;
      const other = at(state.seated, to * groups + random.below(at(state.seatedCount, to) + 1));
      const swaps =
        random.below(4) > 0 &&
        at(state.tableOf, other) === to &&
        at(allowed, other * tables + trial.from) === 1;
      trial.coming[0] = other;
      trial.comingCount = Number(swaps);
      const change = state.priceExchange(trial, 10_000);
      const isTabu =
        at(tabuUntil, group * tables + to) > move ||
        (swaps && at(tabuUntil, other * tables + trial.from) > move);
      if (isTabu && state.energy + change <= best) continue;
      if (!chosen || change > chosen.change) {
        chosen = { group, other: swaps ? other : -1, to, change };
      }
    }
    if (!chosen) continue;
    const from = at(state.tableOf, chosen.group);
    tabuUntil[chosen.group * tables + from] = move + 10 + random.below(groups);
    state.move(chosen.group, chosen.to);
    if (chosen.other >= 0) {
      tabuUntil[chosen.other * tables + chosen.to] = move + 10 + random.below(groups);
      state.move(chosen.other, from);
    }
    state.energy += chosen.change;
    if (state.broken === 0) best = Math.max(best, state.energy);
  }
  return best;
}

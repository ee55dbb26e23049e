import { at } from "./integers.ts";
import type { SeatingModel } from "./model.ts";
import { WalkState } from "./walk-state.ts";

/**
 * Seats the persons as given, -1 for no table. Groups that have no table they may use are added where
 * they gain most points, those with few tables and large ones first.
 */
export function chartFrom(model: SeatingModel, tableOfPerson: Int32Array): WalkState {
  const { groups, tables, members, allowed, size, alone } = model;
  const wanted = Int32Array.from(members, (group) => {
    const votes = new Int32Array(tables);
    let winner = -1;
    for (const person of group) {
      const table = at(tableOfPerson, person);
      if (table < 0) continue;
      votes[table] = at(votes, table) + 1;
      if (winner < 0 || at(votes, table) > at(votes, winner)) winner = table;
    }
    return winner;
  });
  const choices = (group: number) => model.choices[group]?.length ?? 0;
  const state = new WalkState(model);
  const order = Array.from({ length: groups }, (_, group) => group).sort(
    (one, other) => choices(one) - choices(other) || at(size, other) - at(size, one) || one - other,
  );
  for (const group of order) {
    const table = at(wanted, group);
    if (table >= 0 && at(allowed, group * tables + table)) {
      state.energy += state.priceEntry(group, table);
      state.move(group, table);
    }
  }
  for (const group of order) {
    if (at(state.tableOf, group) >= 0) continue;
    let best = -1;
    let bestPrice = 0;
    for (const table of model.choices[group] ?? []) {
      const price = state.priceEntry(group, table);
      if (best >= 0 && price <= bestPrice) continue;
      best = table;
      bestPrice = price;
    }
    state.energy += bestPrice;
    state.move(group, best);
  }
  for (let group = 0; group < groups; group++) {
    const table = at(state.tableOf, group);
    if (at(state.acquaintances, table * groups + group) === 0) state.energy -= at(alone, group);
  }
  return state;
}

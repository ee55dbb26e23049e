import { at, positionsOf } from "./integers.ts";
import type { SeatingModel } from "./model.ts";
import { acceptanceTable, SeededRandom, temperatures } from "./seeded-random.ts";
import type { WalkState } from "./walk-state.ts";

const lastTemperature = 2;
const levels = 200;
/** Chances of 65,536. */
const ejectionChance = 0.08 * 65_536;

/** One run of simulated annealing with pair ejection, in slices. */
export class Annealing {
  readonly #state: WalkState;
  readonly #model: SeatingModel;
  readonly #random: SeededRandom;
  readonly #tables: Int32Array[];
  readonly #evaluations: number;
  readonly #movable: Int32Array;
  readonly #friends: Int32Array[];
  readonly #moves = new Int32Array(64);
  #accepted: Int32Array = new Int32Array(0);
  #level = -1;
  done = 0;
  best: Int32Array;
  bestEnergy: number;
  bestBroken: number;

  constructor(state: WalkState, seed: number, evaluations: number, firstTemperature: number) {
    const { model } = state;
    this.#state = state;
    this.#model = model;
    this.#random = new SeededRandom(seed);
    this.#evaluations = evaluations;
    this.#tables = temperatures(firstTemperature, lastTemperature, levels).map(acceptanceTable);
    this.#movable = Int32Array.from(
      Array.from({ length: model.groups }, (_, group) => group).filter(
        (group) => (model.choices[group]?.length ?? 0) > 1,
      ),
    );
    this.#friends = Array.from({ length: model.groups }, (_, group) =>
      positionsOf(
        model.points.subarray(group * model.groups, (group + 1) * model.groups),
        (points) => points > 0,
      ),
    );
    this.best = state.tableOf.slice();
    this.bestEnergy = state.energy;
    this.bestBroken = state.broken;
  }

  get isDone(): boolean {
    return this.done >= this.#evaluations || this.#movable.length === 0;
  }

  step(evaluations: number): void {
    const end = Math.min(this.done + evaluations, this.#evaluations);
    const random = this.#random;
    while (this.done < end) {
      this.#cool();
      const group = at(this.#movable, random.below(this.#movable.length));
      const to = this.#drawTable(group);
      if (to === at(this.#state.tableOf, group)) this.done++;
      else if (random.below(65_536) < ejectionChance) this.#tryEjection(group, to);
      else this.#tryExchange(group, to);
    }
  }

  #cool(): void {
    const level = Math.min(levels - 1, Math.floor((this.done * levels) / this.#evaluations));
    if (level === this.#level) return;
    this.#level = level;
    this.#accepted = this.#tables[level] ?? this.#accepted;
  }

  /** Half of the time the table of an acquaintance, else any. */
  #drawTable(group: number): number {
    const { allowed, tables, choices } = this.#model;
    const friends = this.#friends[group] as Int32Array;
    if (friends.length > 0 && this.#random.next() < 0) {
      const friend = at(friends, this.#random.below(friends.length));
      const table = at(this.#state.tableOf, friend);
      if (at(allowed, group * tables + table)) return table;
    }
    const own = choices[group] as Int32Array;
    return at(own, this.#random.below(own.length));
  }

  #tryExchange(group: number, to: number): void {
    const state = this.#state;
    const { groups, tables, allowed, seats, size } = this.#model;
    const from = at(state.tableOf, group);
    this.done++;
    const fits = at(state.persons, to) + at(size, group) <= at(seats, to);
    const count = at(state.seatedCount, to);
    if (count > 0 && this.#random.below(16) >= (fits ? 6 : 1)) {
      const other = at(state.seated, to * groups + this.#random.below(count));
      if (at(allowed, other * tables + from)) {
        const change = state.priceSwap(group, other);
        if (!this.#isAccepted(change)) return;
        state.move(group, to, change);
        state.move(other, from, 0);
        this.#remember();
        return;
      }
    }
    const change = state.priceMove(group, to);
    if (!this.#isAccepted(change)) return;
    state.move(group, to, change);
    this.#remember();
  }

  /** Moves a group with an acquaintance; those who gain from leaving go back until the rest fit. */
  #tryEjection(group: number, to: number): void {
    const state = this.#state;
    const { groups, tables, allowed, acquainted, seats, size, points } = this.#model;
    const from = at(state.tableOf, group);
    const start = state.energy;
    let partner = -1;
    const count = at(state.seatedCount, from);
    const first = this.#random.below(count);
    for (let step = 0; step < count && partner < 0; step++) {
      const other = at(state.seated, from * groups + ((first + step) % count));
      const knows = at(points, group * groups + other) > 0;
      if (other !== group && knows && at(allowed, other * tables + to)) partner = other;
    }
    let moves = 0;
    moves = this.#makeMove(group, to, moves);
    if (partner >= 0) moves = this.#makeMove(partner, to, moves);
    while (at(state.persons, to) > at(seats, to) && moves < 30) {
      let worst = -1;
      let gain = 0;
      for (let i = to * groups, end = i + at(state.seatedCount, to); i < end; i++) {
        const member = at(state.seated, i);
        if (member === group || member === partner) continue;
        if (!at(allowed, member * tables + from)) continue;
        const better =
          at(state.attachment, from * groups + member) - at(state.attachment, to * groups + member);
        if (worst >= 0 && better <= gain) continue;
        worst = member;
        gain = better;
      }
      if (worst < 0) break;
      moves = this.#makeMove(worst, from, moves);
    }
    if (this.#isAccepted(state.energy - start)) {
      this.#remember();
      return;
    }
    while (moves > 0) {
      moves--;
      const moved = at(this.#moves, 2 * moves);
      state.move(moved, at(this.#moves, 2 * moves + 1), 0);
    }
    state.energy = start;
  }

  #makeMove(group: number, to: number, moves: number): number {
    const state = this.#state;
    this.#moves[2 * moves] = group;
    this.#moves[2 * moves + 1] = at(state.tableOf, group);
    state.move(group, to, state.priceMove(group, to));
    this.done++;
    return moves + 1;
  }

  #isAccepted(change: number): boolean {
    if (change >= 0) return true;
    if (-change >= this.#accepted.length) return false;
    return this.#random.next() >>> 1 < at(this.#accepted, -change);
  }

  #remember(): void {
    const { broken, energy, tableOf } = this.#state;
    if (broken > this.bestBroken || (broken === this.bestBroken && energy <= this.bestEnergy)) return;
    this.best.set(tableOf);
    this.bestEnergy = energy;
    this.bestBroken = broken;
  }
}

import { at, positionsOf } from "./integers.ts";
import type { SeatingModel } from "./model.ts";
import { acceptedLosses, lossDraws, SeededRandom, temperatures } from "./seeded-random.ts";
import { Exchange, type WalkState } from "./walk-state.ts";

const levels = 200;
/** Chances of 65,536. */
const ejectionChance = 0.15 * 65_536;

interface Schedule {
  seed: number;
  evaluations: number;
  /** The first and the last temperature. */
  from: number;
  to: number;
}

/** One run of simulated annealing with pair ejection, in slices. */
export class Annealing {
  readonly #state: WalkState;
  readonly #model: SeatingModel;
  readonly #random: SeededRandom;
  readonly #temperatures: number[];
  readonly #evaluations: number;
  readonly #movable: Int32Array;
  readonly #friends: Int32Array[];
  readonly #exchange = new Exchange();
  #losses: Int32Array = new Int32Array(lossDraws);
  #level = -1;
  done = 0;
  best: Int32Array;
  bestEnergy: number;
  bestBroken: number;

  constructor(state: WalkState, { seed, evaluations, from, to }: Schedule) {
    const { model } = state;
    this.#state = state;
    this.#model = model;
    this.#random = new SeededRandom(seed);
    this.#evaluations = evaluations;
    this.#temperatures = temperatures(from, to, levels);
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
    if (this.isDone) return;
    const end = Math.min(this.done + evaluations, this.#evaluations);
    while (this.done < end) {
      this.#cool();
      const group = at(this.#movable, this.#random.below(this.#movable.length));
      const to = this.#drawTable(group);
      this.done++;
      if (to !== at(this.#state.tableOf, group)) this.#tryExchange(group, to);
    }
  }

  #tryExchange(group: number, to: number): void {
    const state = this.#state;
    const exchange = this.#exchange;
    const { going, coming } = exchange;
    exchange.from = at(state.tableOf, group);
    exchange.to = to;
    going[0] = group;
    exchange.goingCount = 1;
    if (this.#random.below(65_536) < ejectionChance) this.#proposeEjection(group, to);
    else this.#proposeSwap(group, to);
    const maxLoss = at(this.#losses, this.#random.below(lossDraws));
    const change = state.priceExchange(exchange, maxLoss);
    if (change < -maxLoss) return;
    for (let i = 0; i < exchange.goingCount; i++) state.move(at(going, i), to);
    for (let i = 0; i < exchange.comingCount; i++) state.move(at(coming, i), exchange.from);
    state.energy += change;
    this.#remember();
  }

  #cool(): void {
    const level = Math.min(levels - 1, Math.floor((this.done * levels) / this.#evaluations));
    if (level === this.#level) return;
    this.#level = level;
    this.#losses = acceptedLosses(this.#temperatures[level] ?? 1);
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

  /** A group moves, or changes places with another. */
  #proposeSwap(group: number, to: number): void {
    const { seated, seatedCount, persons } = this.#state;
    const { groups, tables, allowed, seats, size } = this.#model;
    const exchange = this.#exchange;
    exchange.comingCount = 0;
    const fits = at(persons, to) + at(size, group) <= at(seats, to);
    const count = at(seatedCount, to);
    if (count === 0 || this.#random.below(16) < (fits ? 10 : 1)) return;
    const other = at(seated, to * groups + this.#random.below(count));
    if (at(allowed, other * tables + exchange.from) === 0) return;
    exchange.coming[0] = other;
    exchange.comingCount = 1;
  }

  /** A group takes an acquaintance along; those who gain from leaving go back until the rest fit. */
  #proposeEjection(group: number, to: number): void {
    const { seated, seatedCount, persons, attachment } = this.#state;
    const { groups, tables, allowed, seats, size, points } = this.#model;
    const exchange = this.#exchange;
    const { from, going, coming } = exchange;
    exchange.comingCount = 0;
    let over = at(persons, to) + at(size, group) - at(seats, to);
    const count = at(seatedCount, from);
    const first = this.#random.below(count);
    for (let step = 0; step < count; step++) {
      const other = at(seated, from * groups + ((first + step) % count));
      if (other === group || at(points, group * groups + other) <= 0) continue;
      if (at(allowed, other * tables + to) === 0) continue;
      going[1] = other;
      exchange.goingCount = 2;
      over += at(size, other);
      break;
    }
    while (over > 0 && exchange.comingCount < 60) {
      let chosen = -1;
      let gain = 0;
      for (let i = to * groups, end = i + at(seatedCount, to); i < end; i++) {
        const member = at(seated, i);
        if (at(allowed, member * tables + from) === 0) continue;
        const row = member * groups;
        let change = at(attachment, from * groups + member) - at(attachment, to * groups + member);
        for (let j = 0; j < exchange.goingCount; j++) change -= 2 * at(points, row + at(going, j));
        let isBack = false;
        for (let j = 0; j < exchange.comingCount; j++) {
          change += 2 * at(points, row + at(coming, j));
          if (at(coming, j) === member) isBack = true;
        }
        if (isBack || (chosen >= 0 && change <= gain)) continue;
        chosen = member;
        gain = change;
      }
      if (chosen < 0) return;
      coming[exchange.comingCount] = chosen;
      exchange.comingCount++;
      over -= at(size, chosen);
    }
  }

  #remember(): void {
    const { broken, energy, tableOf } = this.#state;
    if (broken > this.bestBroken || (broken === this.bestBroken && energy <= this.bestEnergy))
      return;
    this.best.set(tableOf);
    this.bestEnergy = energy;
    this.bestBroken = broken;
  }
}

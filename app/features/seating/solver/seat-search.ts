import { at } from "./integers.ts";
import type { SeatProblem } from "./seat-problem.ts";

const maxNodes = 3000;

interface SearchResult {
  outcome: "feasible" | "impossible" | "unknown";
  /** The table of each group, if a seating was found. */
  tableOf: Int32Array | null;
}

/** Depth-first search for any seating; "unknown" when it takes too many nodes. */
export function searchSeating(problem: SeatProblem): SearchResult {
  return new SeatSearch(problem).run();
}

class SeatSearch {
  readonly #problem: SeatProblem;
  readonly #free: number[];
  readonly #open: Int32Array;
  readonly #choices: Int32Array;
  readonly #tableOf: Int32Array;
  #nodes = 0;

  constructor(problem: SeatProblem) {
    const { groups, tables, allowed, size, seats } = problem;
    this.#problem = problem;
    this.#free = [...seats];
    this.#open = allowed.slice();
    this.#choices = new Int32Array(groups);
    this.#tableOf = new Int32Array(groups).fill(-1);
    for (let group = 0; group < groups; group++) {
      for (let table = 0; table < tables; table++) {
        const cell = group * tables + table;
        if ((size[group] ?? 0) > (seats[table] ?? 0)) this.#open[cell] = 0;
        this.#choices[group] = at(this.#choices, group) + at(this.#open, cell);
      }
    }
  }

  run(): SearchResult {
    if (this.#place()) return { outcome: "feasible", tableOf: this.#tableOf };
    return { outcome: this.#nodes > maxNodes ? "unknown" : "impossible", tableOf: null };
  }

  /** Places the group with the fewest tables, of these the largest, then all others. */
  #place(): boolean {
    const { groups, size } = this.#problem;
    let chosen = -1;
    for (let group = 0; group < groups; group++) {
      if (at(this.#tableOf, group) >= 0) continue;
      const fewer = chosen < 0 ? -1 : at(this.#choices, group) - at(this.#choices, chosen);
      if (fewer < 0 || (fewer === 0 && (size[group] ?? 0) > (size[chosen] ?? 0))) chosen = group;
    }
    if (chosen < 0) return true;
    for (const table of this.#tablesFor(chosen)) {
      this.#nodes++;
      if (this.#nodes > maxNodes) return false;
      const closed = this.#seat(chosen, table);
      const isOpen = closed.every((group) => at(this.#choices, group) > 0);
      if (isOpen && this.#limitsHold() && this.#place()) return true;
      this.#unseat(chosen, table, closed);
    }
    return false;
  }

  /** One empty table of each kind; full tables first, then those with much room. */
  #tablesFor(group: number): number[] {
    const { tables, kinds, seats, size, limits } = this.#problem;
    const tried = new Set<string>();
    const wanted = (table: number) =>
      limits.some(
        (limit) => limit.atLeast && limit.table === table && at(limit.persons, group) > 0,
      );
    const rank = (table: number) => {
      const left = (this.#free[table] ?? 0) - (size[group] ?? 0);
      return (wanted(table) ? 1000 : 0) + (left === 0 ? 500 : left);
    };
    return Array.from({ length: tables }, (_, table) => table)
      .filter((table) => {
        if (at(this.#open, group * tables + table) === 0) return false;
        const kind = kinds[table] ?? "";
        if (this.#free[table] !== seats[table]) return true;
        if (tried.has(kind)) return false;
        tried.add(kind);
        return true;
      })
      .sort((one, other) => rank(other) - rank(one) || one - other);
  }

  /** Returns the groups for which the table is closed from now on. */
  #seat(group: number, table: number): number[] {
    const { groups, tables, size, apart } = this.#problem;
    this.#tableOf[group] = table;
    this.#free[table] = (this.#free[table] ?? 0) - (size[group] ?? 0);
    const closed: number[] = [];
    for (let other = 0; other < groups; other++) {
      const cell = other * tables + table;
      if (at(this.#tableOf, other) >= 0 || at(this.#open, cell) === 0) continue;
      if ((size[other] ?? 0) <= (this.#free[table] ?? 0) && !apart[group]?.has(other)) continue;
      this.#open[cell] = 0;
      this.#choices[other] = at(this.#choices, other) - 1;
      closed.push(other);
    }
    return closed;
  }

  #unseat(group: number, table: number, closed: readonly number[]): void {
    const { tables, size } = this.#problem;
    this.#tableOf[group] = -1;
    this.#free[table] = (this.#free[table] ?? 0) + (size[group] ?? 0);
    for (const other of closed) {
      this.#open[other * tables + table] = 1;
      this.#choices[other] = at(this.#choices, other) + 1;
    }
  }

  /** Whether every limit may still be met. */
  #limitsHold(): boolean {
    const { groups, tables, limits } = this.#problem;
    return limits.every(({ table, atLeast, count, persons }) => {
      let seated = 0;
      let coming = 0;
      for (let group = 0; group < groups; group++) {
        const place = at(this.#tableOf, group);
        if (place === table) seated += at(persons, group);
        if (place < 0 && at(this.#open, group * tables + table)) coming += at(persons, group);
      }
      if (!atLeast) return seated <= count;
      return seated + Math.min(coming, this.#free[table] ?? 0) >= count;
    });
  }
}

import { findImpossibleNeighbours } from "./adjacency.ts";
import { type CategoryLimit, categoryLimits } from "./category-limits.ts";
import { groupPersons, restrictTables } from "./groups.ts";
import { at } from "./integers.ts";
import type { ResolvedRequest, ResolvedRule } from "./resolved-request.ts";

/** A rule that must be followed, or a locked table. */
export type Constraint = { rule: ResolvedRule } | { lockedTable: number };

/** Why some constraints cannot be met. */
export type Contradiction =
  | "neighbours"
  | "apartInGroup"
  | "noTable"
  | "seats"
  | "category"
  | "apartCrowd"
  | "search";

/** Whether everyone finds a seat, without the points. */
export interface SeatProblem {
  groups: number;
  groupOf: Int32Array;
  tables: number;
  size: number[];
  seats: number[];
  allowed: Int32Array;
  /** Groups that must be apart from each group. */
  apart: Set<number>[];
  limits: CategoryLimit[];
  /** Empty tables of one kind are tried once; named tables are of no kind. */
  kinds: string[];
}

/** Builds the problem, or says at once why it has no solution. */
export function buildSeatProblem(
  resolved: ResolvedRequest,
  constraints: readonly Constraint[],
): SeatProblem | Contradiction {
  const rules = constraints.flatMap((constraint) => ("rule" in constraint ? constraint.rule : []));
  const locked = new Set(
    constraints.map((constraint) => ("rule" in constraint ? -1 : constraint.lockedTable)),
  );
  const { tables } = resolved;
  if (
    findImpossibleNeighbours(
      rules.map(({ rule }) => rule),
      tables,
    )
  )
    return "neighbours";
  const grouping = groupPersons(resolved, rules);
  restrictTables(grouping, resolved, rules, (table) => locked.has(table));
  const { members, groupOf, allowed } = grouping;
  const apart = members.map(() => new Set<number>());
  for (const { rule, person, other } of rules) {
    if (rule.type !== "apart") continue;
    const [one, two] = [at(groupOf, person), at(groupOf, other)];
    if (one === two) return "apartInGroup";
    apart[one]?.add(two);
    apart[two]?.add(one);
  }
  const named = new Set([...locked, ...rules.map(({ table }) => table)]);
  const problem: SeatProblem = {
    groups: members.length,
    groupOf,
    tables: tables.length,
    size: members.map(({ length }) => length),
    seats: tables.map(({ seats }) => seats),
    allowed,
    apart,
    limits: categoryLimits({ ...resolved, rules }, members, { must: 1, preference: 1 }),
    kinds: tables.map(({ seats, ring, head }, table) =>
      named.has(table) ? `table ${table}` : `${seats} ${ring} ${head}`,
    ),
  };
  return contradictionOf(problem) ?? problem;
}

function contradictionOf(problem: SeatProblem): Contradiction | null {
  const { groups, tables, size, seats, allowed, limits } = problem;
  const row = (group: number) => allowed.subarray(group * tables, (group + 1) * tables);
  const usersOf = new Map<string, { table: boolean[]; persons: number }>();
  for (let group = 0; group < groups; group++) {
    const own = row(group);
    const count = size[group] ?? 0;
    if (!own.some((isAllowed, table) => isAllowed === 1 && (seats[table] ?? 0) >= count)) {
      return "noTable";
    }
    const key = own.join("");
    const users = usersOf.get(key) ?? { table: Array.from(own, Boolean), persons: 0 };
    users.persons += size[group] ?? 0;
    usersOf.set(key, users);
  }
  for (const { table: place, category, persons, count, atLeast } of limits) {
    const contradicts = limits.some(
      (other) =>
        !other.atLeast &&
        other.table === place &&
        other.category === category &&
        other.count < count,
    );
    if (atLeast && contradicts) return "category";
    let available = 0;
    for (let group = 0; group < groups; group++) {
      if (at(allowed, group * tables + place)) available += at(persons, group);
    }
    if (atLeast && count > Math.min(available, seats[place] ?? 0)) return "category";
  }
  for (const { table } of usersOf.values()) {
    let persons = 0;
    for (const users of usersOf.values()) {
      if (users.table.every((isUsed, index) => !isUsed || table[index])) persons += users.persons;
    }
    const chairs = seats.reduce((sum, count, index) => sum + (table[index] ? count : 0), 0);
    if (persons > chairs) return "seats";
  }
  return hasApartCrowd(problem) ? "apartCrowd" : null;
}

/** Whether more groups must be apart from each other than there are tables for them. */
function hasApartCrowd({ groups, tables, apart, allowed }: SeatProblem): boolean {
  for (let first = 0; first < groups; first++) {
    const crowd = [first];
    const others = [...(apart[first] ?? [])].sort(
      (one, other) => (apart[other]?.size ?? 0) - (apart[one]?.size ?? 0) || one - other,
    );
    for (const other of others) {
      if (crowd.every((group) => apart[group]?.has(other))) crowd.push(other);
    }
    if (crowd.length < 3) continue;
    let usable = 0;
    for (let table = 0; table < tables; table++) {
      if (crowd.some((group) => at(allowed, group * tables + table))) usable++;
    }
    if (crowd.length > usable) return true;
  }
  return false;
}

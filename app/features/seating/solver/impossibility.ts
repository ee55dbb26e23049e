import { at } from "./integers.ts";
import type { ResolvedRequest } from "./resolved-request.ts";
import { buildSeatProblem, type Constraint, type Contradiction } from "./seat-problem.ts";
import { searchSeating } from "./seat-search.ts";

/** Musts that no seating can follow; without any one of them there is a seating. */
export interface Impossibility {
  reason: Contradiction;
  /** Rule ids. None: there are too few seats even without rules. */
  rules: string[];
  /** Ids of locked tables that take part. */
  lockedTables: string[];
}

/** Returns a minimal set of musts that exclude each other, or null if none is proven. */
export function findImpossibility(resolved: ResolvedRequest): Impossibility | null {
  const constraints = constraintsOf(resolved);
  const isImpossible = (tried: readonly Constraint[]) => contradictionIn(resolved, tried) !== null;
  if (!isImpossible(constraints)) return null;
  const core = isImpossible([]) ? [] : explainConflict(constraints, isImpossible);
  const reason = contradictionIn(resolved, core);
  // A search that was cut off within the explanation may have left the core without a proof.
  const proven = reason ? core : constraints;
  return {
    reason: reason ?? "search",
    rules: proven.flatMap((constraint) => ("rule" in constraint ? constraint.rule.rule.id : [])),
    lockedTables: proven.flatMap((constraint) =>
      "rule" in constraint ? [] : (resolved.tables[constraint.lockedTable]?.id ?? []),
    ),
  };
}

/** The persons' tables in a seating that follows all musts, if the search finds one. */
export function findSeating(resolved: ResolvedRequest): Int32Array | null {
  const problem = buildSeatProblem(resolved, constraintsOf(resolved));
  const tableOf = typeof problem === "string" ? null : searchSeating(problem).tableOf;
  if (!tableOf || typeof problem === "string") return null;
  return problem.groupOf.map((group) => at(tableOf, group));
}

function constraintsOf({ tables, rules }: ResolvedRequest): Constraint[] {
  return [
    ...tables.flatMap(({ locked }, lockedTable) => (locked ? { lockedTable } : [])),
    ...rules.filter(({ rule }) => rule.must).map((rule) => ({ rule })),
  ];
}

function contradictionIn(
  resolved: ResolvedRequest,
  constraints: readonly Constraint[],
): Contradiction | null {
  const problem = buildSeatProblem(resolved, constraints);
  if (typeof problem === "string") return problem;
  return searchSeating(problem).outcome === "impossible" ? "search" : null;
}

/** QuickXplain: a minimal part of constraints that are impossible together. */
function explainConflict<Item>(
  constraints: readonly Item[],
  isImpossible: (constraints: readonly Item[]) => boolean,
): Item[] {
  const explain = (background: Item[], added: boolean, items: readonly Item[]): Item[] => {
    if (added && isImpossible(background)) return [];
    if (items.length === 1) return [...items];
    const middle = items.length >> 1;
    const [first, second] = [items.slice(0, middle), items.slice(middle)];
    const ofSecond = explain([...background, ...first], first.length > 0, second);
    const ofFirst = explain([...background, ...ofSecond], ofSecond.length > 0, first);
    return [...ofFirst, ...ofSecond];
  };
  return explain([], false, constraints);
}

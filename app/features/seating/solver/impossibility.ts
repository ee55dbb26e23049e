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
  const constraints: Constraint[] = [
    ...resolved.tables.flatMap(({ locked }, lockedTable) => (locked ? { lockedTable } : [])),
    ...resolved.rules.filter(({ rule }) => rule.must).map((rule) => ({ rule })),
  ];
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

function contradictionIn(
  resolved: ResolvedRequest,
  constraints: readonly Constraint[],
): Contradiction | null {
  const problem = buildSeatProblem(resolved, constraints);
  if (typeof problem === "string") return problem;
  return searchSeating(problem) === "impossible" ? "search" : null;
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

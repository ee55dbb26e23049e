import type { PlanState } from "#app/features/seating/plan/plan.ts";
import { assessPlan } from "#app/features/seating/suggestion/assessment.ts";
import type { RuleMark } from "../chart-context.ts";

export interface MarkedRules {
  /** How many musts are broken. */
  broken: number;
  /** Of broken rules and unmet preferences. */
  marks: RuleMark[];
}

/** What the chart itself shows of the rules. */
export function markRules(state: PlanState): MarkedRules {
  const { broken, rules } = assessPlan(state);
  const marks = rules.flatMap(({ rule, state: fault, persons, tableIds, note }) =>
    fault === null ? [] : [{ ruleId: rule.id, isMust: rule.isMust, persons, tableIds, text: note }],
  );
  return { broken, marks };
}

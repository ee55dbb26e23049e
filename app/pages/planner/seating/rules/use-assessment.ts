import { useEffect, useState } from "react";
import type { PlanState } from "#app/features/seating/plan/plan.ts";
import { assessPlan, type PlanAssessment } from "#app/features/seating/suggestion/assessment.ts";
import type { RuleMark } from "../chart-context.ts";

const latestMs = 300;

/** What the chart makes of the rules. It follows a change as soon as the browser is idle. */
export function useAssessment(state: PlanState): PlanAssessment {
  const [assessment, setAssessment] = useState(() => assessPlan(state));
  useEffect(() => whenIdle(() => setAssessment(assessPlan(state))), [state]);
  return assessment;
}

/** Broken rules and unmet preferences, for `RuleMarksContext`. */
export function ruleMarksOf({ rules }: PlanAssessment): RuleMark[] {
  return rules.flatMap(({ rule, state, persons, tableIds, note }) =>
    state === null ? [] : [{ ruleId: rule.id, isMust: rule.isMust, persons, tableIds, text: note }],
  );
}

/** Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const request = window.requestIdleCallback(run, { timeout: latestMs });
    return () => window.cancelIdleCallback(request);
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}

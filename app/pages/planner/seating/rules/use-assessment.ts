import { useEffect, useState } from "react";
import type { PlanState } from "#app/features/seating/plan/plan.ts";
import { assessPlan, type PlanAssessment } from "#app/features/seating/suggestion/assessment.ts";
import { whenIdle } from "./when-idle.ts";

/** What the chart makes of the rules. It follows a change as soon as the browser is idle. */
export function useAssessment(state: PlanState): PlanAssessment {
  const [assessment, setAssessment] = useState(() => assessPlan(state));
  useEffect(() => whenIdle(() => setAssessment(assessPlan(state))), [state]);
  return assessment;
}

import { useEffect, useState } from "react";
import type { PlanState } from "#app/features/seating/plan/plan.ts";
import { lateModule } from "#app/ui/late-module.ts";
import type { LoadedChart } from "../load-chart.server.ts";
import type { MarkedRules } from "./rule-marks.ts";
import { whenIdle } from "./when-idle.ts";

const useRuleMarks = lateModule(() => import("./rule-marks.ts"));

/** Begins with the server's marks, and follows a change as soon as the browser is idle. */
export function useMarkedRules(state: PlanState, { plan, markedRules }: LoadedChart): MarkedRules {
  const [shown, setShown] = useState({ state: plan.state, markedRules });
  const markRules = useRuleMarks(shown.state !== state)?.markRules;
  useEffect(() => {
    if (!markRules || shown.state === state) return;
    return whenIdle(() => setShown({ state, markedRules: markRules(state) }));
  }, [markRules, shown.state, state]);
  return shown.markedRules;
}

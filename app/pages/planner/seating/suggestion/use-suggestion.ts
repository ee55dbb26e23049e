import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PlanState } from "#app/features/seating/plan/plan.ts";
import type { SeatingRequest } from "#app/features/seating/solver/request.ts";
import {
  type ExplainedImpossibility,
  explainImpossibility,
} from "#app/features/seating/suggestion/explain-impossibility.ts";
import { type ProposedPlan, planOfProposal } from "#app/features/seating/suggestion/proposal.ts";
import {
  type SuggestionOptions,
  toSeatingRequest,
} from "#app/features/seating/suggestion/request.ts";
import type { SearchReport } from "#app/features/seating/suggestion/search.ts";
import { type ProposalSummary, summaryOf } from "#app/features/seating/suggestion/summary.ts";

export type SuggestionTask = { type: "start"; request: SeatingRequest } | { type: "stop" };

export type SuggestionChoices = Omit<SuggestionOptions, "seed">;

export type Suggestion =
  | { step: "choosing" }
  | { step: "running"; share: number; seated: number; all: number }
  | { step: "proposal"; proposed: ProposedPlan; summary: ProposalSummary; isComplete: boolean }
  | { step: "impossible"; explained: ExplainedImpossibility }
  | { step: "failed" };

interface Asked {
  state: PlanState;
  options: SuggestionOptions;
  request: SeatingRequest;
}

/** Proposals for the chart, computed in a worker that lives no longer than the search. */
export function useSuggestion(state: PlanState) {
  const [suggestion, setSuggestion] = useState<Suggestion>({ step: "choosing" });
  const [asked, setAsked] = useState<Asked | null>(null);
  const worker = useRef<Worker>(null);

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);

  const start = useCallback(
    (from: PlanState, options: SuggestionOptions) => {
      end();
      const request = toSeatingRequest(from, options);
      setAsked({ state: from, options, request });
      const all = request.persons.length;
      setSuggestion({ step: "running", share: 0, seated: 0, all });
      const search = new Worker(new URL("./suggest.worker.ts", import.meta.url), {
        type: "module",
      });
      worker.current = search;
      search.onmessage = ({ data }: MessageEvent<SearchReport>) => {
        setSuggestion(suggestionOf(data, from, all));
        if (data.type !== "progress") end();
      };
      search.onerror = () => {
        setSuggestion({ step: "failed" });
        end();
      };
      post(search, { type: "start", request });
    },
    [end],
  );
  const stop = useCallback(() => worker.current && post(worker.current, { type: "stop" }), []);
  const discard = useCallback(() => {
    end();
    setSuggestion({ step: "choosing" });
  }, [end]);

  const isOutdated = useMemo(
    () => asked !== null && asked.state !== state && !asksTheSame(asked, state),
    [asked, state],
  );
  return { suggestion, options: asked?.options ?? null, isOutdated, start, stop, discard };
}

function suggestionOf(report: SearchReport, state: PlanState, all: number): Suggestion {
  if (report.type === "progress") {
    return { step: "running", share: report.share, seated: report.seated, all };
  }
  if (report.type === "impossible") {
    return { step: "impossible", explained: explainImpossibility(state, report.impossible) };
  }
  const { proposal, isComplete } = report;
  const proposed = planOfProposal(state, proposal);
  if (!proposed) return { step: "failed" };
  return { step: "proposal", proposed, summary: summaryOf(state, proposed, proposal), isComplete };
}

/** Another state of the plan may differ in what no proposal depends on, such as its release. */
function asksTheSame({ request, options }: Asked, state: PlanState): boolean {
  return JSON.stringify(toSeatingRequest(state, options)) === JSON.stringify(request);
}

function post(worker: Worker, task: SuggestionTask): void {
  worker.postMessage(task);
}

import { useEffect, useState } from "react";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import { applyChange } from "#app/features/seating/plan/state.ts";
import { Button } from "#app/ui/button.tsx";
import { useChart, useChartView } from "../chart-context.ts";
import { SidePane } from "../side-pane.tsx";
import { ChoicesPane } from "./choices-pane.tsx";
import { ImpossiblePane } from "./impossible-pane.tsx";
import { ProposalPane } from "./proposal-pane.tsx";
import { RunningBar } from "./running-bar.tsx";
import { suggestionTexts as texts } from "./texts.ts";
import { type Suggestion, type SuggestionChoices, useSuggestion } from "./use-suggestion.ts";

/** From the choices to a proposal, which is shown in the plan until it is kept or put away. */
export function SuggestionPane() {
  const { state, apply, applyWithToast } = useChart();
  const { openPane, setPreview } = useChartView();
  const [choices, setChoices] = useState<SuggestionChoices>({
    fill: "even",
    alternate: false,
    respectHand: true,
  });
  const { suggestion, options, isOutdated, start, stop, discard } = useSuggestion(state);
  const number = options?.seed ?? 0;

  useEffect(() => {
    const proposed = suggestion.step === "proposal" ? suggestion.proposed : null;
    setPreview(
      proposed && { state: proposed.state, gained: proposed.gained, moved: proposed.moved },
    );
  }, [suggestion, setPreview]);
  useEffect(() => () => setPreview(null), [setPreview]);

  const begin = (seed: number, from = state) => start(from, { ...choices, seed });
  const wayOut = (change: PlanChange) => {
    const changed = applyChange(state, change);
    if (changed.ok && apply(change) === null) begin(number, changed.state);
  };
  const close = () => openPane(null);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement(suggestion, number)}
      </p>
      {suggestion.step === "choosing" && (
        <ChoicesPane
          choices={choices}
          onChange={setChoices}
          takesFocus={number > 0}
          onStart={() => begin(Math.max(1, number))}
        />
      )}
      {suggestion.step === "running" && <RunningBar {...suggestion} onStop={stop} />}
      {suggestion.step === "proposal" && (
        <ProposalPane
          {...suggestion}
          number={number}
          isOutdated={isOutdated}
          onKeep={() => {
            const refusal = applyWithToast(texts.kept, suggestion.proposed.change);
            if (refusal === null) close();
          }}
          onDiscard={discard}
          onNext={() => begin(number + 1)}
          onAgain={() => begin(number)}
          onWayOut={wayOut}
          onClose={close}
        />
      )}
      {suggestion.step === "impossible" && (
        <ImpossiblePane explained={suggestion.explained} onRetry={() => begin(number)} />
      )}
      {suggestion.step === "failed" && (
        <SidePane
          title={texts.failed}
          takesFocus
          description={texts.failedText}
          onClose={close}
          footer={
            <Button type="button" className="flex-1" onClick={() => begin(number)}>
              {texts.impossible.retry}
            </Button>
          }
        >
          {null}
        </SidePane>
      )}
    </>
  );
}

/** Only the start and the end are announced, not each step. */
function announcement(suggestion: Suggestion, number: number): string {
  if (suggestion.step === "running") return texts.running;
  if (suggestion.step === "impossible") return suggestion.explained.title;
  if (suggestion.step === "failed") return texts.failed;
  if (suggestion.step === "choosing") return "";
  const { gained, moved, unmoved } = suggestion.proposed;
  const difference = texts.difference.picture(gained.size, moved.size, unmoved);
  return `${texts.number(number)}. ${suggestion.summary.title}. ${difference}.`;
}

import type { ReactNode } from "react";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import type { ProposedPlan } from "#app/features/seating/suggestion/proposal.ts";
import type { ProposalSummary } from "#app/features/seating/suggestion/summary.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check, TriangleAlert, Undo2 } from "#app/ui/icons.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Ring } from "../rules/ring.tsx";
import { SidePane } from "../side-pane.tsx";
import { DotField } from "./dot-field.tsx";
import { suggestionTexts as texts } from "./texts.ts";

interface ProposalPaneProps {
  number: number;
  proposed: ProposedPlan;
  summary: ProposalSummary;
  isComplete: boolean;
  /** The plan has been changed since, perhaps by the partner. */
  isOutdated: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  onNext: () => void;
  onAgain: () => void;
  onWayOut: (change: PlanChange) => void;
  onClose: () => void;
}

/** The proposal as a difference, and what it makes of the rules. */
export function ProposalPane(props: ProposalPaneProps) {
  const { number, proposed, summary, isComplete, isOutdated } = props;
  const { gained, moved, unmoved } = proposed;
  return (
    <SidePane
      eyebrow={
        <>
          {texts.number(number)}
          {!isComplete && <span className="block">{texts.stopped}</span>}
        </>
      }
      title={summary.title}
      onClose={props.onClose}
      takesFocus
      footer={
        <>
          <Button
            type="button"
            variant="primary"
            className="flex-1"
            onClick={isOutdated ? props.onAgain : props.onKeep}
          >
            {isOutdated ? texts.again : texts.keep}
          </Button>
          <Button type="button" className="px-3!" onClick={props.onDiscard}>
            <Icon icon={Undo2} size={18} />
            {texts.undo}
          </Button>
          {!isOutdated && (
            <Button type="button" variant="quiet" className="px-1.5!" onClick={props.onNext}>
              {texts.next}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {isOutdated && (
          <div className="px-4 pt-4 lg:px-6">
            <Notice tone="messing">{texts.outdated}</Notice>
          </div>
        )}
      </div>
      <div className="px-4 py-4 lg:px-6">
        <DotField gained={gained.size} moved={moved.size} unmoved={unmoved} />
      </div>
      {summary.met.length > 0 && (
        <Section title={texts.met}>
          {summary.met.map((sentence) => (
            <li key={sentence} className="flex gap-3 px-4 py-1.5 text-14 lg:px-6">
              <Icon icon={Check} size={18} className="mt-px text-gran" />
              {sentence}
            </li>
          ))}
        </Section>
      )}
      {summary.unmet.length > 0 && (
        <Section title={texts.unmet}>
          {summary.unmet.map(({ title, isMust, reason, wayOut }) => (
            <li
              key={title}
              className="flex gap-3 border-t border-rule px-4 py-3 first:border-0 lg:px-6"
            >
              {isMust ? (
                <Icon icon={TriangleAlert} size={18} className="mt-0.5 text-error" />
              ) : (
                <Ring />
              )}
              <div className="min-w-0 flex-1">
                <p className="text-15 font-semibold text-pretty">{title}</p>
                {reason && <p className="text-14 text-pretty text-ink-2">{reason}</p>}
                {wayOut && !isOutdated && (
                  <Button
                    type="button"
                    size="small"
                    className="mt-2"
                    onClick={() => props.onWayOut(wayOut.change)}
                  >
                    {wayOut.label}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </Section>
      )}
    </SidePane>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-rule pt-3.5 pb-3">
      <h3 className="px-4 pb-1 font-text text-14 font-semibold text-muted lg:px-6">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

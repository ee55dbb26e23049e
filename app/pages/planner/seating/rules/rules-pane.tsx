import { type ReactNode, useMemo, useState } from "react";
import type { AssessedRule } from "#app/features/seating/suggestion/assessment.ts";
import { type Mend, mendsIn } from "#app/features/seating/suggestion/mends.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check, Plus, TriangleAlert } from "#app/ui/icons.ts";
import { useChart, useChartView } from "../chart-context.ts";
import { SidePane } from "../side-pane.tsx";
import { Ring } from "./ring.tsx";
import { RulesDialog } from "./rules-dialog.tsx";
import { ruleTexts } from "./texts.ts";
import { useAssessment } from "./use-assessment.ts";

const { pane: texts } = ruleTexts;

/** What the chart makes of the rules, with the moves that mend what is broken. */
export function RulesPane() {
  const { state } = useChart();
  const { openPane } = useChartView();
  const [hasDialog, setDialog] = useState(false);
  const assessment = useAssessment(state);
  const withStatus = (status: AssessedRule["status"]) =>
    assessment.rules.filter((each) => each.status === status);
  const [kept, waiting] = [withStatus("kept"), withStatus("waiting")];
  const mendsOf = useMemo(() => mendsIn(state), [state]);
  const isEmpty = assessment.rules.length === 0;
  return (
    <SidePane
      title={texts.title}
      description={isEmpty ? null : texts.summary(assessment)}
      onClose={() => openPane(null)}
      footer={
        <>
          <Button type="button" className="flex-1" onClick={() => setDialog(true)}>
            <Icon icon={Plus} />
            {texts.add}
          </Button>
          {!isEmpty && (
            <Button type="button" variant="quiet" onClick={() => setDialog(true)}>
              {texts.all}
            </Button>
          )}
        </>
      }
    >
      <ul className="divide-y divide-rule">
        {[...withStatus("broken"), ...withStatus("wanted")].map((each) => (
          <BrokenRule key={each.rule.id} assessed={each} mends={mendsOf(each.rule)} />
        ))}
      </ul>
      {isEmpty && <p className="px-4 py-4 text-15 text-ink-2 lg:px-6">{texts.none}</p>}
      {kept.length > 0 && (
        <RuleSection title={texts.kept} count={kept.length}>
          {kept.map(({ rule, sentence, tableIds }) => (
            <SentenceRow
              key={rule.id}
              sign={<Icon icon={Check} size={18} className="mt-px text-gran" />}
              tableId={tableIds[0]}
            >
              {sentence}
            </SentenceRow>
          ))}
        </RuleSection>
      )}
      {waiting.length > 0 && (
        <RuleSection title={texts.waiting} count={waiting.length}>
          {waiting.map(({ rule, sentence, tableIds }) => (
            <SentenceRow key={rule.id} sign={<Ring tone="muted" />} tableId={tableIds[0]}>
              {sentence}
            </SentenceRow>
          ))}
        </RuleSection>
      )}
      {assessment.remarks.length > 0 && (
        <RuleSection title={texts.remarks} count={assessment.remarks.length}>
          {assessment.remarks.map(({ text, tableId }) => (
            <SentenceRow key={text} sign={<Ring />} tableId={tableId}>
              {text}
            </SentenceRow>
          ))}
        </RuleSection>
      )}
      {hasDialog && <RulesDialog onClose={() => setDialog(false)} />}
    </SidePane>
  );
}

function BrokenRule({ assessed, mends }: { assessed: AssessedRule; mends: Mend[] }) {
  const { status, sentence, state: fault, tableIds } = assessed;
  const { applyWithToast } = useChart();
  return (
    <li className="flex gap-3 px-4 py-3.5 lg:px-6">
      {status === "broken" ? (
        <Icon icon={TriangleAlert} size={18} className="mt-0.5 text-error" />
      ) : (
        <Ring />
      )}
      <div className="min-w-0 flex-1">
        <TableLink tableId={tableIds[0]} className="text-15 font-semibold">
          {sentence}
        </TableLink>
        <p className="text-14 text-pretty text-ink-2">{fault}</p>
        {mends.length > 0 && (
          <div className="mt-2.5 flex flex-wrap gap-2">
            {mends.map(({ label, description, done, change }) => (
              <Button
                key={description}
                type="button"
                size="small"
                aria-label={description}
                title={description}
                onClick={() => applyWithToast(done, change)}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

interface RuleSectionProps {
  title: string;
  count: number;
  children: ReactNode;
}

function RuleSection({ title, count, children }: RuleSectionProps) {
  return (
    <section className="border-t border-rule-2 pt-3.5 pb-3 first:border-0">
      <h3 className="flex justify-between px-4 pb-1 font-text text-14 font-semibold text-muted lg:px-6">
        {title}
        <span className="tabular-nums">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

interface SentenceRowProps {
  sign: ReactNode;
  tableId: string | undefined;
  children: string;
}

function SentenceRow({ sign, tableId, children }: SentenceRowProps) {
  return (
    <li className="flex gap-3 px-4 py-1.5 lg:px-6">
      {sign}
      <TableLink tableId={tableId} className="min-w-0 text-14 text-pretty">
        {children}
      </TableLink>
    </li>
  );
}

interface TableLinkProps {
  tableId: string | undefined;
  className: string;
  children: string;
}

/** The sentence leads to the table it is about. */
function TableLink({ tableId, className, children }: TableLinkProps) {
  const { selectTable } = useChartView();
  if (!tableId) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      onClick={() => selectTable(tableId)}
      className={`rounded-s text-left decoration-rule-2 underline-offset-4 hover:underline ${className}`}
    >
      {children}
    </button>
  );
}

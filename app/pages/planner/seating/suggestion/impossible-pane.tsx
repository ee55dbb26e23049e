import { type ReactNode, useState } from "react";
import type { ExplainedImpossibility } from "#app/features/seating/suggestion/explain-impossibility.ts";
import { namesOf } from "#app/features/seating/suggestion/names.ts";
import { ruleSentence } from "#app/features/seating/suggestion/rule-sentences.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TriangleAlert } from "#app/ui/icons.ts";
import { useChart, useChartView } from "../chart-context.ts";
import { RulesDialog } from "../rules/rules-dialog.tsx";
import { SidePane } from "../side-pane.tsx";
import { suggestionTexts } from "./texts.ts";

const { impossible: texts, title } = suggestionTexts;

interface ImpossiblePaneProps {
  explained: ExplainedImpossibility;
  onRetry: () => void;
}

/** Which rules exclude each other, with the ways to change them. */
export function ImpossiblePane({ explained, onRetry }: ImpossiblePaneProps) {
  const { state } = useChart();
  const { openPane, selectTable } = useChartView();
  const [edited, setEdited] = useState<string | null>(null);
  const names = namesOf(state);
  const head = state.tables.find(({ isHead }) => isHead);
  return (
    <SidePane
      eyebrow={title}
      title={explained.title}
      onClose={() => openPane(null)}
      takesFocus
      footer={
        <>
          <Button type="button" className="flex-1" onClick={onRetry}>
            {texts.retry}
          </Button>
          <Button type="button" variant="quiet" onClick={() => setEdited("")}>
            {texts.rules}
          </Button>
        </>
      }
    >
      <p className="px-4 pt-4 pb-3.5 text-15 text-pretty text-ink-2 lg:px-6">{explained.reason}</p>
      <ul className="divide-y divide-rule border-t border-rule">
        {explained.rules.map((rule) => (
          <Reason key={rule.id} text={ruleSentence(rule, names)}>
            <Button
              type="button"
              size="small"
              aria-label={texts.changeRule(ruleSentence(rule, names))}
              onClick={() => setEdited(rule.id)}
            >
              {texts.change}
            </Button>
          </Reason>
        ))}
        {explained.fixed.map((person) => (
          <Reason key={person} text={texts.fixed(names.full(person), head?.name ?? "")}>
            <Button type="button" size="small" onClick={() => selectTable(head?.id ?? null)}>
              {texts.showTable}
            </Button>
          </Reason>
        ))}
        {explained.lockedTables.map(({ id, name }) => (
          <Reason key={id} text={texts.locked(name)}>
            <Button type="button" size="small" onClick={() => selectTable(id)}>
              {texts.showTable}
            </Button>
          </Reason>
        ))}
      </ul>
      {edited !== null && <RulesDialog ruleId={edited} onClose={() => setEdited(null)} />}
    </SidePane>
  );
}

function Reason({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 px-4 py-3.5 lg:px-6">
      <Icon icon={TriangleAlert} size={18} className="mt-0.5 text-error" />
      <div className="min-w-0 flex-1">
        <p className="mb-2 text-15 font-semibold text-pretty">{text}</p>
        {children}
      </div>
    </li>
  );
}

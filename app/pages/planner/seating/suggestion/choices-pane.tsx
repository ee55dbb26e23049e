import type { PlanState } from "#app/features/seating/plan/plan.ts";
import { capacityOf } from "#app/features/seating/plan/plan.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { useChart, useChartView } from "../chart-context.ts";
import { SidePane } from "../side-pane.tsx";
import { suggestionTexts as texts } from "./texts.ts";
import type { SuggestionChoices } from "./use-suggestion.ts";

const fills = ["even", "full", "airy"] as const;

interface ChoicesPaneProps {
  choices: SuggestionChoices;
  onChange: (choices: SuggestionChoices) => void;
  onStart: () => void;
  takesFocus: boolean;
}

export function ChoicesPane({ choices, onChange, onStart, takesFocus }: ChoicesPaneProps) {
  const { state } = useChart();
  const { openPane } = useChartView();
  const missing = whatIsMissing(state);
  const hasSides = new Set(state.persons.flatMap(({ side }) => side ?? [])).size > 1;
  return (
    <SidePane
      title={texts.title}
      description={missing ?? factsOf(state)}
      onClose={() => openPane(null)}
      takesFocus={takesFocus}
      footer={
        missing === null && (
          <Button type="button" variant="primary" className="flex-1" onClick={onStart}>
            {texts.start}
          </Button>
        )
      }
    >
      {missing === null && (
        <div className="grid gap-5 px-4 py-4 lg:px-6">
          <RadioGroup name="fill" legend={texts.fill} className="grid gap-2">
            {fills.map((fill) => (
              <Radio
                key={fill}
                name="fill-of-tables"
                value={fill}
                label={<b className="font-semibold">{texts.fills[fill].label}</b>}
                hint={texts.fills[fill].hint}
                checked={choices.fill === fill}
                onChange={() => onChange({ ...choices, fill })}
                className="items-start"
              />
            ))}
          </RadioGroup>
          <div className="grid gap-3 border-t border-rule pt-4">
            <Checkbox
              name="respect-hand"
              label={texts.respectHand}
              hint={texts.respectHandHint}
              checked={choices.respectHand}
              onChange={({ currentTarget }) =>
                onChange({ ...choices, respectHand: currentTarget.checked })
              }
              className="items-start"
            />
            {hasSides && (
              <Checkbox
                name="alternate"
                label={texts.alternate}
                hint={texts.alternateHint}
                checked={choices.alternate}
                onChange={({ currentTarget }) =>
                  onChange({ ...choices, alternate: currentTarget.checked })
                }
                className="items-start"
              />
            )}
          </div>
        </div>
      )}
    </SidePane>
  );
}

function whatIsMissing({ tables, persons }: PlanState): string | null {
  if (tables.length === 0) return texts.noTables;
  return persons.some(({ isComing }) => isComing) ? null : texts.nobody;
}

function factsOf({ persons, tables, rules }: PlanState): string {
  const coming = persons.filter(({ isComing }) => isComing).length;
  const chairs = tables.reduce((sum, table) => sum + capacityOf(table), 0);
  return texts.facts(coming, chairs, rules.length);
}

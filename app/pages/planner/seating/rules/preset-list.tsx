import { useDeferredValue, useMemo } from "react";
import { namesOf } from "#app/features/seating/suggestion/names.ts";
import { presetsFor, type RulePreset } from "#app/features/seating/suggestion/presets.ts";
import { ruleSentence } from "#app/features/seating/suggestion/rule-sentences.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronDown } from "#app/ui/icons.ts";
import { useChart } from "../chart-context.ts";
import { ruleTexts } from "./texts.ts";

const { presets: texts } = ruleTexts;

/** Rules of etiquette that suit this wedding. */
export function PresetList() {
  const { state } = useChart();
  // The dialog opens without waiting for them.
  const shown = useDeferredValue(state, null);
  const presets = useMemo(
    () => (shown ? presetsFor(shown, () => crypto.randomUUID()) : []),
    [shown],
  );
  if (presets.length === 0) return null;
  return (
    <section aria-labelledby="presets" className="border-t border-rule-2 px-4 pt-5 pb-4 sm:px-6">
      <h3 id="presets" className="text-d20">
        {texts.title}
      </h3>
      <p className="text-14 text-muted">{texts.text}</p>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {presets.map((preset) => (
          <Preset key={preset.title} preset={preset} />
        ))}
      </ul>
    </section>
  );
}

function Preset({ preset: { title, text, rules } }: { preset: RulePreset }) {
  const { state, applyWithToast } = useChart();
  const names = namesOf(state);
  const add = () => {
    const changes = rules.map((rule) => ({ type: "addRule", rule }) as const);
    applyWithToast(texts.added(rules.length), ...changes);
  };
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-1.5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 text-15 font-medium text-pretty">{title}</span>
          <span className="flex-none text-14 text-muted tabular-nums">
            {texts.rules(rules.length)}
          </span>
          <Icon
            icon={ChevronDown}
            size={18}
            className="text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-4">
          <p className="text-14 text-ink-2">{text}</p>
          <ul className="my-2.5 max-h-52 overflow-y-auto rounded-m bg-paper-2 px-3 py-2">
            {rules.map((rule) => (
              <li key={rule.id} className="py-0.5 text-14">
                {ruleSentence(rule, names)}
              </li>
            ))}
          </ul>
          <Button type="button" size="small" onClick={add}>
            {texts.add(rules.length)}
          </Button>
        </div>
      </details>
    </li>
  );
}

import { type ChangeEvent, useState } from "react";
import {
  type Diet,
  type DietOption,
  dietOptionNames,
  dietOptions,
  formatDiet,
  parseDiet,
} from "#app/features/guests/diets/rules.ts";
import { maxLengths } from "#app/features/guests/rules.ts";
import { TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface DietFieldProps {
  name: string;
  label: string;
  /** Of the text beside the choices. */
  otherLabel: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onChoose: (value: string) => void;
  /** Set where a heading above has the same text. */
  legendHidden?: boolean;
}

/** Choices and text are stored as one text. Without script, it is a plain text field. */
export function DietField({ otherLabel, onChoose, legendHidden, ...field }: DietFieldProps) {
  const isHydrated = useHydrated();
  const [edited, setEdited] = useState<{ text: string; diet: Diet } | null>(null);
  if (!isHydrated) return <TextField {...field} maxLength={maxLengths.dietaryRequirements} />;
  const { name, label, value, error } = field;
  // What is typed stays in its field: "egg" may become "eggerøre".
  const diet = edited?.text === value ? edited.diet : parseDiet(value);
  const { options, other } = diet;
  const change = (changed: Partial<Diet>) => {
    const next = { ...diet, ...changed };
    const text = formatDiet(next) ?? "";
    setEdited({ text, diet: next });
    onChoose(text);
  };
  const toggle = (option: DietOption) => {
    const others = options.filter((each) => each !== option);
    change({ options: others.length < options.length ? others : [...options, option] });
  };
  return (
    <div className="grid gap-3">
      <input type="hidden" name={name} value={value} />
      <fieldset className="min-w-0">
        <legend className={legendHidden ? "sr-only" : "mb-1.5 text-14 font-semibold"}>
          {label}
        </legend>
        <div className="flex flex-wrap gap-2">
          {dietOptionNames.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={options.includes(option)}
              onClick={() => toggle(option)}
              className="min-h-11 rounded-m border border-rule-2 bg-sheet px-3 text-14 font-medium transition-colors hover:border-ink lg:min-h-9 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink"
            >
              {dietOptions[option]}
            </button>
          ))}
        </div>
      </fieldset>
      <TextField
        name={`${name}Other`}
        label={otherLabel}
        value={other}
        error={error}
        maxLength={maxLengths.dietaryRequirements}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ other: currentTarget.value })}
      />
    </div>
  );
}

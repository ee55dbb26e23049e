import type { ChangeEvent } from "react";
import { maxLengths } from "#app/features/guests/rules.ts";
import { TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { dietChoices, formatDiet, parseDiet } from "./rules.ts";

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
  if (!isHydrated) return <TextField {...field} maxLength={maxLengths.dietaryRequirements} />;
  const { name, label, value, error } = field;
  const { chosen, other } = parseDiet(value);
  const toggle = (choice: string) => {
    const others = chosen.filter((each) => each !== choice);
    const next = others.length < chosen.length ? others : [...chosen, choice];
    onChoose(formatDiet({ chosen: next, other }));
  };
  return (
    <div className="grid gap-3">
      <input type="hidden" name={name} value={value} />
      <fieldset className="min-w-0">
        <legend className={legendHidden ? "sr-only" : "mb-1.5 text-14 font-semibold"}>
          {label}
        </legend>
        <div className="flex flex-wrap gap-2">
          {dietChoices.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={chosen.includes(choice)}
              onClick={() => toggle(choice)}
              className="min-h-11 rounded-m border border-rule-2 bg-sheet px-3 text-14 font-medium transition-colors hover:border-ink lg:min-h-9 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink"
            >
              {choice}
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
        onChange={({ currentTarget }) =>
          onChoose(formatDiet({ chosen, other: currentTarget.value }))
        }
      />
    </div>
  );
}

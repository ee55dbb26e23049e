import type { ReactNode } from "react";
import { RadioGroup } from "#app/ui/radio.tsx";
import type { StepFields } from "./step-props.ts";

interface ChoiceChipsProps {
  field: ReturnType<StepFields["field"]>;
  legend: ReactNode;
  choices: readonly (readonly [value: string, label: string])[];
}

/** One choice of few, as radio buttons that look like chips. */
export function ChoiceChips({ field, legend, choices }: ChoiceChipsProps) {
  const { name, value, error, onChange } = field;
  return (
    <RadioGroup name={name} legend={legend} error={error} className="flex flex-wrap gap-2">
      {choices.map(([choice, label]) => (
        <label
          key={choice}
          className="relative inline-flex min-h-11 items-center rounded-full border border-edge bg-sheet px-4 text-15 font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink lg:min-h-9 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            aria-invalid={error ? true : undefined}
            onChange={onChange}
            className="absolute inset-0 appearance-none rounded-full outline-none"
          />
          {label}
        </label>
      ))}
    </RadioGroup>
  );
}

import { maxLengths } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { CharacterCount } from "../character-count.tsx";
import type { StepProps } from "./step-props.ts";

export function DetailsStep({ draft, field }: StepProps) {
  const { fields, hints } = texts;
  const program = (name: "ceremony" | "reception") => ({
    ...field(name),
    label: fields[name],
    placeholder: hints[name],
    hint: draft[name].length > maxLengths[name] && (
      <CharacterCount used={draft[name].length} max={maxLengths[name]} />
    ),
  });
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 sm:grid-cols-2 sm:gap-3">
        <TextArea {...program("ceremony")} rows={4} />
        <TextArea {...program("reception")} rows={4} />
      </div>
      <TextField
        {...field("guestCount")}
        label={fields.guestCount}
        hint={hints.guestCount}
        inputMode="numeric"
        pattern="[0-9]{1,3}|1[0-9]{3}|2000"
        maxLength={4}
        autoComplete="off"
        className="max-w-40 tabular-nums"
      />
    </div>
  );
}

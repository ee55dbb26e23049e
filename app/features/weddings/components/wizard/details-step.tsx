import { maxLengths } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import type { StepProps } from "./step-props.ts";

export function DetailsStep({ field }: StepProps) {
  const { fields, hints } = texts;
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 sm:grid-cols-2 sm:gap-3">
        <TextArea
          {...field("ceremony")}
          label={fields.ceremony}
          rows={4}
          maxLength={maxLengths.ceremony}
          placeholder={hints.ceremony}
        />
        <TextArea
          {...field("reception")}
          label={fields.reception}
          rows={4}
          maxLength={maxLengths.reception}
          placeholder={hints.reception}
        />
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

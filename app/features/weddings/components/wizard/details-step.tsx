import { maxLengths, programParts } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { CharacterCount } from "../character-count.tsx";
import type { StepProps } from "./step-props.ts";

const { fields, hints } = texts;

export function DetailsStep({ draft, field }: StepProps) {
  return (
    <div className="grid gap-8">
      {programParts.map(({ text, time, place }) => (
        <div key={text} className="grid gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-3">
            <TextField {...field(time)} label={fields[time]} type="time" />
            <TextField
              {...field(place)}
              label={fields[place]}
              placeholder={hints[place]}
              maxLength={maxLengths[place]}
              autoComplete="off"
            />
          </div>
          <TextArea
            {...field(text)}
            label={fields[text]}
            placeholder={hints[text]}
            hint={
              draft[text].length > maxLengths[text] && (
                <CharacterCount used={draft[text].length} max={maxLengths[text]} />
              )
            }
            rows={3}
          />
        </div>
      ))}
      <p className="-mt-4 text-13 text-muted">{hints.program}</p>
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

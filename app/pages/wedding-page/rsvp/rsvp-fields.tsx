import type { InputHTMLAttributes } from "react";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { FieldError, TextField } from "../sections/form-fields.tsx";
import { pageTexts } from "../texts.ts";
import type { AnswerFormView } from "./rsvp-form.tsx";

const texts = pageTexts.rsvp;

export type FieldName = keyof typeof rsvpTexts.fields;

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "form"> {
  form: AnswerFormView;
  name: Exclude<FieldName, "attending">;
  label: string;
  hint?: string;
  multiline?: boolean;
}

export function Field({ form, name, multiline = false, ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      {...(multiline ? { rows: 2 } : {})}
      id={name}
      name={name}
      error={form.errors?.fields[name]}
      defaultValue={form.values[name] ?? ""}
    />
  );
}

export function Choice({ form }: { form: AnswerFormView }) {
  const error = form.errors?.fields.attending;
  return (
    <fieldset className="choice" aria-describedby={error ? "attending-error" : undefined}>
      <legend>
        {texts.choice} <i>{texts.required}</i>
      </legend>
      {(["true", "false"] as const).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="attending"
            id={value === "true" ? "attending" : undefined}
            value={value}
            required
            defaultChecked={form.values.attending === value}
          />
          <span>{rsvpTexts.attending[value]}</span>
        </label>
      ))}
      <FieldError of="attending" text={error} />
    </fieldset>
  );
}

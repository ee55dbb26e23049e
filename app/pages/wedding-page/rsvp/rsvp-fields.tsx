import type { InputHTMLAttributes } from "react";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
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

/** A labelled text field with its hint and its fault. */
export function Field({ form, name, label, hint, multiline = false, ...input }: FieldProps) {
  const fault = form.faults?.fields[name];
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ");
  const control = {
    id: name,
    name,
    defaultValue: form.values[name] ?? "",
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {input.required && <i>{texts.required}</i>}
      </label>
      {multiline ? (
        <textarea rows={2} {...control} />
      ) : (
        <input type="text" {...input} {...control} />
      )}
      {hint && <small id={`${name}-hint`}>{hint}</small>}
      <Fault name={name} fault={fault} />
    </div>
  );
}

/** Coming or not, as two large choices. */
export function Choice({ form }: { form: AnswerFormView }) {
  const fault = form.faults?.fields.attending;
  return (
    <fieldset className="choice" aria-describedby={fault ? "attending-fault" : undefined}>
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
      <Fault name="attending" fault={fault} />
    </fieldset>
  );
}

function Fault({ name, fault }: { name: FieldName; fault: string | undefined }) {
  return (
    fault && (
      <p className="fault" id={`${name}-fault`}>
        {fault}
      </p>
    )
  );
}

import type { InputHTMLAttributes } from "react";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { ErrorSummary, FieldError, FormTokenFields, TextField } from "../sections/form-fields.tsx";
import { pageTexts } from "../texts.ts";
import type { AnswerFieldName, AnswerFormView } from "./rsvp-view.ts";

const texts = pageTexts.rsvp;
const emailsId = "svar-epost";

/** `noValidate`: the server's error summary is the only place that reports errors. */
export function AnswerForm({ form, formToken }: { form: AnswerFormView; formToken: string }) {
  const { fields } = rsvpTexts;
  return (
    <form
      className="form"
      id="svar"
      method="post"
      action={form.action}
      noValidate
      data-draft={form.draft}
    >
      {form.errors && <ErrorSummary summary={form.errors.summary} errors={form.errors.fields} />}
      {form.purpose === "change" && (
        <input type="hidden" name="responseId" value={form.draft} autoComplete="off" />
      )}
      {form.additional && <input type="hidden" name="additional" value="true" />}
      <Field form={form} name="guestName" label={fields.guestName} autoComplete="name" required />
      <Field
        form={form}
        name="email"
        label={form.additional ? fields.emailOptional : fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required={!form.additional}
        {...(form.additional ? { hint: texts.emailHint, list: emailsId } : {})}
      />
      {form.additional && (
        <datalist id={emailsId}>
          {form.knownEmails.map((email) => (
            <option key={email} value={email} />
          ))}
        </datalist>
      )}
      <Choice form={form} />
      <div className="only-coming">
        <p className="only-coming-hint">{texts.comingOnly}</p>
        <Field form={form} name="plusOneName" label={fields.plusOneName} autoComplete="off" />
        <Field
          form={form}
          name="dietaryRestrictions"
          label={fields.dietaryRestrictions}
          placeholder={texts.dietExample}
          hint={texts.dietReason}
          autoComplete="off"
        />
      </div>
      <Field form={form} name="message" label={fields.message} multiline />
      <FormTokenFields formToken={formToken} />
      <p className="form-end">
        <button className="button button-primary" type="submit" data-busy={texts.sending}>
          {texts.send}
        </button>
        {form.cancelHref && (
          <a className="button button-quiet" href={form.cancelHref}>
            {texts.back}
          </a>
        )}
      </p>
    </form>
  );
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "form"> {
  form: AnswerFormView;
  name: Exclude<AnswerFieldName, "attending">;
  label: string;
  hint?: string;
  multiline?: boolean;
}

function Field({ form, name, multiline = false, ...field }: FieldProps) {
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

function Choice({ form }: { form: AnswerFormView }) {
  const error = form.errors?.fields.attending;
  return (
    <fieldset className="choice" aria-describedby={error ? "attending-error" : undefined}>
      <legend>
        {texts.choice} <i>{texts.choiceRequired}</i>
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
      <FieldError fieldId="attending" text={error} />
    </fieldset>
  );
}

import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { ErrorSummary } from "../sections/form-fields.tsx";
import { FormTokenFields } from "../sections/form-token-fields.tsx";
import { pageTexts } from "../texts.ts";
import { Choice, Field, type FieldName } from "./rsvp-fields.tsx";

const texts = pageTexts.rsvp;

export interface AnswerFormView {
  action: string;
  purpose: "first" | "change" | "another";
  draft: string;
  values: Partial<Record<FieldName, string>>;
  errors: { summary: string; fields: Partial<Record<FieldName, string>> } | null;
  additional: boolean;
  cancelHref: string | null;
}

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
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
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

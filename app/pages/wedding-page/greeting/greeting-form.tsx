import { greetingTexts } from "#app/features/greetings/texts.ts";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { ErrorSummary, FormTokenFields, TextField } from "../sections/form-fields.tsx";

/** Other forms of the page have fields of the same names. */
const prefix = "hilsen-";

interface GreetingFormProps {
  action: string;
  guestName: string;
  formToken: string;
  errors: FormErrors | null;
}

/** `noValidate`: the server's error summary is the only place that reports errors. */
export function GreetingForm({ action, guestName, formToken, errors }: GreetingFormProps) {
  const values: Record<string, string> = errors?.values ?? { guestName };
  const fieldOf = (name: keyof typeof greetingTexts.fields) => ({
    id: `${prefix}${name}`,
    name,
    label: greetingTexts.fields[name],
    error: errors?.fieldErrors[name],
    defaultValue: values[name],
  });
  return (
    <required-submit>
      <form
        className="form"
        id="hilsen-form"
        method="post"
        action={action}
        noValidate
        data-draft=""
      >
        {errors && (
          <ErrorSummary
            summary={errors.formError ?? greetingTexts.errors.invalidForm}
            errors={errors.fieldErrors}
            prefix={prefix}
          />
        )}
        <div className="greeting-who">
          <TextField {...fieldOf("guestName")} autoComplete="name" required />
          <TextField
            {...fieldOf("email")}
            hint={greetingTexts.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </div>
        <TextField {...fieldOf("message")} rows={5} required />
        <FormTokenFields formToken={formToken} />
        <p className="form-end">
          <button className="button button-primary" type="submit" data-busy={greetingTexts.sending}>
            {greetingTexts.send}
          </button>
          <span className="button-missing" data-missing hidden>
            {greetingTexts.missing}
          </span>
        </p>
      </form>
    </required-submit>
  );
}

import type { InputHTMLAttributes } from "react";
import { greetingTexts } from "#app/features/greetings/texts.ts";
import type { FormFaults } from "#app/platform/http/forms.server.ts";
import { GuestTicket } from "../sections/guest-ticket.tsx";
import { pageTexts } from "../texts.ts";

interface GreetingFormProps {
  action: string;
  ticket: string;
  /** When it was sent and could not be taken. */
  faults: FormFaults | null;
}

/** The browser does not check this form: what is wrong is told in one place, by the server. */
export function GreetingForm({ action, ticket, faults }: GreetingFormProps) {
  return (
    <filled-form>
      <form
        className="form"
        id="hilsen-form"
        method="post"
        action={action}
        noValidate
        data-draft=""
      >
        {faults && <FaultSummary faults={faults} />}
        <div className="greeting-who">
          <Field name="guestName" faults={faults} autoComplete="name" required />
          <Field
            name="email"
            faults={faults}
            hint={greetingTexts.emailReason}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </div>
        <Field name="message" faults={faults} required />
        <GuestTicket ticket={ticket} />
        <p className="form-end">
          <button className="button button-primary" type="submit" data-busy={greetingTexts.sending}>
            {greetingTexts.send}
          </button>
        </p>
      </form>
    </filled-form>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: keyof typeof greetingTexts.fields;
  faults: FormFaults | null;
  hint?: string;
}

function Field({ name, faults, hint, required, ...input }: FieldProps) {
  const id = idOf(name);
  const fault = faults?.fieldErrors[name];
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  const control = {
    id,
    name,
    required,
    defaultValue: faults?.values[name],
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {greetingTexts.fields[name]} {required && <i>{pageTexts.rsvp.required}</i>}
      </label>
      {name === "message" ? (
        <textarea rows={5} {...control} />
      ) : (
        <input type="text" {...input} {...control} />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

function FaultSummary({ faults }: { faults: FormFaults }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form is answered at its fault, script or not
    <div className="form-faults" role="alert" tabIndex={-1} autoFocus data-focus>
      <p>{faults.formError ?? greetingTexts.faults.some}</p>
      <ul>
        {Object.entries(faults.fieldErrors).map(([name, fault]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{fault}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Other forms of the page have fields of the same names. */
function idOf(name: string): string {
  return `hilsen-${name}`;
}

import type { InputHTMLAttributes } from "react";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { pageTexts } from "../texts.ts";

type FieldErrors = Readonly<Record<string, string | undefined>>;

interface ErrorSummaryProps {
  summary: string;
  errors: FieldErrors;
  /** Keeps ids unique where other forms have fields of the same names. */
  prefix?: string;
}

export function ErrorSummary({ summary, errors, prefix = "" }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form focuses its first error, with or without JavaScript
    <div className="form-errors" role="alert" tabIndex={-1} autoFocus data-focus>
      <p>{summary}</p>
      <ul>
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a href={`#${prefix}${name}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  rows?: number;
}

export function TextField({ label, error, hint, rows, ...input }: TextFieldProps) {
  const { id, name, required, defaultValue, placeholder } = input;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const state = {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {required && <i>{pageTexts.rsvp.required}</i>}
      </label>
      {rows ? (
        <textarea {...{ id, name, required, defaultValue, placeholder, rows }} {...state} />
      ) : (
        <input type="text" {...input} {...state} />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <FieldError fieldId={id} text={error} />
    </div>
  );
}

export function FieldError({ fieldId, text }: { fieldId: string; text: string | undefined }) {
  return (
    text && (
      <p className="field-error" id={`${fieldId}-error`}>
        {text}
      </p>
    )
  );
}

/** Every guest form must contain these: the token and the honeypot. */
export function FormTokenFields({ formToken }: { formToken: string }) {
  return (
    <>
      <input type="hidden" name={submissionFields.token} value={formToken} autoComplete="off" />
      <p className="only-read" aria-hidden="true">
        <label>
          {pageTexts.honeypot}
          <input type="text" name={submissionFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}

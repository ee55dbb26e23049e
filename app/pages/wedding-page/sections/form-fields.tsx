import type { InputHTMLAttributes } from "react";
import { pageTexts } from "../texts.ts";

type Faults = Readonly<Record<string, string | undefined>>;

interface FaultSummaryProps {
  summary: string;
  /** By the names of the fields. */
  faults: Faults;
  /** What stands before a field's name in its id, for forms whose field names others have too. */
  prefix?: string;
}

/** What is wrong with a form that was given back, and the ways to its fields. */
export function FaultSummary({ summary, faults, prefix = "" }: FaultSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form is answered at its fault, script or not
    <div className="form-faults" role="alert" tabIndex={-1} autoFocus data-focus>
      <p>{summary}</p>
      <ul>
        {Object.entries(faults).map(([name, fault]) => (
          <li key={name}>
            <a href={`#${prefix}${name}`}>{fault}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  fault: string | undefined;
  hint?: string | undefined;
  /** More than one makes a field of several lines. */
  rows?: number;
}

/** A labelled text field with its hint and its fault. */
export function TextField({ label, fault, hint, rows, ...input }: TextFieldProps) {
  const { id, name, required, defaultValue } = input;
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  const state = {
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {required && <i>{pageTexts.rsvp.required}</i>}
      </label>
      {rows ? (
        <textarea {...{ id, name, required, defaultValue, rows }} {...state} />
      ) : (
        <input type="text" {...input} {...state} />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <Fault of={id} text={fault} />
    </div>
  );
}

/** What is wrong with the field whose id is `of`. */
export function Fault({ of, text }: { of: string; text: string | undefined }) {
  return (
    text && (
      <p className="fault" id={`${of}-fault`}>
        {text}
      </p>
    )
  );
}

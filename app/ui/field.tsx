import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { ChevronDown, TriangleAlert } from "./icons.ts";

interface FieldLabels {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

const controlClasses =
  "w-full min-w-0 rounded-m border bg-sheet px-3 text-16 focus-visible:-outline-offset-1 focus-visible:border-ink disabled:bg-paper-3 disabled:text-muted";

function borderClasses(error: string | undefined) {
  return error ? "border-error inset-ring inset-ring-error" : "border-edge";
}

function describedBy(id: string, { hint, error }: Pick<FieldLabels, "hint" | "error">) {
  return classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-13 font-medium text-error">
      <Icon icon={TriangleAlert} size={16} className="mt-px" />
      {children}
    </p>
  );
}

interface FieldProps extends FieldLabels {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

function Field({ id, label, hint, error, className, children }: FieldProps) {
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface TextFieldProps extends FieldLabels, Omit<ComponentProps<"input">, "name"> {
  suffix?: string;
}

/** The id defaults to the name, so that error summaries can link to the field. */
export function TextField({ label, hint, error, suffix, className, ...input }: TextFieldProps) {
  const id = input.id ?? input.name;
  return (
    <Field {...{ id, name: input.name, label, hint, error, className }}>
      <span className="relative block">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classNames(
            controlClasses,
            "h-control",
            suffix && "pr-10",
            borderClasses(error),
          )}
        />
        {suffix && (
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-15 text-muted">
            {suffix}
          </span>
        )}
      </span>
    </Field>
  );
}

interface TextAreaProps extends FieldLabels, Omit<ComponentProps<"textarea">, "name"> {}

export function TextArea({ label, hint, error, className, rows = 4, ...input }: TextAreaProps) {
  const id = input.id ?? input.name;
  return (
    <Field {...{ id, name: input.name, label, hint, error, className }}>
      <textarea
        {...input}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classNames(controlClasses, "block py-2.5", borderClasses(error))}
      />
    </Field>
  );
}

interface SelectFieldProps extends FieldLabels, Omit<ComponentProps<"select">, "name"> {}

export function SelectField({ label, hint, error, className, ...input }: SelectFieldProps) {
  const id = input.id ?? input.name;
  return (
    <Field {...{ id, name: input.name, label, hint, error, className }}>
      <span className="relative block">
        <select
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classNames(
            controlClasses,
            "h-control appearance-none pr-10",
            borderClasses(error),
          )}
        />
        <Icon
          icon={ChevronDown}
          size={16}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        />
      </span>
    </Field>
  );
}

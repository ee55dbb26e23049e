import type { ReactNode } from "react";
import type { BlankForm } from "#app/client/forms/use-blank-form.ts";
import { PasswordField } from "#app/features/accounts/components/password-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { settingsTexts } from "./texts.ts";

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-4 border-t border-rule py-7 lg:grid-cols-[18.75rem_minmax(0,37.5rem)] lg:gap-x-14"
    >
      <div className="grid content-start gap-1">
        <h2 id={`${id}-title`} className="text-d20">
          {title}
        </h2>
        <p className="max-w-[30em] text-14 text-pretty text-muted">{lead}</p>
      </div>
      <div className="grid max-w-150 min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}

interface SectionFormProps {
  form: BlankForm;
  /** By form control name. */
  labels: Record<string, string>;
  /** By intent. */
  buttons: Record<string, string>;
  children: ReactNode;
}

export function SectionForm({ form, labels, buttons, children }: SectionFormProps) {
  const { Form, formProps, errors, submitting, done } = form;
  const entries = Object.entries(buttons);
  return (
    <Form {...formProps} key={done} className="grid gap-4">
      {/* Enter presses the first button, which must not be an irreversible choice. */}
      {entries.length > 1 && <button type="submit" disabled hidden />}
      <ErrorSummary errors={errors} labels={labels} />
      {children}
      <div className="flex flex-wrap gap-3">
        {entries.map(([intent, label]) => (
          <Button key={intent} name="intent" value={intent} busy={submitting === intent}>
            {label}
          </Button>
        ))}
      </div>
    </Form>
  );
}

export function CurrentPasswordField({ name, form }: { name: string; form: BlankForm }) {
  return (
    <PasswordField
      name={name}
      label={settingsTexts.currentPassword}
      autoComplete="current-password"
      error={form.errors?.fieldErrors[name]}
    />
  );
}

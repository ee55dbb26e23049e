import type { ReactNode, Ref } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { texts } from "../texts.ts";

interface AccountFormProps {
  faults: FormErrors | null | undefined;
  /** What each field is called on screen, by form control name. */
  labels: Record<string, string>;
  submit: string;
  /** What one can do instead. */
  below?: ReactNode;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form of one of the account pages: what is wrong, its fields, one button. */
export function AccountForm({ faults, labels, submit, below, ref, children }: AccountFormProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form ref={ref} method="post" noValidate className="grid gap-4.5">
      <ErrorSummary errors={faults ?? undefined} labels={labels} />
      {children}
      <Button variant="primary" size="large" className="mt-1.5" busy={busy}>
        {submit}
      </Button>
      {below && <p className="text-balance text-center text-15">{below}</p>}
    </Form>
  );
}

/** A way to another account page, under the form of this one. */
export function LinkBelow({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link font-semibold max-lg:py-3">
      {children}
    </Link>
  );
}

/** The address that an account is known by. */
export function EmailField({ faults }: { faults: FormErrors | null | undefined }) {
  return (
    <TextField
      name="email"
      type="email"
      label={texts.labels.email}
      autoComplete="username"
      required
      defaultValue={faults?.values.email}
      error={faults?.fieldErrors.email}
    />
  );
}

/** Tells password managers whose password stands in the same form. */
export function WhosePassword({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}

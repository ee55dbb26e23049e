import type { ReactNode, Ref } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { texts } from "../texts.ts";

interface AccountFormProps {
  errors: FormErrors | null | undefined;
  labels: Record<string, string>;
  submit: string;
  footer?: ReactNode;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

export function AccountForm({ errors, labels, submit, footer, ref, children }: AccountFormProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form ref={ref} method="post" noValidate className="grid gap-4.5">
      <ErrorSummary errors={errors ?? undefined} labels={labels} />
      {children}
      <Button variant="primary" size="large" className="mt-1.5" busy={busy}>
        {submit}
      </Button>
      {footer && <p className="text-balance text-center text-15">{footer}</p>}
    </Form>
  );
}

export function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link font-semibold max-lg:py-3">
      {children}
    </Link>
  );
}

export function EmailField({ errors }: { errors: FormErrors | null | undefined }) {
  return (
    <TextField
      name="email"
      type="email"
      label={texts.labels.email}
      autoComplete="username"
      required
      defaultValue={errors?.values.email}
      error={errors?.fieldErrors.email}
    />
  );
}

import { useBlankForm } from "#app/client/forms/use-blank-form.ts";
import { PasswordField } from "#app/features/accounts/components/password-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { settingsActions } from "./actions.ts";
import { Section } from "./section.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.email;

export function EmailSection({ email }: { email: string }) {
  const form = useBlankForm(settingsActions, "email");
  const { Form, formProps, submitting, errors, values, done } = form;
  return (
    <Section id="e-post" title={texts.title} lead={texts.lead}>
      <p className="text-15">
        {texts.current} <strong className="font-semibold wrap-anywhere">{email}</strong>.
      </p>
      <Form {...formProps} key={done} className="grid gap-4">
        <input type="hidden" name="intent" value="email" />
        <ErrorSummary
          errors={errors}
          labels={{ email: texts.wanted, emailPassword: settingsTexts.currentPassword }}
        />
        <TextField
          name="email"
          type="email"
          label={texts.wanted}
          autoComplete="email"
          defaultValue={values.email}
          error={errors?.fieldErrors.email}
        />
        <PasswordField
          name="emailPassword"
          label={settingsTexts.currentPassword}
          autoComplete="current-password"
          error={errors?.fieldErrors.emailPassword}
        />
        <Button busy={submitting !== null} className="justify-self-start">
          {texts.submit}
        </Button>
      </Form>
    </Section>
  );
}

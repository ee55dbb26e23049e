import { useBlankForm } from "#app/client/forms/use-blank-form.ts";
import { HiddenUsername } from "#app/features/accounts/components/account-form.tsx";
import { PasswordField } from "#app/features/accounts/components/password-field.tsx";
import { texts as accountTexts } from "#app/features/accounts/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { settingsActions } from "./actions.ts";
import { Section } from "./section.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.password;

export function PasswordSection({ email }: { email: string }) {
  const form = useBlankForm(settingsActions, "password");
  const { Form, formProps, submitting, errors, done } = form;
  return (
    <Section id="passord" title={texts.title} lead={texts.lead}>
      <Form {...formProps} key={done} className="grid gap-4">
        <input type="hidden" name="intent" value="password" />
        <HiddenUsername email={email} />
        <ErrorSummary
          errors={errors}
          labels={{ currentPassword: settingsTexts.currentPassword, newPassword: texts.wanted }}
        />
        <PasswordField
          name="currentPassword"
          label={settingsTexts.currentPassword}
          autoComplete="current-password"
          error={errors?.fieldErrors.currentPassword}
        />
        <PasswordField
          name="newPassword"
          label={texts.wanted}
          autoComplete="new-password"
          hint={accountTexts.passwordHint}
          error={errors?.fieldErrors.newPassword}
        />
        <Button busy={submitting !== null} className="justify-self-start">
          {texts.submit}
        </Button>
      </Form>
    </Section>
  );
}

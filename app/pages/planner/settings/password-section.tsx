import { useBlankForm } from "#app/client/forms/use-blank-form.ts";
import {
  HiddenUsername,
  PasswordField,
} from "#app/features/accounts/components/password-field.tsx";
import { passwordTexts } from "#app/features/accounts/passwords/texts.ts";
import { settingsActions } from "./actions.ts";
import { CurrentPasswordField, Section, SectionForm } from "./section.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.password;

export function PasswordSection({ email }: { email: string }) {
  const form = useBlankForm(settingsActions, "password");
  return (
    <Section id="passord" title={texts.title} lead={texts.lead}>
      <SectionForm
        form={form}
        labels={{ currentPassword: settingsTexts.currentPassword, newPassword: texts.wanted }}
        buttons={{ password: texts.submit }}
      >
        <HiddenUsername email={email} />
        <CurrentPasswordField name="currentPassword" form={form} />
        <PasswordField
          name="newPassword"
          label={texts.wanted}
          autoComplete="new-password"
          hint={passwordTexts.hint}
          error={form.errors?.fieldErrors.newPassword}
        />
      </SectionForm>
    </Section>
  );
}

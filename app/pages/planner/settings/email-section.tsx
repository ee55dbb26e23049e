import { useBlankForm } from "#app/client/forms/use-blank-form.ts";
import { TextField } from "#app/ui/field.tsx";
import { settingsActions } from "./actions.ts";
import { CurrentPasswordField, Section, SectionForm } from "./section.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.email;

export function EmailSection({ email }: { email: string }) {
  const form = useBlankForm(settingsActions, "email");
  const { errors, values } = form;
  return (
    <Section id="e-post" title={texts.title} lead={texts.lead}>
      <p className="text-15">
        {texts.current} <strong className="font-semibold wrap-anywhere">{email}</strong>.
      </p>
      <SectionForm
        form={form}
        labels={{ email: texts.wanted, emailPassword: settingsTexts.currentPassword }}
        buttons={{ email: texts.submit }}
      >
        <TextField
          name="email"
          type="email"
          label={texts.wanted}
          autoComplete="email"
          defaultValue={values.email}
          error={errors?.fieldErrors.email}
        />
        <CurrentPasswordField name="emailPassword" form={form} />
      </SectionForm>
    </Section>
  );
}

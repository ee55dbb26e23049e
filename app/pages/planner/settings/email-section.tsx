import { useBlankForm } from "#app/client/forms/use-blank-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { settingsActions } from "./actions.ts";
import { CurrentPasswordField, Section, SectionForm } from "./section.tsx";
import { settingsTexts } from "./texts.ts";
import type { EmailChangeView } from "./views.server.ts";

const texts = settingsTexts.email;

interface EmailSectionProps {
  email: string;
  change: EmailChangeView | null;
}

export function EmailSection({ email, change }: EmailSectionProps) {
  const form = useBlankForm(settingsActions, "email");
  const { errors, values } = form;
  return (
    <Section id="e-post" title={texts.title} lead={texts.lead}>
      <p className="text-15">
        {texts.current} <strong className="font-semibold wrap-anywhere">{email}</strong>.
      </p>
      {change && <PendingChange change={change} />}
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

function PendingChange({ change: { email, until } }: { change: EmailChangeView }) {
  const { before, after, resend, cancel } = texts.pending;
  const form = useBlankForm(settingsActions, "email-resend", "email-cancel");
  const { Form, formProps, submitting, errors } = form;
  return (
    <div className="grid gap-3 rounded-l border border-rule bg-sheet p-4">
      <p className="text-15 text-pretty">
        {before} <strong className="font-semibold wrap-anywhere">{email}</strong>. {after(until)}
      </p>
      <ErrorSummary errors={errors} labels={{}} />
      <Form {...formProps} className="flex flex-wrap gap-2">
        <Button
          name="intent"
          value="email-resend"
          size="small"
          busy={submitting === "email-resend"}
        >
          {resend}
        </Button>
        <Button
          name="intent"
          value="email-cancel"
          variant="quiet"
          size="small"
          busy={submitting === "email-cancel"}
        >
          {cancel}
        </Button>
      </Form>
    </div>
  );
}

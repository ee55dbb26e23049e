import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { settingsTexts } from "../texts.ts";
import { useSection } from "../use-section.ts";

const texts = settingsTexts.partner;

export function InviteForm() {
  const { Form, sending, errors, done } = useSection(["partner-invite"]);
  return (
    <Form method="post" noValidate className="grid gap-4" key={done}>
      <input type="hidden" name="intent" value="partner-invite" />
      <ErrorSummary errors={errors} labels={{ partnerEmail: texts.email }} />
      <TextField
        name="partnerEmail"
        type="email"
        label={texts.email}
        hint={texts.hint}
        autoComplete="off"
        defaultValue={errors?.values.partnerEmail}
        error={errors?.fieldErrors.partnerEmail}
      />
      <Button busy={sending !== null} className="justify-self-start">
        {texts.invite}
      </Button>
    </Form>
  );
}

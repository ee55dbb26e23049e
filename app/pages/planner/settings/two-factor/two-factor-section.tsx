import { PasswordField } from "#app/features/accounts/components/password-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Status } from "#app/ui/status.tsx";
import { Section } from "../section.tsx";
import { settingsTexts } from "../texts.ts";
import { useSection } from "../use-section.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";
import type { TwoFactorView } from "./view-two-factor.server.ts";

const texts = settingsTexts.twoFactor;

export type TwoFactorForm = ReturnType<typeof useSection>;

export function TwoFactorSection({ twoFactor }: { twoFactor: TwoFactorView }) {
  const form = useSection([
    "two-factor-begin",
    "two-factor-confirm",
    "two-factor-abandon",
    "two-factor-renew",
    "two-factor-end",
  ]);
  return (
    <Section id="totrinn" title={texts.title} lead={texts.lead}>
      {twoFactor.state === "off" && (
        <>
          <div>
            <p className="text-15 font-semibold">{texts.off}</p>
            <p className="text-14 text-muted">{texts.offText}</p>
          </div>
          <WithPassword form={form} choices={{ "two-factor-begin": texts.begin }} />
        </>
      )}
      {twoFactor.state === "pending" && <SetUp view={twoFactor} form={form} />}
      {twoFactor.state === "on" && (
        <>
          <div>
            <Status kind="coming">{texts.on}</Status>
            <p className="text-14 text-muted">{texts.onText(twoFactor.codesLeft)}</p>
          </div>
          {form.codes && <RecoveryCodes codes={form.codes} />}
          <WithPassword
            form={form}
            choices={{ "two-factor-renew": texts.renew, "two-factor-end": texts.end }}
          />
        </>
      )}
    </Section>
  );
}

interface WithPasswordProps {
  form: TwoFactorForm;
  /** A button for each thing that can be done with the password, by its intent. */
  choices: Record<string, string>;
}

function WithPassword({ form, choices }: WithPasswordProps) {
  const { Form, errors, sending, done } = form;
  const entries = Object.entries(choices);
  return (
    <Form method="post" noValidate className="grid gap-4" key={done}>
      {/* Enter presses a form's first button: it must not choose between two that undo something. */}
      {entries.length > 1 && <button type="submit" disabled hidden />}
      <ErrorSummary errors={errors} labels={{ twoFactorPassword: settingsTexts.currentPassword }} />
      <PasswordField
        name="twoFactorPassword"
        label={settingsTexts.currentPassword}
        autoComplete="current-password"
        error={errors?.fieldErrors.twoFactorPassword}
      />
      <div className="flex flex-wrap gap-3">
        {entries.map(([intent, label]) => (
          <Button key={intent} name="intent" value={intent} busy={sending === intent}>
            {label}
          </Button>
        ))}
      </div>
    </Form>
  );
}

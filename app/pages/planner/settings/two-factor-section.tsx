import { useEffect, useRef } from "react";
import { type BlankForm, useBlankForm } from "#app/client/forms/use-blank-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Status } from "#app/ui/status.tsx";
import { useToast } from "#app/ui/toaster.tsx";
import { settingsActions } from "./actions.ts";
import { CurrentPasswordField, Section, SectionForm } from "./section.tsx";
import { settingsTexts } from "./texts.ts";
import type { TwoFactorView } from "./views.server.ts";

const texts = settingsTexts.twoFactor;

export function TwoFactorSection({ twoFactor }: { twoFactor: TwoFactorView }) {
  const form = useBlankForm(
    settingsActions,
    "two-factor-begin",
    "two-factor-confirm",
    "two-factor-abandon",
    "two-factor-renew",
    "two-factor-end",
  );
  const codes = (form.data as { codes: string[] } | undefined)?.codes;
  return (
    <Section id="totrinn" title={texts.title} lead={texts.lead}>
      {twoFactor.state === "off" && (
        <>
          <div>
            <p className="text-15 font-semibold">{texts.off}</p>
            <p className="text-14 text-muted">{texts.offText}</p>
          </div>
          <PasswordForm form={form} buttons={{ "two-factor-begin": texts.begin }} />
        </>
      )}
      {twoFactor.state === "pending" && <SetUp view={twoFactor} form={form} />}
      {twoFactor.state === "on" && (
        <>
          <div>
            <Status kind="coming">{texts.on}</Status>
            <p className="text-14 text-muted">{texts.onText(twoFactor.codesLeft)}</p>
          </div>
          {codes && <RecoveryCodes codes={codes} />}
          <PasswordForm
            form={form}
            buttons={{ "two-factor-renew": texts.renew, "two-factor-end": texts.end }}
          />
        </>
      )}
    </Section>
  );
}

function PasswordForm({ form, buttons }: { form: BlankForm; buttons: Record<string, string> }) {
  return (
    <SectionForm
      form={form}
      labels={{ twoFactorPassword: settingsTexts.currentPassword }}
      buttons={buttons}
    >
      <CurrentPasswordField name="twoFactorPassword" form={form} />
    </SectionForm>
  );
}

interface SetUpProps {
  view: Extract<TwoFactorView, { state: "pending" }>;
  form: BlankForm;
}

function SetUp({ view, form }: SetUpProps) {
  const { Form, formProps, errors, submitting, done } = form;
  const { path, size } = view.code;
  const next = useRef<HTMLParagraphElement>(null);
  const startedHere = done > 0;
  // The form that had the focus has been replaced.
  useEffect(() => {
    if (startedHere) next.current?.focus();
  }, [startedHere]);

  return (
    <Form {...formProps} className="grid gap-4">
      <p ref={next} tabIndex={-1} className="text-15">
        {texts.scan}
      </p>
      <ErrorSummary errors={errors} labels={{ code: texts.code }} />
      <div className="flex flex-wrap items-start gap-5">
        <svg
          viewBox={`-2 -2 ${size + 4} ${size + 4}`}
          role="img"
          aria-label={texts.picture}
          className="size-40 flex-none rounded-m border border-rule bg-white"
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
        <div className="grid min-w-0 flex-1 basis-56 gap-3">
          <div>
            <p className="text-14 text-muted">{texts.cannotScan}</p>
            <p className="font-mono text-15 font-medium wrap-anywhere">{view.key}</p>
          </div>
          <TextField
            name="code"
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="max-w-45"
            error={errors?.fieldErrors.code}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="two-factor-confirm" busy={submitting === "two-factor-confirm"}>
          {texts.confirm}
        </Button>
        <Button
          name="intent"
          value="two-factor-abandon"
          variant="quiet"
          busy={submitting === "two-factor-abandon"}
        >
          {settingsTexts.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** Shown once, right after they were created: only their hashes are stored. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for every new list of codes
  useEffect(() => heading.current?.focus(), [codes]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast({ title: texts.copied });
    } catch {
      if (list.current) getSelection()?.selectAllChildren(list.current);
      toast({ title: texts.copyByHand });
    }
  };

  return (
    <div className="grid gap-3 rounded-l border border-rule bg-sheet p-5">
      <h3 ref={heading} tabIndex={-1} className="text-18 font-semibold">
        {texts.codesTitle}
      </h3>
      <p className="text-14 text-ink-2">{texts.codesText}</p>
      <ul
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-1 font-mono text-15"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button type="button" onClick={copy} className="justify-self-start noscript:hidden">
        {texts.copyCodes}
      </Button>
    </div>
  );
}

import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { settingsTexts } from "../texts.ts";
import type { TwoFactorForm } from "./two-factor-section.tsx";
import type { TwoFactorView } from "./view-two-factor.server.ts";

const texts = settingsTexts.twoFactor;

interface SetUpProps {
  view: Extract<TwoFactorView, { state: "pending" }>;
  form: TwoFactorForm;
}

/** The app scans the code and shows its first number. */
export function SetUp({ view, form: { Form, errors, sending, done } }: SetUpProps) {
  const { path, size } = view.code;
  const next = useRef<HTMLParagraphElement>(null);
  const wasBegunHere = done > 0;
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasBegunHere) next.current?.focus();
  }, [wasBegunHere]);

  return (
    <Form method="post" noValidate className="grid gap-4">
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
        <Button name="intent" value="two-factor-confirm" busy={sending === "two-factor-confirm"}>
          {texts.confirm}
        </Button>
        <Button
          name="intent"
          value="two-factor-abandon"
          variant="quiet"
          busy={sending === "two-factor-abandon"}
        >
          {settingsTexts.cancel}
        </Button>
      </div>
    </Form>
  );
}

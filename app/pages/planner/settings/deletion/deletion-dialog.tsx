import { useState } from "react";
import { PasswordField } from "#app/features/accounts/components/password-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { useHydrated } from "../../shell/use-hydrated.ts";
import { exportPath } from "../export/export-section.tsx";
import { settingsTexts } from "../texts.ts";
import type { useSection } from "../use-section.ts";
import { type DeletionIntent, passwordFieldOf } from "./deletion-intent.ts";

const texts = settingsTexts.deletion;

interface DeletionDialogProps {
  intent: DeletionIntent;
  words: { button: string; question: string };
  /** What is gone afterwards. */
  consequence: string;
  /** The wedding that is among it, or empty. */
  expectedDeletion: string;
  /** Kept outside: what can be ended may be gone before the answer is here. */
  form: ReturnType<typeof useSection>;
}

/** A button for something final; it asks for the password first, in place where no script runs. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { words, consequence } = props;
  const [open, setOpen] = useState(false);
  if (!useHydrated()) {
    return (
      <>
        <span className="noscript:hidden">
          <Button type="button" variant="danger" disabled>
            {words.button}
          </Button>
        </span>
        <div className="hidden w-full rounded-l border border-rule bg-sheet pt-4 noscript:block">
          <p className="px-4 text-15 sm:px-6">{consequence}</p>
          <DeletionForm {...props} />
        </div>
      </>
    );
  }
  return (
    <>
      <Button type="button" variant="danger" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <Dialog title={words.question} description={consequence} open={open} onOpenChange={setOpen}>
        <DeletionForm {...props} cancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type DeletionFormProps = DeletionDialogProps & { cancel?: () => void };

function DeletionForm({ intent, words, expectedDeletion, form, cancel }: DeletionFormProps) {
  const { Form, sending, errors } = form;
  const field = passwordFieldOf(intent);
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="goes" value={expectedDeletion} />
      <DialogBody>
        <p className="text-15">
          <a href={exportPath} download className="link font-medium">
            {texts.exportFirst}
          </a>
        </p>
        <ErrorSummary errors={errors} labels={{ [field]: texts.password }} />
        {/* Another consequence is another question, and is not answered yet. */}
        <PasswordField
          key={expectedDeletion}
          name={field}
          label={texts.password}
          autoComplete="current-password"
          error={errors?.fieldErrors[field]}
        />
      </DialogBody>
      <DialogFooter>
        {cancel && (
          <Button type="button" variant="quiet" onClick={cancel}>
            {settingsTexts.cancel}
          </Button>
        )}
        <Button variant="danger-filled" busy={sending !== null}>
          {words.button}
        </Button>
      </DialogFooter>
    </Form>
  );
}

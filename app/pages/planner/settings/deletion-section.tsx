import { useState } from "react";
import { type BlankForm, useBlankForm } from "#app/client/forms/use-blank-form.ts";
import { PasswordField } from "#app/features/accounts/components/password-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type DeletionIntent, passwordFieldOf, settingsActions } from "./actions.ts";
import type { DeletionView } from "./deletion-view.server.ts";
import { exportPath } from "./export-section.tsx";
import { Section } from "./section.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.deletion;

export function DeletionSection({ deletion }: { deletion: DeletionView }) {
  const { account, wedding, leave } = texts;
  const expectedDeletion = deletion.wedding === "gone" ? deletion.weddingId : "";
  const kept = deletion.wedding === "kept" ? texts.kept(deletion.remainingOwner) : "";
  // Held here because the wedding and its dialog may be gone before the response arrives.
  const accountForm = useBlankForm(settingsActions, "end-account");
  const weddingForm = useBlankForm(settingsActions, "end-wedding");
  return (
    <Section id="slett" title={texts.title} lead={texts.lead}>
      <div className="flex flex-wrap gap-3">
        <DeletionDialog
          intent="end-account"
          form={accountForm}
          words={account}
          goes={deletion.withAccount}
          consequence={`${kept} ${texts.final}`.trim()}
          expectedDeletion={expectedDeletion}
        />
        {/* One dialog for both, so that it stays open when leaving becomes deleting. */}
        {deletion.wedding !== "none" && (
          <DeletionDialog
            intent="end-wedding"
            form={weddingForm}
            words={expectedDeletion ? wedding : leave}
            goes={deletion.wedding === "gone" ? deletion.withWedding : []}
            consequence={`${kept || texts.final} ${texts.accountStays}`}
            expectedDeletion={expectedDeletion}
          />
        )}
      </div>
    </Section>
  );
}

interface DeletionDialogProps {
  intent: DeletionIntent;
  words: { button: string; question: string };
  /** What is deleted. */
  goes: string[];
  consequence: string;
  expectedDeletion: string;
  form: BlankForm;
}

function DeletionDialog(props: DeletionDialogProps) {
  const { words } = props;
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
          <div className="px-4 text-15 sm:px-6">
            <Consequence {...props} />
          </div>
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
      <Dialog
        title={words.question}
        placement="medium"
        description={<Consequence {...props} />}
        open={open}
        onOpenChange={setOpen}
      >
        <DeletionForm {...props} cancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Consequence({ goes, consequence }: Pick<DeletionDialogProps, "goes" | "consequence">) {
  return (
    <>
      {goes.length > 0 && (
        <>
          <p>{texts.goes.heading}</p>
          <ul className="my-2 list-disc gap-x-6 text-ink sm:columns-2">
            {goes.map((each) => (
              <li key={each} className="ml-5 break-inside-avoid">
                {each}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{consequence}</p>
    </>
  );
}

type DeletionFormProps = DeletionDialogProps & { cancel?: () => void };

function DeletionForm({ intent, words, expectedDeletion, form, cancel }: DeletionFormProps) {
  const { Form, formProps, submitting, errors } = form;
  const field = passwordFieldOf(intent);
  return (
    <Form {...formProps}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="expectedDeletion" value={expectedDeletion} />
      <DialogBody>
        <p className="text-15">
          <a href={exportPath} download className="link font-medium">
            {texts.exportFirst}
          </a>
        </p>
        <ErrorSummary errors={errors} labels={{ [field]: texts.password }} />
        {/* A changed consequence empties the field: it must be confirmed again. */}
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
        <Button variant="danger-filled" busy={submitting !== null}>
          {words.button}
        </Button>
      </DialogFooter>
    </Form>
  );
}

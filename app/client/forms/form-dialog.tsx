import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { clientTexts } from "../texts.ts";
import { FormNotices, HiddenFields } from "./form-notices.tsx";
import { useUnloadWarning } from "./leave-dialog.tsx";
import type { FieldValues } from "./merge-fields.ts";
import type { ActionFormState } from "./use-action-form.ts";

const { dialog: texts } = clientTexts;

export const formWithoutScriptId = "skjema";

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  eyebrow?: ReactNode;
  placement?: "center" | "medium" | "right" | "right-medium";
  form: ActionFormState<Values>;
  labels: Record<keyof Values & string, string>;
  display?: (field: keyof Values & string, value: string) => string;
  submitLabel: string;
  /** Says what is missing; the form cannot be submitted until then. */
  missing?: string | undefined;
  /** Actions at the other end of the footer. */
  otherActions?: ReactNode;
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Without script, a part of the page when it is open in the server's response. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, eyebrow, placement, form, labels, display, submitLabel } = props;
  const { missing, otherActions, isBusy = false, onClose, children } = props;
  const isHydrated = useHydrated();
  const { Form, formProps, hidden, errors, isChanged, isSubmitting } = form;
  const [isConfirming, setConfirming] = useState(false);
  const discard = () => {
    form.discard();
    onClose();
  };
  const close = useCallback(
    () => (isChanged ? setConfirming(true) : onClose()),
    [isChanged, onClose],
  );
  useBackButton(close);
  useUnloadWarning(isChanged);

  const content = (
    <Form
      {...formProps}
      onChange={() => setConfirming(false)}
      className={
        placement === "right" || placement === "right-medium" ? "flex flex-1 flex-col" : undefined
      }
    >
      <HiddenFields values={hidden} />
      <DialogBody>
        <FormNotices
          form={form}
          labels={labels}
          discardLabel={texts.discard}
          onDiscard={discard}
          {...(display && { display })}
        />
        {children}
        {errors?.formError && (
          <div role="alert">
            <FieldError>{errors.formError}</FieldError>
          </div>
        )}
      </DialogBody>
      {isConfirming ? (
        <DiscardConfirmation onStay={() => setConfirming(false)} onDiscard={discard} />
      ) : (
        <DialogFooter>
          {otherActions}
          {missing && (
            <p id="mangler" className="mr-auto self-center text-13 text-muted max-sm:basis-full!">
              {missing}
            </p>
          )}
          <Button type="button" variant="quiet" onClick={close} className="noscript:hidden">
            {texts.cancel}
          </Button>
          <span className="hidden noscript:contents">
            <ButtonLink to={formProps.action} variant="quiet">
              {texts.cancel}
            </ButtonLink>
          </span>
          <Button
            variant="primary"
            busy={isSubmitting || isBusy}
            // Without script, the server says what is missing.
            disabled={isHydrated && Boolean(missing)}
            aria-describedby={missing && "mangler"}
          >
            {form.submitLabel ?? submitLabel}
          </Button>
        </DialogFooter>
      )}
    </Form>
  );
  return (
    <>
      <noscript>
        <Sheet id={formWithoutScriptId}>
          <h2 className="px-4 pt-4 pb-1 text-d25 sm:px-6">{title}</h2>
          {content}
        </Sheet>
      </noscript>
      <Dialog
        title={title}
        eyebrow={eyebrow}
        {...(placement && { placement })}
        open
        onOpenChange={(open) => {
          if (open) return;
          if (isConfirming) discard();
          else close();
        }}
      >
        {content}
      </Dialog>
    </>
  );
}

function DiscardConfirmation({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div role="alert">
      <p className="border-t border-rule px-4 pt-3.5 text-15 font-semibold sm:px-6">
        {texts.question}
      </p>
      <div className="flex flex-wrap justify-end gap-2 px-4 pt-2.5 pb-3.5 max-sm:*:flex-1 sm:px-6">
        <Button ref={stay} type="button" onClick={onStay}>
          {texts.stay}
        </Button>
        <Button type="button" variant="danger-filled" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}

/** Must not be used beside a `LeaveDialog`, which handles the Back button too. */
function useBackButton(onBack: () => void): void {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
}

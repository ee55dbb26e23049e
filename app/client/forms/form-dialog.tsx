import type { ReactNode } from "react";
import { Dialog, DialogBody } from "#app/ui/dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { clientTexts } from "../texts.ts";
import { FormFooter } from "./form-footer.tsx";
import { FormNotices, HiddenFields } from "./form-notices.tsx";
import type { FieldValues } from "./merge-fields.ts";
import type { ActionFormState } from "./use-action-form.ts";
import { useDiscardQuestion } from "./use-discard-question.tsx";

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
  const { Form, formProps, hidden, errors, isChanged, isSubmitting } = form;
  const discard = () => {
    form.discard();
    onClose();
  };
  const closing = useDiscardQuestion({ isChanged, onClose, onDiscard: discard });

  const content = (
    <Form
      {...formProps}
      onChange={closing.stay}
      className={
        placement === "right" || placement === "right-medium" ? "flex flex-1 flex-col" : undefined
      }
    >
      <HiddenFields values={hidden} />
      <DialogBody>
        <FormNotices
          form={form}
          labels={labels}
          discardLabel={clientTexts.dialog.discard}
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
      {closing.question ?? (
        <FormFooter
          submitLabel={form.submitLabel ?? submitLabel}
          missing={missing}
          otherActions={otherActions}
          isBusy={isSubmitting || isBusy}
          onCancel={closing.close}
          pathWithoutForm={formProps.action}
        />
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
        onOpenChange={closing.onOpenChange}
      >
        {content}
      </Dialog>
    </>
  );
}

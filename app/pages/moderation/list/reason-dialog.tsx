import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { ActionDescription, Actions, ActionValues } from "#app/platform/http/actions.ts";
import { TextArea } from "#app/ui/field.tsx";

interface ReasonDialogProps {
  actions: Actions<Record<string, ActionDescription>>;
  intent: string;
  /** What is decided on. */
  values: ActionValues;
  /** Names the draft of the reason, with `owner`. */
  draftKey: string;
  owner: string;
  title: string;
  eyebrow?: string;
  submitLabel: string;
  label: string;
  hint: string;
  maxLength: number;
  onClose: () => void;
}

/** A decision with its reason. */
export function ReasonDialog({
  actions,
  intent,
  values,
  draftKey,
  owner,
  label,
  hint,
  maxLength,
  ...dialog
}: ReasonDialogProps) {
  const form = useActionForm(actions, intent, {
    values,
    stored: { values: { reason: "" }, version: 0 },
    key: draftKey,
    owner,
    onDone: dialog.onClose,
  });
  return (
    <FormDialog {...dialog} form={form} labels={{ reason: label }}>
      <TextArea
        {...form.field("reason")}
        label={label}
        hint={hint}
        required
        maxLength={maxLength}
      />
    </FormDialog>
  );
}

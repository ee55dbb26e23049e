import { useActions } from "#app/client/actions/submit.ts";
import { DeleteButton } from "#app/client/forms/delete-button.tsx";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { TextField } from "#app/ui/field.tsx";
import { type BudgetPayer, maxLengths } from "../rules.ts";
import { budgetActions } from "./actions.ts";
import { normaliseBudgetField, type PayerForm, payerForm } from "./rules.ts";
import { budgetAdminTexts } from "./texts.ts";

const { payer: texts } = budgetAdminTexts;

interface PayerDialogProps {
  id: string;
  payer: BudgetPayer | null;
  weddingId: string;
  onClose: () => void;
}

export function PayerDialog({ id, payer, weddingId, onClose }: PayerDialogProps) {
  const { submit } = useActions(budgetActions);
  const form = useActionForm<PayerForm>(budgetActions, payer ? "edit-payer" : "add-payer", {
    values: { id },
    stored: { values: payerForm(payer), version: payer?.version ?? 0 },
    key: "budget-payer",
    owner: weddingId,
    row: id,
    normalize: normaliseBudgetField,
    onDone: onClose,
  });
  const remove = () => {
    submit("delete-payer", { id });
    form.discard();
    onClose();
  };
  return (
    <FormDialog
      title={payer ? texts.edit : texts.add}
      form={form}
      labels={{ name: texts.name }}
      submitLabel={payer ? texts.save : texts.saveNew}
      missing={form.values.name.trim() ? undefined : texts.nameMissing}
      otherActions={payer && <DeleteButton label={texts.delete} onPress={remove} />}
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label={texts.name}
        hint={texts.nameHint}
        required
        maxLength={maxLengths.name}
        autoComplete="off"
      />
    </FormDialog>
  );
}

import { useState } from "react";
import { useActions } from "#app/client/actions/submit.ts";
import { DeleteButton } from "#app/client/forms/delete-button.tsx";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { DocumentField } from "#app/client/upload/document-field.tsx";
import { parseMoney } from "#app/platform/money.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { payerName } from "../payers/rules.ts";
import { type BudgetItem, type BudgetPayment, maxLengths } from "../rules.ts";
import { budgetActions } from "./actions.ts";
import type { BudgetView } from "./budget-view.ts";
import { normaliseBudgetField, type PaymentForm, paymentForm } from "./rules.ts";
import { budgetAdminTexts } from "./texts.ts";

const { payment: texts } = budgetAdminTexts;
const labels: Record<keyof PaymentForm, string> = {
  name: texts.name,
  amount: texts.amount,
  dueDate: texts.dueDate,
  paidOn: texts.paidOn,
  payerId: texts.payer,
  receiptId: texts.receipt,
};

interface PaymentDialogProps {
  id: string;
  item: BudgetItem;
  payment: BudgetPayment | null;
  view: BudgetView;
  onClose: () => void;
}

export function PaymentDialog({ id, item, payment, view, onClose }: PaymentDialogProps) {
  const { submit } = useActions(budgetActions);
  const { payers } = view.budget;
  const [isUploading, setUploading] = useState(false);
  const values = paymentForm(payment && { ...payment, receiptId: payment.receipt?.id ?? null });
  const form = useActionForm<PaymentForm>(budgetActions, payment ? "edit-payment" : "add-payment", {
    values: payment ? { id } : { id, itemId: item.id },
    stored: { values, version: payment?.version ?? 0 },
    key: "budget-payment",
    owner: view.weddingId,
    row: id,
    normalize: normaliseBudgetField,
    onDone: onClose,
  });
  const { field } = form;
  const nameOf = (payerId: string) => {
    const payer = payers.find((each) => each.id === payerId);
    return payer ? payerName(payer, view.partners) : texts.anyPayer;
  };
  const remove = () => {
    submit("delete-payment", { id });
    form.discard();
    onClose();
  };
  return (
    <FormDialog
      title={payment ? texts.edit : texts.add}
      eyebrow={item.name}
      form={form}
      labels={labels}
      display={(name, value) => (name === "payerId" ? nameOf(value) : value)}
      submitLabel={payment ? texts.save : texts.saveNew}
      missing={missingOf(form.values)}
      isBusy={isUploading}
      otherActions={payment && <DeleteButton label={texts.delete} onPress={remove} />}
      onClose={onClose}
    >
      <TextField
        {...field("name")}
        label={texts.name}
        required
        maxLength={maxLengths.name}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("amount")}
          label={texts.amount}
          required
          inputMode="decimal"
          autoComplete="off"
          suffix="kr"
        />
        <TextField {...field("dueDate")} label={texts.dueDate} type="date" />
        <TextField {...field("paidOn")} label={texts.paidOn} hint={texts.paidOnHint} type="date" />
        <SelectField {...field("payerId")} label={texts.payer}>
          <option value="">{texts.anyPayer}</option>
          {payers.map((payer) => (
            <option key={payer.id} value={payer.id}>
              {payerName(payer, view.partners)}
            </option>
          ))}
        </SelectField>
      </div>
      <DocumentField
        name="receiptId"
        label={texts.receipt}
        owner="wedding"
        document={payment?.receipt ?? null}
        value={form.values.receiptId}
        onChange={(receiptId) => form.change({ receiptId })}
        onBusy={setUploading}
        error={form.errors?.fieldErrors.receiptId}
      />
    </FormDialog>
  );
}

function missingOf({ name, amount }: PaymentForm): string | undefined {
  if (!name.trim()) return texts.nameMissing;
  // The server reports amounts that cannot be parsed.
  return amount.trim() && parseMoney(amount) !== 0 ? undefined : texts.amountMissing;
}

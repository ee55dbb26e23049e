import { useState } from "react";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { ChosenVendor } from "#app/features/vendors/chosen/queries.server.ts";
import { formatTypedMoney } from "#app/platform/money.ts";
import { TextField } from "#app/ui/field.tsx";
import { BudgetPart, fittingPlace } from "../budget-part.tsx";
import { chosenActions } from "./actions.ts";
import type { BudgetFacts } from "./load-mine.server.ts";
import { mineTexts } from "./texts.ts";

const { choose: texts } = mineTexts;
const labels = {
  agreedPrice: texts.price,
  budgetCategoryId: texts.category,
  existingItemId: texts.item,
};

interface BudgetDialogProps {
  vendor: ChosenVendor;
  budget: BudgetFacts;
  weddingId: string;
  onClose: () => void;
}

export function BudgetDialog({ vendor, budget, weddingId, onClose }: BudgetDialogProps) {
  const { id, agreedPrice, name } = vendor;
  const [ids] = useState({
    budgetItemId: budget.newItemId,
    newCategoryId: budget.newCategoryId,
  });
  const form = useActionForm(chosenActions, "budget", {
    values: { id, ...ids },
    stored: {
      values: {
        agreedPrice: agreedPrice === null ? "" : formatTypedMoney(agreedPrice),
        ...fittingPlace(vendor, budget),
      },
      version: 0,
    },
    key: "vendor-budget",
    owner: weddingId,
    row: id,
    onDone: onClose,
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={texts.putTitle}
      eyebrow={name}
      form={form}
      labels={labels}
      submitLabel={texts.putTitle}
      missing={values.agreedPrice?.trim() ? undefined : texts.missing}
      onClose={onClose}
    >
      <TextField
        {...field("agreedPrice")}
        label={texts.price}
        inputMode="decimal"
        autoComplete="off"
        suffix="kr"
      />
      <BudgetPart form={form} vendor={vendor} budget={budget} />
    </FormDialog>
  );
}

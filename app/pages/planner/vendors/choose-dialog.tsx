import { useState } from "react";
import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import type { VendorCategory } from "#app/features/vendors/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { formatTypedMoney } from "#app/platform/money.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextField } from "#app/ui/field.tsx";
import { BudgetPart, fittingPlace } from "./budget-part.tsx";
import { chosenActions } from "./mine/actions.ts";
import type { BudgetFacts } from "./mine/load-mine.server.ts";
import { mineTexts } from "./mine/texts.ts";
import { vendorScreenTexts } from "./texts.ts";

const { choose: texts } = mineTexts;
const labels = {
  agreedPrice: texts.price,
  inBudget: texts.inBudget,
  budgetCategoryId: texts.category,
  existingItemId: texts.item,
};

interface ChooseDialogProps {
  vendor: { id: string; name: string; category: VendorCategory };
  /** Of the offer, in øre. */
  price: number | null;
  budget: BudgetFacts;
  owner: string;
  newId: string;
  onClose: () => void;
}

/** Everything is filled in, so that one click is enough. */
export function ChooseDialog({ vendor, price, budget, owner, newId, onClose }: ChooseDialogProps) {
  const { category } = vendor;
  const [ids] = useState({
    id: newId,
    budgetItemId: budget.newItemId,
    newCategoryId: budget.newCategoryId,
  });
  const form = useActionForm(chosenActions, "choose", {
    values: { ...ids, vendorId: vendor.id },
    stored: {
      values: {
        agreedPrice: price === null ? "" : formatTypedMoney(price),
        inBudget: "on",
        ...fittingPlace(vendor, budget),
      },
      version: 0,
    },
    key: "choose-vendor",
    owner,
    row: vendor.id,
    onDone: onClose,
  });
  const { field, values } = form;
  const isInBudget = values.inBudget === "on";
  return (
    <FormDialog
      title={texts.title(vendor.name)}
      eyebrow={categoryTexts[category].name}
      form={form}
      labels={labels}
      display={(name, value) => (name === "agreedPrice" ? value : "")}
      submitLabel={vendorScreenTexts.detail.choose(category)}
      missing={isInBudget && !values.agreedPrice?.trim() ? texts.missing : undefined}
      onClose={onClose}
    >
      <TextField
        {...field("agreedPrice")}
        label={texts.price}
        inputMode="decimal"
        autoComplete="off"
        suffix="kr"
      />
      <Checkbox
        name="inBudget"
        label={texts.inBudget}
        hint={texts.inBudgetHint(
          budget.categories.find(({ id }) => id === values.budgetCategoryId)?.name ??
            categoryTexts[category].name,
        )}
        checked={isInBudget}
        onChange={({ currentTarget }) =>
          form.change({ inBudget: currentTarget.checked ? "on" : "" })
        }
      />
      {isInBudget && <BudgetPart form={form} vendor={vendor} budget={budget} />}
    </FormDialog>
  );
}

import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { TextField } from "#app/ui/field.tsx";
import { type BudgetCategory, maxLengths } from "../rules.ts";
import { budgetActions } from "./actions.ts";
import { categoryDraftKey } from "./opened-form.ts";
import { type CategoryForm, categoryForm, normaliseBudgetField } from "./rules.ts";
import { budgetAdminTexts } from "./texts.ts";

const { category: texts } = budgetAdminTexts;
const labels = { name: texts.name, budgetAmount: texts.amount, color: texts.color };

interface CategoryDialogProps {
  id: string;
  category: BudgetCategory | null;
  weddingId: string;
  onClose: () => void;
}

export function CategoryDialog({ id, category, weddingId, onClose }: CategoryDialogProps) {
  const form = useActionForm<CategoryForm>(
    budgetActions,
    category ? "edit-category" : "add-category",
    {
      values: { id },
      stored: { values: categoryForm(category), version: category?.version ?? 0 },
      key: categoryDraftKey,
      owner: weddingId,
      row: id,
      normalize: normaliseBudgetField,
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={category ? texts.edit : texts.add}
      form={form}
      labels={labels}
      submitLabel={category ? texts.save : texts.saveNew}
      missing={form.values.name.trim() ? undefined : texts.nameMissing}
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label={texts.name}
        required
        maxLength={maxLengths.name}
        autoComplete="off"
      />
      <TextField
        {...form.field("budgetAmount")}
        label={texts.amount}
        inputMode="decimal"
        placeholder="0"
        autoComplete="off"
        suffix="kr"
        className="sm:max-w-50"
      />
      <TextField
        {...form.field("color")}
        value={form.values.color.toLowerCase()}
        label={texts.color}
        type="color"
        className="w-25"
      />
    </FormDialog>
  );
}

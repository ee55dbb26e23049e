import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { budgetActions } from "./actions.ts";
import type { BudgetView } from "./budget-view.ts";
import {
  AgreedFields,
  CategoryField,
  DueDateField,
  itemLabels,
  missingOf,
  NameField,
  NotesField,
} from "./item-fields.tsx";
import { itemDraftKey } from "./opened-form.ts";
import { PriceFields } from "./price-fields.tsx";
import { type ItemForm, itemForm, normaliseBudgetField } from "./rules.ts";
import { budgetAdminTexts } from "./texts.ts";

const { item: texts } = budgetAdminTexts;

interface AddItemDialogProps {
  id: string;
  view: BudgetView;
  /** The category that the list is filtered by. */
  categoryId: string | null;
  onClose: () => void;
}

export function AddItemDialog({ id, view, categoryId, onClose }: AddItemDialogProps) {
  const { categories, guests } = view.budget;
  const isKnown = categories.some((category) => category.id === categoryId);
  const form = useActionForm<ItemForm>(budgetActions, "add-item", {
    values: { id },
    stored: { values: itemForm(null, (isKnown && categoryId) || ""), version: 0 },
    key: itemDraftKey,
    owner: view.weddingId,
    row: id,
    normalize: normaliseBudgetField,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.add}
      form={form}
      labels={itemLabels}
      submitLabel={texts.saveNew}
      missing={missingOf(form.values, categories.length > 0)}
      onClose={onClose}
    >
      <NameField form={form} />
      <CategoryField form={form} categories={categories} />
      <PriceFields form={form} guests={guests} />
      <div className="grid gap-4 sm:grid-cols-2">
        <AgreedFields form={form} guests={guests} />
        <DueDateField form={form} />
      </div>
      <NotesField form={form} />
    </FormDialog>
  );
}

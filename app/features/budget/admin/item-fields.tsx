import type { ActionFormState } from "#app/client/forms/use-action-form.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { type BudgetCategory, maxLengths } from "../rules.ts";
import type { ItemForm } from "./rules.ts";
import { budgetAdminTexts } from "./texts.ts";

const { item: texts } = budgetAdminTexts;

export const itemLabels: Record<keyof ItemForm, string> = {
  name: texts.name,
  categoryId: texts.category,
  pricing: texts.pricing,
  estimatedCost: texts.estimated,
  pricePerGuest: texts.perGuestPrice,
  pricePerChild: texts.perChild,
  actualCost: texts.actual,
  dueDate: texts.dueDate,
  notes: texts.notes,
  payee: texts.payee,
  receiptId: texts.receipt,
};

export type ItemFormState = ActionFormState<ItemForm>;

interface FieldsProps {
  form: ItemFormState;
}

export function NameField({ form }: FieldsProps) {
  return (
    <TextField
      {...form.field("name")}
      label={texts.name}
      required
      maxLength={maxLengths.name}
      autoComplete="off"
    />
  );
}

interface CategoryFieldProps extends FieldsProps {
  categories: readonly BudgetCategory[];
}

export function CategoryField({ form, categories }: CategoryFieldProps) {
  return (
    <SelectField {...form.field("categoryId")} label={texts.category} required>
      <option value="">{texts.chooseCategory}</option>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

export function AgreedField({ form }: FieldsProps) {
  return (
    <TextField
      {...form.field("actualCost")}
      label={texts.actual}
      hint={texts.actualHint}
      inputMode="decimal"
      placeholder="0"
      autoComplete="off"
      suffix="kr"
    />
  );
}

export function DueDateField({ form }: FieldsProps) {
  return <TextField {...form.field("dueDate")} label={texts.dueDate} type="date" />;
}

export function PayeeField({ form }: FieldsProps) {
  return (
    <TextField
      {...form.field("payee")}
      label={texts.payee}
      maxLength={maxLengths.payee}
      autoComplete="off"
    />
  );
}

export function NotesField({ form }: FieldsProps) {
  return (
    <TextArea {...form.field("notes")} label={texts.notes} rows={2} maxLength={maxLengths.notes} />
  );
}

/** Returns what a new item still needs. */
export function missingOf(values: ItemForm, hasCategories: boolean): string | undefined {
  if (!hasCategories) return texts.noCategories;
  if (!values.name.trim()) return texts.nameMissing;
  return values.categoryId ? undefined : texts.categoryMissing;
}

import type { ActionFormState } from "#app/client/forms/use-action-form.ts";
import { formatMoney, parseMoney } from "#app/platform/money.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Attendance, agreedCost, type BudgetCategory, maxLengths } from "../rules.ts";
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
  agreedPerGuest: texts.agreedPerGuest,
  agreedPerChild: texts.agreedPerChild,
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

interface AgreedFieldsProps extends FieldsProps {
  guests: Attendance;
}

/** A fixed sum, or of a price per guest also the agreed price of each. */
export function AgreedFields({ form, guests }: AgreedFieldsProps) {
  const isHydrated = useHydrated();
  const isPerGuest = form.values.pricing === "per-guest";
  const money = { inputMode: "decimal", autoComplete: "off", suffix: "kr" } as const;
  if (isHydrated && !isPerGuest) {
    return (
      <TextField
        {...form.field("actualCost")}
        {...money}
        label={texts.actual}
        hint={texts.actualHint}
        placeholder="0"
      />
    );
  }
  const agreed = agreedByGuests(form.values, guests);
  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <TextField
        {...form.field("agreedPerGuest")}
        {...money}
        label={texts.agreedPerGuest}
        hint={agreed > 0 ? texts.agreedFollows(formatMoney(agreed)) : texts.follows}
      />
      <TextField
        {...form.field("agreedPerChild")}
        {...money}
        label={texts.agreedPerChild}
        hint={texts.perChildHint}
      />
      <TextField
        {...form.field("actualCost")}
        {...money}
        label={texts.agreedInAll}
        hint={texts.agreedInAllHint}
      />
    </div>
  );
}

/** In øre; 0 when nothing is agreed for each guest. */
function agreedByGuests({ agreedPerGuest, agreedPerChild }: ItemForm, guests: Attendance): number {
  const prices = {
    agreedPerGuest: parseMoney(agreedPerGuest),
    agreedPerChild: parseMoney(agreedPerChild),
  };
  return agreedCost({ pricing: "per-guest", actualCost: 0, ...prices }, guests);
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

import type { ReactNode } from "react";
import type { ActionFormState } from "#app/client/forms/use-action-form.ts";
import type { GuestCategory } from "#app/features/guests/categories/queries.server.ts";
import { maxLengths } from "#app/features/guests/rules.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { DietField } from "./diet-field.tsx";
import type { GuestForm } from "./rules.ts";
import { guestListTexts } from "./texts.ts";

const { guest: texts } = guestListTexts;

export const guestLabels: Record<keyof GuestForm, string> = {
  name: texts.name,
  status: texts.status,
  plusOne: texts.plusOne,
  plusOneName: texts.plusOneName,
  plusOneDiet: texts.plusOneDiet,
  plusOneSevereAllergy: texts.plusOneSevereAllergy,
  diet: texts.diet,
  severeAllergy: texts.severeAllergy,
  email: texts.email,
  phone: texts.phone,
  category: texts.category,
  side: texts.side,
  isChild: texts.isChild,
  household: texts.household,
};

export type GuestFormState = ActionFormState<GuestForm>;

interface FieldsProps {
  form: GuestFormState;
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

const noCompanion = { plusOne: "", plusOneName: "", plusOneDiet: "", plusOneSevereAllergy: "" };

export function CompanionFields({ form }: FieldsProps) {
  const isHydrated = useHydrated();
  const { values, field, change } = form;
  const isAllowed = values.plusOne === "on";
  const isKnown = Boolean(values.plusOneName || values.plusOneDiet || values.plusOneSevereAllergy);
  return (
    <>
      {isHydrated ? (
        <>
          <Switch
            id="plusOne"
            type="button"
            checked={isAllowed}
            label={texts.plusOne}
            hint={texts.plusOneHint}
            onClick={() => change(isAllowed ? noCompanion : { plusOne: "on" })}
          />
          {isAllowed && <input type="hidden" name="plusOne" value="on" />}
        </>
      ) : (
        <Checkbox
          name="plusOne"
          defaultChecked={isAllowed}
          label={texts.plusOne}
          hint={texts.plusOneHint}
        />
      )}
      {(isAllowed || isKnown || !isHydrated) && (
        <>
          <TextField
            {...field("plusOneName")}
            label={texts.plusOneName}
            placeholder={texts.plusOneUnknown}
            maxLength={maxLengths.name}
            autoComplete="off"
          />
          <DietField
            label={texts.plusOneDiet}
            otherLabel={texts.plusOneOtherDiet}
            {...field("plusOneDiet")}
            onChoose={(plusOneDiet) => change({ plusOneDiet })}
          />
          <Flag
            form={form}
            name="plusOneSevereAllergy"
            label={texts.plusOneSevereAllergy}
            hint={texts.severeAllergyHint}
          />
        </>
      )}
    </>
  );
}

interface DietFieldsProps extends FieldsProps {
  legendHidden?: boolean;
}

export function DietFields({ form, legendHidden = false }: DietFieldsProps) {
  return (
    <>
      <DietField
        label={texts.diet}
        otherLabel={texts.otherDiet}
        legendHidden={legendHidden}
        {...form.field("diet")}
        onChoose={(diet) => form.change({ diet })}
      />
      <Flag
        form={form}
        name="severeAllergy"
        label={texts.severeAllergy}
        hint={texts.severeAllergyHint}
      />
    </>
  );
}

export function ContactFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...form.field("email")}
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <TextField
        {...form.field("phone")}
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
      />
    </div>
  );
}

interface CategoryFieldProps extends FieldsProps {
  categories: readonly GuestCategory[];
}

export function CategoryField({ form, categories }: CategoryFieldProps) {
  return (
    <SelectField {...form.field("category")} label={texts.category}>
      <option value="">{texts.noCategory}</option>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface FlagProps extends FieldsProps {
  name: "severeAllergy" | "plusOneSevereAllergy" | "isChild";
  label: ReactNode;
  hint: ReactNode;
}

export function Flag({ form, name, label, hint }: FlagProps) {
  return (
    <Checkbox
      name={name}
      checked={form.values[name] === "on"}
      onChange={({ currentTarget }) => form.change({ [name]: currentTarget.checked ? "on" : "" })}
      label={label}
      hint={hint}
    />
  );
}

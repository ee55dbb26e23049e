import type { ReactNode } from "react";
import type { ActionFormState } from "#app/client/forms/use-action-form.ts";
import type { ProfileForm } from "#app/features/vendors/profile/rules.ts";
import { maxLengths, priceRanges, vendorCategories } from "#app/features/vendors/rules.ts";
import { categoryTexts, priceTexts } from "#app/features/vendors/texts.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { vendorAreaTexts } from "../texts.ts";

const { entry: texts } = vendorAreaTexts;

export const fieldLabels: Record<keyof ProfileForm, string> = {
  businessName: texts.name,
  category: texts.category,
  orgNumber: texts.orgNumber,
  description: texts.description,
  included: texts.included,
  priceRange: texts.priceLevel,
  priceFrom: texts.priceFrom,
  contactPerson: texts.contactPerson,
  phone: texts.phone,
  email: texts.email,
  website: texts.website,
  address: texts.address,
  town: texts.town,
};

export function EntryFields({ form }: { form: ActionFormState<ProfileForm> }) {
  const { field, values } = form;
  return (
    <>
      <FieldGroup title={texts.business}>
        <TextField
          {...field("businessName")}
          label={texts.name}
          required
          maxLength={maxLengths.name}
        />
        <Pair>
          <SelectField {...field("category")} label={texts.category}>
            {vendorCategories.map((category) => (
              <option key={category} value={category}>
                {categoryTexts[category].name}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field("orgNumber")}
            label={texts.orgNumber}
            inputMode="numeric"
            autoComplete="off"
          />
        </Pair>
        <TextArea
          {...field("description")}
          label={texts.description}
          hint={texts.descriptionHint(values.description.length, maxLengths.description)}
          rows={5}
          required
          maxLength={maxLengths.description}
        />
        <TextArea
          {...field("included")}
          label={texts.included}
          hint={texts.includedHint}
          rows={4}
          maxLength={maxLengths.included}
        />
      </FieldGroup>
      <FieldGroup title={texts.priceLevel}>
        <PriceLevel form={form} />
        <TextField
          {...field("priceFrom")}
          label={texts.priceFrom}
          suffix="kr"
          inputMode="decimal"
          autoComplete="off"
          className="sm:max-w-50"
        />
      </FieldGroup>
      <FieldGroup title={texts.contact}>
        <Pair>
          <TextField
            {...field("contactPerson")}
            label={texts.contactPerson}
            maxLength={maxLengths.contact}
            autoComplete="name"
          />
          <TextField {...field("phone")} label={texts.phone} type="tel" autoComplete="tel" />
        </Pair>
        <Pair>
          <TextField
            {...field("email")}
            label={texts.email}
            type="email"
            required
            autoComplete="email"
          />
          <TextField
            {...field("website")}
            label={texts.website}
            inputMode="url"
            maxLength={maxLengths.website}
            autoComplete="url"
          />
        </Pair>
        <Pair>
          <TextField
            {...field("address")}
            label={texts.address}
            maxLength={maxLengths.address}
            autoComplete="street-address"
          />
          <TextField
            {...field("town")}
            label={texts.town}
            required
            maxLength={maxLengths.town}
            autoComplete="address-level2"
          />
        </Pair>
        <p className="text-13 text-muted">{texts.sealHint}</p>
      </FieldGroup>
    </>
  );
}

function PriceLevel({ form: { field } }: { form: ActionFormState<ProfileForm> }) {
  const { value, onChange, name } = field("priceRange");
  return (
    <fieldset className="grid grid-cols-4 divide-x divide-rule overflow-hidden rounded-m border border-edge bg-sheet">
      <legend className="sr-only">{texts.priceLevel}</legend>
      {priceRanges.map((range) => (
        <label
          key={range}
          className="relative grid min-h-14 cursor-pointer place-content-center px-1 text-center text-13 hover:bg-paper-2 has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-ink has-checked:has-focus-visible:outline-on-ink"
        >
          <input
            type="radio"
            name={name}
            value={range}
            checked={value === range}
            onChange={onChange}
            className="absolute inset-0 appearance-none outline-none"
          />
          <span aria-hidden="true" className="text-15 font-semibold">
            {range}
          </span>
          {priceTexts[range]}
        </label>
      ))}
    </fieldset>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 [section+&]:border-t [section+&]:border-rule [section+&]:pt-7">
      <h2 className="text-d20">{title}</h2>
      {children}
    </section>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">{children}</div>;
}

import { maxLengths } from "#app/features/marketplace/drafts/rules.ts";
import { listingFieldTexts as labels } from "#app/features/marketplace/drafts/texts.ts";
import { sellerKinds } from "#app/features/marketplace/rules.ts";
import { sellCategoryTexts, sellConditionTexts } from "#app/features/marketplace/texts.ts";
import { TextField } from "#app/ui/field.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { ChoiceChips } from "./choice-chips.tsx";
import type { StepFields } from "./step-props.ts";
import { sellTexts as texts } from "./texts.ts";

export function WhatStep({ field, values }: StepFields) {
  const { name, value, error, onChange } = field("sellerKind");
  const isShop = values.sellerKind === "shop";
  const seller = isShop ? texts.shopName : texts.privateName;
  return (
    <>
      <RadioGroup
        name={name}
        legend={labels.sellerKind}
        error={error}
        className="grid gap-2 lg:grid-cols-2"
      >
        {sellerKinds.map((kind) => (
          <Radio
            key={kind}
            name={name}
            value={kind}
            checked={value === kind}
            onChange={onChange}
            {...texts.sellAs[kind]}
            className="rounded-m border border-edge bg-sheet px-3.5 py-2.5 has-checked:border-ink has-checked:ring has-checked:ring-ink"
          />
        ))}
      </RadioGroup>
      <div className={isShop ? "" : "hidden noscript:block"}>
        <TextField
          {...field("orgNumber")}
          label={labels.orgNumber}
          hint={texts.orgNumberHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          className="max-w-80"
        />
      </div>
      <TextField
        {...field("sellerName")}
        label={seller.label}
        hint={seller.hint}
        required
        maxLength={maxLengths.sellerName}
        autoComplete={isShop ? "organization" : "given-name"}
        className="max-w-80"
      />
      <TextField
        {...field("title")}
        label={labels.title}
        hint={texts.titleHint}
        required
        maxLength={maxLengths.title}
        autoComplete="off"
      />
      <ChoiceChips
        field={field("category")}
        legend={labels.category}
        choices={Object.entries(sellCategoryTexts)}
      />
      <ChoiceChips
        field={field("condition")}
        legend={labels.condition}
        choices={Object.entries(sellConditionTexts)}
      />
    </>
  );
}

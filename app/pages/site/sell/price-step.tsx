import { maxLengths } from "#app/features/marketplace/drafts/rules.ts";
import { listingFieldTexts as labels } from "#app/features/marketplace/drafts/texts.ts";
import { deliveries } from "#app/features/marketplace/rules.ts";
import { deliveryTexts } from "#app/features/marketplace/texts.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { counties, towns } from "#content/towns.ts";
import { PriceTag } from "./price-tag.tsx";
import type { StepFields } from "./step-props.ts";
import { sellTexts as texts } from "./texts.ts";

const money = { inputMode: "decimal", suffix: "kr", maxLength: 20, autoComplete: "off" } as const;
const townsId = "steder";

export function PriceStep({ field, values }: StepFields) {
  const delivery = field("delivery");
  const isShop = values.sellerKind === "shop";
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:max-w-130">
        <TextField {...field("price")} {...money} label={labels.price} required />
        {isShop ? (
          <p className="text-14 text-muted sm:pt-7">{texts.price.shop}</p>
        ) : (
          <TextField
            {...field("originalPrice")}
            {...money}
            label={labels.originalPrice}
            hint={texts.price.original}
          />
        )}
      </div>
      <div className="lg:hidden">
        <PriceTag price={values.price} />
      </div>
      <p className="max-w-[36em] text-14 text-muted">{texts.price.payment}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:max-w-130">
        <TextField
          {...field("town")}
          label={labels.town}
          required
          list={townsId}
          maxLength={maxLengths.town}
          autoComplete="off"
        />
        <datalist id={townsId}>
          {towns.map(({ name, county }) => (
            <option key={`${name} ${county}`} value={name}>
              {county}
            </option>
          ))}
        </datalist>
        <SelectField {...field("county")} label={labels.county} hint={texts.price.countyHint}>
          <option value="">{texts.price.county}</option>
          {counties.map((county) => (
            <option key={county}>{county}</option>
          ))}
        </SelectField>
      </div>
      <RadioGroup
        name={delivery.name}
        legend={labels.delivery}
        error={delivery.error}
        className="grid gap-1"
      >
        {deliveries.map((value) => (
          <Radio
            key={value}
            name={delivery.name}
            value={value}
            checked={delivery.value === value}
            onChange={delivery.onChange}
            label={deliveryTexts[value]}
          />
        ))}
      </RadioGroup>
    </>
  );
}

import type { ReactNode } from "react";
import { formatTypedMoney, parseMoney } from "#app/platform/money.ts";
import { formatNumber } from "#app/platform/numbers.ts";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Attendance, type Pricing, plannedCost, pricings } from "../rules.ts";
import type { ItemFormState } from "./item-fields.tsx";
import type { ItemForm } from "./rules.ts";
import { budgetAdminTexts } from "./texts.ts";

const { item: texts } = budgetAdminTexts;

interface PriceFieldsProps {
  form: ItemFormState;
  guests: Attendance;
}

/** A fixed price, or an equation of the price per guest and those who come. */
export function PriceFields({ form, guests }: PriceFieldsProps) {
  const isHydrated = useHydrated();
  const { values, field, change } = form;
  const isPerGuest = values.pricing === "per-guest";
  return (
    <fieldset className="grid min-w-0 content-start gap-3 rounded-l border border-rule bg-paper p-4 sm:px-5">
      <legend className="sr-only">{texts.pricing}</legend>
      <PricingChoice
        value={isPerGuest ? "per-guest" : "fixed"}
        onChange={(pricing) => change({ pricing })}
      />
      {(isPerGuest || !isHydrated) && (
        <>
          <Equation form={form} guests={guests} />
          <TextField
            {...field("pricePerChild")}
            label={texts.perChild}
            hint={texts.perChildHint}
            inputMode="decimal"
            autoComplete="off"
            suffix="kr"
            className="sm:max-w-64"
          />
        </>
      )}
      {(!isPerGuest || !isHydrated) && (
        <TextField
          {...field("estimatedCost")}
          label={texts.estimated}
          inputMode="decimal"
          placeholder="0"
          autoComplete="off"
          suffix="kr"
          className="sm:max-w-50"
        />
      )}
    </fieldset>
  );
}

interface PricingChoiceProps {
  value: Pricing;
  onChange: (pricing: Pricing) => void;
}

function PricingChoice({ value, onChange }: PricingChoiceProps) {
  const labels = { fixed: texts.fixed, "per-guest": texts.perGuest };
  return (
    <div className="flex divide-x divide-edge justify-self-start overflow-clip rounded-m border border-edge bg-sheet">
      {pricings.map((pricing) => (
        <label
          key={pricing}
          className="relative grid min-h-11 place-items-center px-3.5 text-14 font-medium text-ink-2 hover:bg-paper-2 has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:[forced-color-adjust:none]"
        >
          <input
            type="radio"
            name="pricing"
            value={pricing}
            checked={value === pricing}
            onChange={() => onChange(pricing)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {labels[pricing]}
        </label>
      ))}
    </div>
  );
}

function Equation({ form, guests }: PriceFieldsProps) {
  const { value, error, ...input } = form.field("pricePerGuest");
  const { perAdult, perChild, total } = equationOf(form.values, guests);
  const hasChildPrice = perChild !== null && guests.children > 0;
  const persons = hasChildPrice ? guests.adults : guests.adults + guests.children;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-start gap-x-3.5 gap-y-1">
        <span className="grid">
          <input
            {...input}
            id="pricePerGuest"
            value={value}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            aria-label={texts.perGuestPrice}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "pricePerGuest-error" : undefined}
            className="h-11 w-26 border-b-[1.5px] border-ink bg-transparent font-display text-d31 lining-nums focus-visible:outline-offset-4"
          />
          <small className="text-13 text-muted">{texts.perGuestUnit}</small>
        </span>
        <Sign text="×" />
        <Figure
          value={formatNumber(persons)}
          unit={hasChildPrice ? texts.adultsComing : texts.guestsComing}
        />
        {hasChildPrice && (
          <>
            <Sign text="+" />
            <Figure value={formatTypedMoney(perChild)} unit={texts.perChildUnit} />
            <Sign text="×" />
            <Figure value={formatNumber(guests.children)} unit={texts.childrenComing} />
          </>
        )}
        <span className="flex items-start gap-3.5">
          <Sign text="=" />
          <Figure
            value={
              <output aria-label={texts.planned}>
                {formatTypedMoney(total)} <small className="text-18">kr</small>
              </output>
            }
            unit={texts.planned}
          />
        </span>
      </p>
      {error && <FieldError id="pricePerGuest-error">{error}</FieldError>}
      <p className="text-13 text-muted">
        {perAdult === null ? texts.perGuestMissing : texts.follows}
      </p>
    </div>
  );
}

function Sign({ text }: { text: string }) {
  return <span className="font-display text-d25 leading-11 text-muted">{text}</span>;
}

function Figure({ value, unit }: { value: ReactNode; unit: string }) {
  return (
    <span className="grid">
      <span className="font-display text-d31 leading-11 whitespace-nowrap lining-nums">
        {value}
      </span>
      <small className="text-13 text-muted">{unit}</small>
    </span>
  );
}

/** In øre; null for what is not typed. */
function equationOf(values: ItemForm, guests: Attendance) {
  const perAdult = parseMoney(values.pricePerGuest);
  const perChild = parseMoney(values.pricePerChild);
  const price = { pricePerGuest: perAdult, pricePerChild: perChild, estimatedCost: 0 };
  return { perAdult, perChild, total: plannedCost({ pricing: "per-guest", ...price }, guests) };
}

import { maxLengths } from "#app/features/marketplace/drafts/rules.ts";
import { listingFieldTexts as labels } from "#app/features/marketplace/drafts/texts.ts";
import { colourTexts } from "#app/features/marketplace/texts.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import type { StepFields } from "./step-props.ts";
import { sellTexts as texts } from "./texts.ts";

const measures = ["heelHeight", "bust", "waist", "length"] as const;

export function DescriptionStep({ field }: StepFields) {
  return (
    <>
      <TextArea
        {...field("description")}
        label={labels.description}
        hint={texts.descriptionHint}
        required
        rows={7}
        maxLength={maxLengths.description}
      />
      <fieldset className="grid min-w-0 gap-4">
        <legend className="text-15 font-semibold">{texts.details}</legend>
        <p className="text-14 text-muted">{texts.detailsHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field("brand")}
            label={labels.brand}
            maxLength={maxLengths.brand}
            autoComplete="off"
          />
          <TextField
            {...field("material")}
            label={labels.material}
            maxLength={maxLengths.material}
            autoComplete="off"
          />
          <SelectField {...field("colour")} label={labels.colour}>
            <option value="">{texts.choose}</option>
            {Object.entries(colourTexts).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field("size")}
            label={labels.size}
            maxLength={maxLengths.size}
            autoComplete="off"
          />
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-15 font-semibold">{texts.measures}</legend>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {measures.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              label={labels[name]}
              inputMode="decimal"
              suffix="cm"
              maxLength={12}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

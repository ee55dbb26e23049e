import { isDate, maxLengths, pairingOf, pairings } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { daysUntil } from "#app/platform/oslo-time.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { StepProps } from "./step-props.ts";

export function NamesStep({ draft, field, now }: StepProps) {
  const { partners, fields, hints } = texts;
  const partnerLabels = partners[pairingOf(draft.partners)];
  const past = isDate(draft.weddingDate) && daysUntil(draft.weddingDate, new Date(now)) < 0;
  return (
    <div className="grid content-start gap-5">
      <SelectField {...field("partners")} value={pairingOf(draft.partners)} label={partners.label}>
        {pairings.map((pairing) => (
          <option key={pairing} value={pairing}>
            {partners[pairing].name}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          {...field("bride")}
          label={partnerLabels.bride}
          required
          maxLength={maxLengths.bride}
          autoComplete="off"
          autoCapitalize="words"
        />
        <TextField
          {...field("groom")}
          label={partnerLabels.groom}
          required
          maxLength={maxLengths.groom}
          autoComplete="off"
          autoCapitalize="words"
        />
      </div>
      <TextField
        {...field("weddingDate")}
        label={fields.weddingDate}
        type="date"
        required
        min="1900-01-01"
        max="2200-12-31"
        hint={past ? hints.pastDate : undefined}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          {...field("venue")}
          label={fields.venue}
          maxLength={maxLengths.venue}
          placeholder={hints.venue}
          autoComplete="off"
        />
        <TextField
          {...field("city")}
          label={fields.city}
          maxLength={maxLengths.city}
          placeholder={hints.city}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

import type { ChangeEventHandler } from "react";
import { now } from "#app/platform/clock.ts";
import { isNight, isNightTime } from "#app/platform/oslo-night.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { CampaignForm } from "./campaign-form.ts";
import { smsAdminTexts } from "./texts.ts";

const { compose: texts } = smsAdminTexts;

interface WhenFieldsProps {
  field: (name: keyof CampaignForm) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: ChangeEventHandler<HTMLInputElement>;
  };
  values: CampaignForm;
  errors: Record<string, string>;
  onNight: (night: boolean) => void;
}

/** Asks whether it may be sent at night only when it is night then. */
export function WhenFields({ field, values, errors, onNight }: WhenFieldsProps) {
  const isLater = values.when === "later";
  const isHydrated = useHydrated();
  const time = values.time.trim().replace(".", ":").padStart(5, "0");
  const isAtNight = isLater ? isNightTime(time) : isHydrated && isNight(now());
  const asksForNight = isAtNight || values.night === "on" || Boolean(errors.night);
  return (
    <section aria-labelledby="nar" className="grid gap-3.5 border-t border-rule pt-5">
      <h2 id="nar" className="text-d20">
        {texts.when}
      </h2>
      <RadioGroup name="when" legend={texts.when} legendHidden error={errors.when}>
        <Radio
          {...field("when")}
          value="now"
          checked={!isLater}
          label={texts.now}
          hint={texts.nowHint}
        />
        <Radio
          {...field("when")}
          value="later"
          checked={isLater}
          label={texts.later}
          hint={texts.laterHint}
        />
      </RadioGroup>
      <div className={`grid max-w-105 grid-cols-2 gap-3 ${isLater ? "" : "hidden noscript:grid"}`}>
        <TextField {...field("date")} label={texts.date} type="date" />
        <TextField {...field("time")} label={texts.time} inputMode="numeric" autoComplete="off" />
      </div>
      <div className={asksForNight ? "" : "hidden noscript:block"}>
        <Checkbox
          name="night"
          label={texts.night}
          hint={texts.nightHint}
          checked={values.night === "on"}
          onChange={({ currentTarget }) => onNight(currentTarget.checked)}
          aria-invalid={errors.night ? true : undefined}
          aria-describedby={errors.night ? "night-error" : undefined}
        />
        {errors.night && <FieldError id="night-error">{errors.night}</FieldError>}
      </div>
    </section>
  );
}

import { formatTypedMoney } from "#app/platform/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextField } from "#app/ui/field.tsx";
import { type CostChoice, type CostWishes, costChoices, guestLimits } from "./rules.ts";
import { costTexts as texts } from "./texts.ts";

export function CostForm({ wishes }: { wishes: CostWishes }) {
  return (
    <form
      method="get"
      aria-label={texts.form}
      className="mt-6 border-y border-rule bg-paper-2 py-5 lg:mt-10 lg:py-6"
    >
      <div className="wrap grid gap-5 lg:grid-cols-[8rem_16rem_minmax(0,1fr)_auto] lg:items-start lg:gap-10">
        <TextField
          name="gjester"
          label={texts.guests}
          type="number"
          min={guestLimits.min}
          max={guestLimits.max}
          defaultValue={wishes.guests}
          autoComplete="off"
        />
        <TextField
          name="sum"
          label={texts.total}
          hint={texts.totalHint}
          inputMode="decimal"
          maxLength={30}
          suffix="kr"
          defaultValue={wishes.total === null ? "" : formatTypedMoney(wishes.total)}
          autoComplete="off"
        />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-14 font-semibold">{texts.choicesLegend}</legend>
          <div className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
            {(Object.keys(costChoices) as CostChoice[]).map((choice) => (
              <Checkbox
                key={choice}
                id={choice}
                name="valg"
                value={choice}
                defaultChecked={wishes.choices.includes(choice)}
                label={texts.choices[choice].label}
                hint={texts.choices[choice].effect}
              />
            ))}
          </div>
        </fieldset>
        <div className="lg:pt-6.5">
          <Button>{texts.calculate}</Button>
        </div>
      </div>
    </form>
  );
}

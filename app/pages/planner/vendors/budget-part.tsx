import { findBudgetCategory } from "#app/features/vendors/chosen/rules.ts";
import type { VendorCategory } from "#app/features/vendors/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { formatMoney, parseMoney } from "#app/platform/money.ts";
import { SelectField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TriangleAlert } from "#app/ui/icons.ts";
import type { BudgetFacts } from "./mine/load-mine.server.ts";
import { mineTexts } from "./mine/texts.ts";

const { choose: texts } = mineTexts;

type Control = Pick<
  React.ComponentProps<typeof SelectField>,
  "name" | "value" | "error" | "onChange"
>;

interface BudgetPartProps {
  control: Control;
  category: VendorCategory;
  /** As typed. */
  price: string;
  budget: BudgetFacts;
}

/** In which category of the budget the price goes, and what it has then. */
export function BudgetPart({ control, category, price, budget }: BudgetPartProps) {
  const { name } = categoryTexts[category];
  const chosen = budget.categories.find(({ id }) => id === control.value);
  const used = (chosen?.used ?? 0) + (parseMoney(price) ?? 0);
  const amount = chosen?.budgetAmount ?? 0;
  const over = used - amount;
  return (
    <>
      <SelectField {...control} label={texts.category}>
        <option value="">{texts.newCategory(name)}</option>
        {budget.categories.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-2 rounded-m border border-rule bg-paper px-3.5 py-3 text-14">
        <p className="flex flex-wrap justify-between gap-x-3 gap-y-1">
          {texts.after(chosen?.name ?? name)}
          <b className="font-semibold tabular-nums">
            {texts.of(formatMoney(used), formatMoney(amount))}
          </b>
        </p>
        {amount > 0 && <AmountBar used={used} amount={amount} />}
        {amount > 0 && over > 0 && (
          <p className="flex gap-1.5 font-medium text-error">
            <Icon icon={TriangleAlert} size={16} className="mt-0.5" />
            {texts.over(formatMoney(over))}
          </p>
        )}
      </div>
    </>
  );
}

/** The part within the amount, then what exceeds it, in another texture too. */
export function AmountBar({ used, amount }: { used: number; amount: number }) {
  const most = Math.max(used, amount, 1);
  const share = (value: number) => `${(value / most) * 100}%`;
  return (
    <svg aria-hidden="true" width="100%" height="14" className="block overflow-visible">
      <rect width={share(amount)} height="14" className="fill-messing-fill opacity-25" />
      <rect
        width={share(Math.min(used, amount))}
        height="14"
        className="fill-messing-fill forced-colors:fill-[CanvasText]"
      />
      {used > amount && (
        <rect
          x={share(amount)}
          width={share(used - amount)}
          height="14"
          className="fill-berry forced-colors:fill-[Highlight]"
        />
      )}
      <line
        x1={share(amount)}
        x2={share(amount)}
        y1="-3"
        y2="17"
        className="stroke-ink"
        strokeWidth="1.2"
      />
    </svg>
  );
}

/** The id of the category that fits by its name, "" for a new one. */
export function fittingCategory(category: VendorCategory, budget: BudgetFacts): string {
  return findBudgetCategory(category, budget.categories)?.id ?? "";
}

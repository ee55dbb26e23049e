import { findBudgetCategory, findBudgetItem } from "#app/features/vendors/chosen/rules.ts";
import type { VendorCategory } from "#app/features/vendors/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { formatMoney, parseMoney } from "#app/platform/money.ts";
import { SelectField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TriangleAlert } from "#app/ui/icons.ts";
import type { BudgetFacts } from "./mine/load-mine.server.ts";
import { mineTexts } from "./mine/texts.ts";

const { choose: texts } = mineTexts;

interface BudgetPartProps {
  form: {
    field: (name: keyof BudgetPlace) => Control;
    change: (place: BudgetPlace) => void;
    values: { agreedPrice?: string } & Partial<BudgetPlace>;
  };
  vendor: BudgetedVendor;
  budget: BudgetFacts;
}

type Control = Pick<
  React.ComponentProps<typeof SelectField>,
  "name" | "value" | "error" | "onChange"
>;

interface BudgetedVendor {
  name: string;
  category: VendorCategory;
}

/** Where in the budget a price goes; "" for a new category and a new item. */
type BudgetPlace = Record<"budgetCategoryId" | "existingItemId", string>;

/** On which item of the budget the price goes, and what its category has then. */
export function BudgetPart({ form, vendor, budget }: BudgetPartProps) {
  const { field, change, values } = form;
  const { name } = categoryTexts[vendor.category];
  const chosen = findCategory(budget, values.budgetCategoryId);
  const items = chosen?.openItems ?? [];
  const replaced = items.find(({ id }) => id === values.existingItemId)?.cost ?? 0;
  const used = (chosen?.used ?? 0) - replaced + (parseMoney(values.agreedPrice ?? "") ?? 0);
  const amount = chosen?.budgetAmount ?? 0;
  const over = used - amount;
  return (
    <>
      <SelectField
        {...field("budgetCategoryId")}
        label={texts.category}
        onChange={({ currentTarget: { value } }) => change(placeIn(budget, value, vendor))}
      >
        <option value="">{texts.newCategory(name)}</option>
        {budget.categories.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </SelectField>
      {items.length > 0 && (
        <SelectField {...field("existingItemId")} label={texts.item}>
          <option value="">{texts.newItem(vendor.name)}</option>
          {items.map((item) => (
            <option key={item.id} value={item.id}>
              {texts.itemOf(item.name, formatMoney(item.cost))}
            </option>
          ))}
        </SelectField>
      )}
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

/** Returns where a vendor's price fits by the names of categories and items. */
export function fittingPlace(vendor: BudgetedVendor, budget: BudgetFacts): BudgetPlace {
  const category = findBudgetCategory(vendor.category, budget.categories);
  return placeIn(budget, category?.id ?? "", vendor);
}

function placeIn(budget: BudgetFacts, categoryId: string, vendor: BudgetedVendor): BudgetPlace {
  const items = findCategory(budget, categoryId)?.openItems ?? [];
  const item = findBudgetItem(vendor, items);
  return { budgetCategoryId: categoryId, existingItemId: item?.id ?? "" };
}

function findCategory(budget: BudgetFacts, id = "") {
  return budget.categories.find((category) => category.id === id);
}

import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { itemShares } from "../payers/rules.ts";
import { type BudgetItem, costOf } from "../rules.ts";
import { budgetQuery } from "./budget-query.ts";
import { type BudgetView, payerNames } from "./budget-view.ts";
import { budgetAdminTexts } from "./texts.ts";

const { shares: texts } = budgetAdminTexts;

/** Of the parts, in this order; told apart in every kind of sight. */
const colors = ["fill-c2", "fill-c4", "fill-rule-2", "fill-ink", "fill-c8"];

interface ItemSharesProps {
  item: BudgetItem;
  view: BudgetView;
  onEdit: () => void;
}

/** Who pays the item, as the parts of one bar. */
export function ItemShares({ item, view, onEdit }: ItemSharesProps) {
  const names = payerNames(view);
  const cost = costOf(item, view.budget.guests);
  const parts = itemShares(item, Math.max(cost, 1), view.budget.payers);
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0) || 1;
  let end = 0;
  return (
    <>
      <svg aria-hidden="true" width="100%" className="block h-3">
        {parts.map(({ payerId, amount }, index) => {
          const start = end;
          end += amount;
          return (
            <rect
              key={payerId}
              x={`${(start / whole) * 100}%`}
              width={`${(amount / whole) * 100}%`}
              height="100%"
              className={`stroke-sheet stroke-[3px] ${colors[index % colors.length]} forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]`}
            />
          );
        })}
      </svg>
      <ul aria-label={texts.title} className="flex flex-wrap gap-x-8 gap-y-2 text-14">
        {itemShares(item, cost, view.budget.payers).map(({ payerId, amount }, index) => (
          <li key={payerId} className="grid min-w-0">
            <span className="flex items-center gap-2 wrap-anywhere">
              <svg width="10" height="10" aria-hidden="true" className="flex-none">
                <rect
                  width="10"
                  height="10"
                  rx="2"
                  className={`${colors[index % colors.length]} forced-colors:fill-[CanvasText]`}
                />
              </svg>
              {names.get(payerId)}
            </span>
            <b className="font-semibold tabular-nums">{formatMoney(amount)}</b>
          </li>
        ))}
      </ul>
      <DialogButton
        variant="quiet"
        size="small"
        href={budgetQuery.href({ ny: "shares", post: item.id })}
        onOpen={onEdit}
        className="-ml-2.5 justify-self-start"
      >
        {texts.change}
      </DialogButton>
    </>
  );
}

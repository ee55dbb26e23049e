import { formatTypedMoney } from "#app/platform/money.ts";
import { CategoryName } from "#app/ui/category-name.tsx";
import type { CategoryFigure } from "./charts/category-figures.ts";
import { budgetAdminTexts } from "./texts.ts";

const { columns, bars: texts } = budgetAdminTexts;

const amounts = ["total", "planned", "agreed", "paid", "unpaid", "remaining"] as const;
const headers = {
  total: columns.budget,
  planned: columns.planned,
  agreed: columns.agreed,
  paid: columns.paid,
  unpaid: columns.unpaid,
  remaining: columns.left,
};

/** All that the figure shows, and more. */
export function CategoryTable({ figures }: { figures: readonly CategoryFigure[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a table that is too wide
    <section aria-label={texts.title} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-right text-14 tabular-nums">
        <caption className="sr-only">{texts.title}</caption>
        <thead>
          <tr className="border-b border-rule-2 cells:h-9 cells:pl-4 cells:text-13 cells:font-medium cells:text-muted">
            <th scope="col" className="pl-0! text-left">
              {columns.category}
            </th>
            {amounts.map((amount) => (
              <th key={amount} scope="col">
                {headers[amount]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {figures.map((figure) => (
            <tr key={figure.id} className="cells:h-10 cells:pl-4 cells:whitespace-nowrap">
              <th scope="row" className="min-w-32 pl-0! text-left font-medium whitespace-normal!">
                <CategoryName category={figure} />
              </th>
              {amounts.map((amount) => (
                <td
                  key={amount}
                  className={
                    amount === "remaining" && figure.remaining < 0
                      ? "font-semibold text-error"
                      : undefined
                  }
                >
                  {formatTypedMoney(figure[amount])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

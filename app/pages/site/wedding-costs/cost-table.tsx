import { formatMoney } from "#app/platform/money.ts";
import type { CostRow, CostWishes } from "./rules.ts";
import { costTexts as texts } from "./texts.ts";

interface CostTableProps {
  rows: CostRow[];
  wishes: CostWishes;
}

/** In the order of the rings, from the top of the cake. */
export function CostTable({ rows, wishes: { total, guests } }: CostTableProps) {
  return (
    <table className="w-full border-collapse text-15 tabular-nums lg:text-16">
      <caption className="sr-only">{texts.table}</caption>
      <thead className="text-13 text-muted">
        <tr>
          <th className="h-8 text-left font-medium">{texts.row}</th>
          <th className="w-16 text-right font-medium">{texts.share}</th>
          {total !== null && (
            <>
              <th className="w-28 text-right font-medium">{texts.amount}</th>
              <th className={`w-28 font-medium ${perGuestCell}`}>{texts.perGuestColumn}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map((row) => (
          <tr key={row.name} data-row={row.name} className="border-t border-rule-2 align-top">
            <th scope="row" className="py-2 text-left font-medium">
              <span className="flex items-baseline gap-2">
                <svg width="10" height="10" aria-hidden="true" className="flex-none">
                  <rect width="10" height="10" rx="3" fill={row.color} />
                </svg>
                {row.name}
              </span>
              {row.examples.map(({ text, source }) => (
                <small
                  key={text}
                  className="mt-0.5 block pl-4.5 text-13 font-normal text-pretty text-muted max-sm:hidden lg:text-14"
                >
                  {texts.example(text, source.name, source.year)}
                </small>
              ))}
            </th>
            <td className="py-2 text-right whitespace-nowrap">{row.percent} %</td>
            {row.amount !== null && (
              <>
                <td className="py-2 pl-3 text-right whitespace-nowrap">
                  {formatKroner(row.amount)}
                </td>
                <td className={`py-2 ${perGuestCell}`}>{formatKroner(row.amount / guests)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr className="border-t-2 border-ink">
          <th scope="row" className="h-12 text-left">
            {texts.together}
          </th>
          <td className="text-right whitespace-nowrap">100 %</td>
          {total !== null && (
            <>
              <td className="pl-3 text-right whitespace-nowrap">{formatKroner(total)}</td>
              <td className={perGuestCell}>{formatKroner(total / guests)}</td>
            </>
          )}
        </tr>
      </tfoot>
    </table>
  );
}

/** Phones have no room for it. */
const perGuestCell = "pl-3 text-right whitespace-nowrap max-sm:hidden";

function formatKroner(ore: number): string {
  return formatMoney(Math.round(ore / 100) * 100);
}

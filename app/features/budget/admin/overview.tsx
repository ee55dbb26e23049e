import { useMemo } from "react";
import { formatMoney, formatTypedMoney } from "#app/platform/money.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Due } from "../dues/rules.ts";
import { type BudgetTotals, budgetTotals, costOfMoreGuests } from "../totals/rules.ts";
import type { BudgetQuery } from "./budget-query.ts";
import type { BudgetView } from "./budget-view.ts";
import { shownKinds } from "./charts/bar-parts.ts";
import { CategoryBars } from "./charts/category-bars.tsx";
import { categoryFigures } from "./charts/category-figures.ts";
import { PartLegend } from "./charts/part-legend.tsx";
import { StreamFigure } from "./charts/stream-figure.tsx";
import type { ItemRow } from "./item-rows.ts";
import { OverviewItems } from "./overview-items.tsx";
import { budgetAdminTexts } from "./texts.ts";
import { UpcomingPayments } from "./upcoming-payments.tsx";

const { bars, totals: texts } = budgetAdminTexts;
const moreGuests = 10;

interface OverviewProps {
  view: BudgetView;
  dues: Due[];
  rows: readonly ItemRow[];
  query: BudgetQuery;
  onOpenItem: (id: string) => void;
}

export function Overview({ view, dues, rows, query, onOpenItem }: OverviewProps) {
  const { budget, today } = view;
  const totals = useMemo(() => budgetTotals(budget), [budget]);
  const figures = useMemo(() => categoryFigures(budget), [budget]);
  return (
    <>
      <Sheet className="grid gap-4 p-4 lg:px-7 lg:pt-6 lg:pb-5">
        <h2 className="sr-only">{bars.title}</h2>
        <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-4">
          <Totals totals={totals} />
          {figures.length > 0 && (
            <PartLegend
              kinds={shownKinds(figures)}
              className="lg:grid! lg:grid-cols-[auto_auto] lg:gap-x-5"
            />
          )}
        </div>
        <Details view={view} totals={totals} />
        {figures.length > 0 ? (
          <>
            <div className="max-lg:hidden">
              <StreamFigure
                figures={figures}
                label={bars.stream(formatMoney(totals.total), figures.length)}
              />
            </div>
            <div className="border-t border-rule pt-4 lg:hidden">
              <CategoryBars figures={figures} nameClass="font-display text-d18" />
            </div>
          </>
        ) : (
          <p className="border-t border-rule pt-4 text-15 text-muted">{bars.empty}</p>
        )}
      </Sheet>
      <div className="grid grid-cols-1 items-start gap-4 lg:gap-5 xl:grid-cols-[minmax(0,1fr)_352px]">
        <OverviewItems
          rows={rows}
          categories={budget.categories}
          query={query}
          onOpen={onOpenItem}
        />
        <UpcomingPayments dues={dues} today={today} />
      </div>
    </>
  );
}

function Totals({ totals: { total, used, percent, remaining } }: { totals: BudgetTotals }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3.5 max-sm:w-full sm:gap-x-12">
      <Total
        label={texts.total}
        amount={total}
        className="max-sm:basis-full max-sm:[&_.amount]:text-d49"
      />
      <Total label={texts.used} amount={used} note={texts.usedNote(percent)} />
      <Total
        label={texts.left}
        amount={remaining}
        className={remaining < 0 ? "[&_.amount]:text-error" : "[&_.amount]:text-gran"}
      />
    </dl>
  );
}

interface TotalProps {
  label: string;
  /** In øre. */
  amount: number;
  note?: string;
  className?: string;
}

function Total({ label, amount, note, className = "" }: TotalProps) {
  return (
    <div className={`max-sm:flex-1 ${className}`}>
      <dt className="text-13 font-medium text-ink-2">{label}</dt>
      <dd className="amount font-display text-d25 whitespace-nowrap lining-nums sm:text-d39">
        {formatTypedMoney(amount)} <small className="text-18 text-muted">kr</small>
      </dd>
      {note && <dd className="text-13 text-muted">{note}</dd>}
    </div>
  );
}

/** What is planned, agreed, paid and not paid yet, and what more guests would cost. */
function Details({ view, totals }: { view: BudgetView; totals: BudgetTotals }) {
  const { guests } = view.budget;
  const more = costOfMoreGuests(view.budget, moreGuests);
  return (
    <div className="grid gap-1.5 text-14 text-ink-2">
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {(["planned", "agreed", "paid", "unpaid"] as const).map((kind) => (
          <div key={kind} className="flex gap-1.5">
            <dt className="text-muted">{texts[kind]}</dt>
            <dd className="font-medium whitespace-nowrap tabular-nums">
              {formatMoney(totals[kind])}
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && (
        <p>
          {texts.guests(guests.adults + guests.children)}{" "}
          <b className="font-semibold">{texts.moreGuests(moreGuests, formatMoney(more))}.</b>
        </p>
      )}
    </div>
  );
}

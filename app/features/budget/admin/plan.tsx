import { useMemo } from "react";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { addDays, costWithoutPayment, type Due } from "../dues/rules.ts";
import { sum } from "../rules.ts";
import { type BudgetQuery, budgetQuery } from "./budget-query.ts";
import type { BudgetView } from "./budget-view.ts";
import { CategoryTable } from "./category-table.tsx";
import { shownKinds } from "./charts/bar-parts.ts";
import { CategoryBars } from "./charts/category-bars.tsx";
import { categoryFigures } from "./charts/category-figures.ts";
import { DueLineFigure } from "./charts/due-line-figure.tsx";
import { DueStatus } from "./charts/due-mark.tsx";
import { FigureSheet } from "./charts/figure-sheet.tsx";
import { PartLegend } from "./charts/part-legend.tsx";
import { PayerBars } from "./payer-bars.tsx";
import { PlanTable } from "./plan-table.tsx";
import { RemindersSwitch } from "./reminders-switch.tsx";
import { budgetAdminTexts } from "./texts.ts";

const { bars, line, plan: texts, states } = budgetAdminTexts;
const lastDays = 14;

interface PlanProps {
  view: BudgetView;
  dues: Due[];
  query: BudgetQuery;
  onOpenItem: (id: string) => void;
  onAddPayer: () => void;
  onEditPayer: (id: string) => void;
}

export function Plan({ view, dues, query, onOpenItem, onAddPayer, onEditPayer }: PlanProps) {
  const { budget, today, weddingDate, partners } = view;
  const figures = useMemo(() => categoryFigures(budget), [budget]);
  const overdue = dues.filter((due) => due.state(today) === "overdue").length;
  const paid = dues.filter(({ isPaid }) => isPaid).length;
  return (
    <>
      <FigureSheet
        title={line.title}
        lead={leadOf(dues, weddingDate, costWithoutPayment(budget))}
        aside={
          <ul className="flex flex-wrap gap-x-4.5 gap-y-1">
            {(["paid", "due", "overdue"] as const).map((state) => (
              <li key={state}>
                <DueStatus state={state} text={states[state]} />
              </li>
            ))}
          </ul>
        }
      >
        <DueLineFigure
          dues={dues}
          today={today}
          weddingDate={weddingDate}
          label={line.label(dues.length, paid, overdue)}
        />
      </FigureSheet>
      <RemindersSwitch isOn={view.remindByMail} />
      {dues.length > 0 ? (
        <PlanTable
          dues={dues}
          budget={budget}
          partners={partners}
          today={today}
          onOpen={onOpenItem}
        />
      ) : (
        <Sheet>
          <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
        </Sheet>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px] lg:gap-5">
        <FigureSheet
          title={bars.title}
          aside={
            <FilterLinks
              label={bars.showAs}
              choices={(["chart", "table"] as const).map((figur) => ({
                key: figur,
                to: budgetQuery.href({ ...query, figur }),
                isCurrent: figur === query.figur,
                label: bars[figur],
              }))}
            />
          }
        >
          {query.figur === "table" ? (
            <CategoryTable figures={figures} />
          ) : (
            <>
              <CategoryBars figures={figures} />
              <footer className="border-t border-rule pt-3">
                <PartLegend kinds={shownKinds(figures)} />
              </footer>
            </>
          )}
        </FigureSheet>
        <PayerBars view={view} onAdd={onAddPayer} onEdit={onEditPayer} />
      </div>
    </>
  );
}

function leadOf(
  dues: readonly Due[],
  weddingDate: string,
  /** In øre. */
  withoutPayment: number,
): string {
  if (dues.length === 0) return line.empty;
  const open = dues.filter(({ isPaid }) => !isPaid);
  const from = addDays(weddingDate, -lastDays);
  const last = open.filter(
    ({ dueDate }) => dueDate !== null && dueDate >= from && dueDate <= weddingDate,
  );
  const sumOf = (some: readonly Due[]) => formatMoney(sum(some.map(({ amount }) => amount)));
  if (open.length === 0 && withoutPayment === 0) return line.nothingLeft;
  return [
    open.length > 0 && line.left(sumOf(open)),
    last.length > 0 && line.lastWeeks(sumOf(last)),
    withoutPayment > 0 && line.withoutPayment(formatMoney(withoutPayment)),
  ]
    .filter(Boolean)
    .join(" ");
}

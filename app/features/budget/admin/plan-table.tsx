import { formatMoney } from "#app/platform/money.ts";
import { CategoryName } from "#app/ui/category-name.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronRight } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Due } from "../dues/rules.ts";
import { itemShares } from "../payers/rules.ts";
import type { Budget } from "../rules.ts";
import { type BudgetView, payerNames } from "./budget-view.ts";
import { DueStatus } from "./charts/due-mark.tsx";
import { ItemLink } from "./item-cells.tsx";
import { PaidCheck } from "./paid-check.tsx";
import { planMonths } from "./plan-months.ts";
import { shortDate } from "./short-date.ts";
import { budgetAdminTexts } from "./texts.ts";

const { columns, plan: texts, states } = budgetAdminTexts;
const list = new Intl.ListFormat("nb", { type: "conjunction" });
const longMonth = new Intl.DateTimeFormat("nb-NO", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

interface PlanTableProps {
  dues: readonly Due[];
  budget: Budget;
  partners: BudgetView["partners"];
  today: string;
  onOpen: (id: string) => void;
}

export function PlanTable({ dues, budget, partners, today, onOpen }: PlanTableProps) {
  const { months, earlier } = planMonths(dues, today);
  const names = payerNames({ budget, partners });
  const itemById = new Map(budget.items.map((item) => [item.id, item]));
  const categoryById = new Map(budget.categories.map((category) => [category.id, category]));
  const rowOf = (due: Due, hasYear: boolean) => {
    const item = itemById.get(due.itemId);
    const payment = item?.payments.find(({ id }) => id === due.paymentId);
    const shares = item ? itemShares(item, due.amount, budget.payers) : [];
    const payers = payment?.payerId
      ? [payment.payerId]
      : shares.filter(({ amount }) => amount > 0).map(({ payerId }) => payerId);
    return (
      <DueRow
        key={`${due.itemId} ${due.paymentId}`}
        due={due}
        category={categoryById.get(due.categoryId)}
        payer={list.format(payers.map((id) => names.get(id) ?? ""))}
        today={today}
        hasYear={hasYear}
        onOpen={onOpen}
      />
    );
  };
  return (
    <Sheet className="overflow-hidden">
      {earlier.length > 0 && (
        <details className="group border-b border-rule">
          <summary className="flex min-h-12 items-center gap-2 px-4 py-2 text-14 font-medium text-ink-2 hover:bg-paper">
            <Icon icon={ChevronRight} size={16} className="group-open:rotate-90" />
            {texts.earlier(earlier.length, formatMoney(sumOf(earlier)))}
          </summary>
          <table className={tableClass}>
            <caption className="sr-only">{texts.earlierTitle}</caption>
            <Head />
            <tbody className={bodyClass}>{earlier.map((due) => rowOf(due, true))}</tbody>
          </table>
        </details>
      )}
      <table className={tableClass}>
        <caption className="sr-only">{texts.title}</caption>
        <Head />
        {months.map(({ month, dues: inMonth, amount }) => (
          <tbody key={month} className={bodyClass}>
            <tr className="border-b border-rule-2 card:flex card:items-center card:justify-between card:bg-paper card:px-4 card:py-3">
              <th
                scope="rowgroup"
                colSpan={6}
                className="font-display text-d18 wide:h-13 wide:px-3 wide:pt-3.5 wide:pl-4"
              >
                {month ? longMonth.format(new Date(`${month}-01T00:00:00Z`)) : texts.undated}
              </th>
              <td className="text-right font-semibold tabular-nums wide:px-3 wide:pt-3.5 wide:pr-4">
                {formatMoney(amount)}
              </td>
            </tr>
            {inMonth.map((due) => rowOf(due, month === null))}
          </tbody>
        ))}
      </table>
    </Sheet>
  );
}

const tableClass = "w-full table-fixed text-left text-14 card:block";
const bodyClass = "card:block";

function Head() {
  const right = "w-30 pr-4! text-right";
  return (
    <thead className="card:sr-only">
      <tr className="cells:h-9 cells:px-3 cells:text-13 cells:font-medium cells:text-muted">
        <th scope="col" className="w-15">
          <span className="sr-only">{columns.isPaid}</span>
        </th>
        <th scope="col" className="w-38">
          {columns.date}
        </th>
        <th scope="col">{columns.payment}</th>
        <th scope="col" className="w-[16%]">
          {columns.category}
        </th>
        <th scope="col" className="w-[18%]">
          {columns.payer}
        </th>
        <th scope="col" className="w-36">
          {columns.status}
        </th>
        <th scope="col" className={right}>
          {columns.amount}
        </th>
      </tr>
    </thead>
  );
}

interface DueRowProps {
  due: Due;
  category: { name: string; color: string } | undefined;
  payer: string;
  today: string;
  /** Also shows another year than the current one. */
  hasYear: boolean;
  onOpen: (id: string) => void;
}

function DueRow({ due, category, payer, today, hasYear, onOpen }: DueRowProps) {
  const { itemId, paymentId, name, amount, isPaid } = due;
  const date = due.dueDate ?? due.paidOn;
  const state = due.state(today);
  return (
    <tr className="border-b border-rule last:border-0 card:grid card:min-h-16 card:grid-cols-[44px_minmax(0,1fr)_auto] card:items-center card:gap-x-1 card:py-2 card:pr-4 card:pl-1.5 wide:h-12 wide:cells:px-3 wide:cells:py-0.5">
      <td className="card:row-span-2 wide:pl-2!">
        <PaidCheck itemId={itemId} paymentId={paymentId} name={name} isPaid={isPaid} />
      </td>
      <td className="whitespace-nowrap text-muted tabular-nums card:col-start-2 card:row-start-2 card:text-13">
        {date ? shortDate(date, hasYear ? today : date) : "–"}
      </td>
      <th scope="row" className="font-normal card:col-start-2 card:row-start-1 card:text-15">
        <ItemLink id={itemId} name={name} isPaid={isPaid} onOpen={onOpen} />
      </th>
      <td className="card:hidden">
        <CategoryName category={category} />
      </td>
      <td className="text-muted wrap-anywhere card:hidden">{payer}</td>
      <td className="card:col-start-3 card:row-start-2 card:text-right">
        <DueStatus state={state} text={states[state]} />
      </td>
      <td
        className={classNames(
          "text-right whitespace-nowrap tabular-nums card:col-start-3 card:row-start-1 card:text-15 card:font-semibold wide:pr-4!",
          isPaid && "text-muted",
        )}
      >
        {formatMoney(amount)}
      </td>
    </tr>
  );
}

function sumOf(dues: readonly Due[]): number {
  return dues.reduce((sum, { amount }) => sum + amount, 0);
}

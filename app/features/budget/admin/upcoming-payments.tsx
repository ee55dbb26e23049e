import { Link } from "react-router";
import { formatMoney } from "#app/platform/money.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TriangleAlert } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { type Due, upcomingDues } from "../dues/rules.ts";
import { budgetQuery } from "./budget-query.ts";
import { PaidCheck } from "./paid-check.tsx";
import { daysFrom, shortDate } from "./short-date.ts";
import { budgetAdminTexts } from "./texts.ts";

const { upcoming: texts } = budgetAdminTexts;

interface UpcomingPaymentsProps {
  dues: Due[];
  today: string;
}

export function UpcomingPayments({ dues, today }: UpcomingPaymentsProps) {
  const upcoming = upcomingDues(dues, today);
  const total = upcoming.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Sheet
      title={texts.title}
      action={
        <Link
          to={budgetQuery.href({ vis: "plan" })}
          className="link py-3 text-14 font-medium lg:py-1.5"
        >
          {texts.plan}
        </Link>
      }
    >
      {upcoming.length === 0 ? (
        <p className="px-4 py-5 text-15 text-muted lg:px-6">{texts.none}</p>
      ) : (
        <>
          <ul className="divide-y divide-rule">
            {upcoming.map(({ itemId, paymentId, name, amount, dueDate }) => (
              <li
                key={`${itemId} ${paymentId}`}
                className="flex min-h-16 items-center gap-1.5 py-1.5 pr-4 pl-1.5 lg:pr-6 lg:pl-3"
              >
                <PaidCheck itemId={itemId} paymentId={paymentId} name={name} isPaid={false} />
                <span className="grid min-w-0 flex-1">
                  <b className="text-15 font-semibold wrap-anywhere">{name}</b>
                  <DueText dueDate={dueDate} today={today} />
                </span>
                <b className="text-15 font-semibold whitespace-nowrap tabular-nums">
                  {formatMoney(amount)}
                </b>
              </li>
            ))}
          </ul>
          <p className="flex justify-between gap-3 border-t border-rule-2 px-4 py-3.5 text-14 font-medium lg:px-6">
            {texts.total}
            <b className="font-semibold tabular-nums">{formatMoney(total)}</b>
          </p>
        </>
      )}
    </Sheet>
  );
}

function DueText({ dueDate, today }: { dueDate: string; today: string }) {
  const date = shortDate(dueDate, today);
  const days = daysFrom(today, dueDate);
  if (days < 0) {
    return (
      <span className="flex items-center gap-1.5 text-13 text-error">
        <Icon icon={TriangleAlert} size={16} />
        {texts.overdue(date)}
      </span>
    );
  }
  return (
    <span className="text-13 text-muted">
      {days === 0 ? texts.today(date) : texts.inDays(date, days)}
    </span>
  );
}

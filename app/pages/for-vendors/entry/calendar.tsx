import { Link } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import type { SubmitAction } from "#app/client/actions/submit.ts";
import {
  addMonths,
  formatMonth,
  type Month,
  nextState,
  readMonth,
  weeksOf,
} from "#app/features/vendors/dates/rules.ts";
import type { DateState } from "#app/features/vendors/rules.ts";
import { formatLongDate } from "#app/platform/oslo-time.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft, ChevronRight } from "#app/ui/icons.ts";
import { StatusIcon } from "#app/ui/status.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { vendorAreaTexts } from "../texts.ts";
import { entryActions } from "./actions.ts";
import { Year } from "./year.tsx";

const { dates: texts } = vendorAreaTexts;
const monthName = new Intl.DateTimeFormat("nb-NO", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

interface CalendarProps {
  month: Month;
  today: string;
  states: Readonly<Record<string, DateState>>;
  showsDates: boolean;
  submit: SubmitAction<typeof entryActions>;
}

/** A month, whose days are buttons that change their marks, and its year. */
export function Calendar({ month, today, states, showsDates, submit }: CalendarProps) {
  const name = monthName.format(new Date(Date.UTC(month.year, month.month - 1, 1)));
  return (
    <section aria-labelledby="datoer" className="grid gap-4 border-t border-rule pt-7">
      <div>
        <h2 id="datoer" className="text-d20">
          {texts.title}
        </h2>
        <p className="text-14 text-muted">{texts.lead}</p>
      </div>
      <ActionForm
        actions={entryActions}
        intent="shows-dates"
        values={{ showsDates: showsDates ? null : "on" }}
      >
        <Switch
          id="viser-datoer"
          checked={showsDates}
          label={texts.showsDates}
          hint={texts.showsDatesHint}
        />
      </ActionForm>
      <div className="rounded-l border border-rule bg-sheet p-3 sm:p-4">
        <div className="flex items-center justify-between pb-2">
          <MonthLink from={month} months={-1} today={today} />
          <h3 aria-live="polite" className="font-text text-16 font-semibold first-letter:uppercase">
            {name}
          </h3>
          <MonthLink from={month} months={1} today={today} />
        </div>
        <table className="w-full table-fixed border-collapse text-center">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr>
              {texts.weekdays.map((day) => (
                <th key={day} scope="col" className="pb-1 text-13 font-medium text-muted">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a month's weeks never change places
              <tr key={index}>
                {week.map((date, day) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do a week's days
                  <td key={day} className="p-px">
                    {date && (
                      <Day
                        date={date}
                        isPast={date < today}
                        state={states[date] ?? null}
                        submit={submit}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Year {...{ month, today, states }} />
      <p aria-hidden="true" className="flex gap-5 text-13 text-ink-2">
        <span className="flex items-center gap-2">
          <StatusIcon kind="coming" /> {texts.free}
        </span>
        <span className="flex items-center gap-2">
          <StatusIcon kind="declined" /> {texts.taken}
        </span>
      </p>
    </section>
  );
}

interface DayProps {
  date: string;
  isPast: boolean;
  state: DateState | null;
  submit: SubmitAction<typeof entryActions>;
}

function Day({ date, isPast, state, submit }: DayProps) {
  const number = Number(date.slice(-2));
  if (isPast)
    return <span className="grid h-11 place-items-center text-14 text-muted">{number}</span>;
  const next = nextState(state);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        submit("date", { date, state: next });
      }}
    >
      <input type="hidden" name="intent" value="date" />
      <input type="hidden" name="date" value={date} />
      <button
        type="submit"
        name="state"
        value={next}
        aria-label={`${formatLongDate(date)}: ${texts[state ?? "none"]}`}
        className={classNames(
          "grid h-11 w-full place-content-center justify-items-center rounded-s border text-14 hover:border-ink focus-visible:-outline-offset-2",
          state === "free" && "border-transparent bg-gran-tint font-semibold text-gran",
          state === "taken" && "border-transparent bg-paper-3 text-ink-2 line-through",
          state === null && "border-transparent",
        )}
      >
        {number}
        {state && <StatusIcon kind={state === "free" ? "coming" : "declined"} />}
      </button>
    </form>
  );
}

interface MonthLinkProps {
  from: Month;
  months: 1 | -1;
  today: string;
}

function MonthLink({ from, months, today }: MonthLinkProps) {
  const to = formatMonth(addMonths(from, months));
  const isOpen = formatMonth(readMonth(to, today)) === to;
  const label = months < 0 ? texts.previous : texts.next;
  const icon = <Icon icon={months < 0 ? ChevronLeft : ChevronRight} />;
  const shape = "grid size-11 place-items-center rounded-m";
  if (!isOpen) return <span className={`${shape} text-muted opacity-40`}>{icon}</span>;
  return (
    <Link
      to={`?maned=${to}#datoer`}
      preventScrollReset
      aria-label={label}
      className={`${shape} hover:bg-paper-3`}
    >
      {icon}
    </Link>
  );
}

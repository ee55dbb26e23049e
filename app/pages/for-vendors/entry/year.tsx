import { Link } from "react-router";
import {
  formatMonth,
  type Month,
  monthsOf,
  readMonth,
  weeksOf,
  yearsFrom,
} from "#app/features/vendors/dates/rules.ts";
import type { DateState } from "#app/features/vendors/rules.ts";
import { vendorAreaTexts } from "../texts.ts";

const { dates: texts } = vendorAreaTexts;
const monthName = new Intl.DateTimeFormat("nb-NO", { month: "long", timeZone: "UTC" });
const cell = 12;
const day = 9;

interface YearProps {
  month: Month;
  today: string;
  states: Readonly<Record<string, DateState>>;
}

/** The year of the shown month: each month is a link with its marked days. */
export function Year({ month, today, states }: YearProps) {
  return (
    <nav aria-label={texts.year(month.year)} className="grid gap-3">
      <ul className="flex flex-wrap gap-1">
        {yearsFrom(today).map((first) => (
          <li key={first.year}>
            <Link
              to={hrefOf(first)}
              preventScrollReset
              aria-current={first.year === month.year || undefined}
              className="grid min-h-11 place-items-center rounded-m px-3 text-15 font-medium text-ink-2 tabular-nums hover:bg-paper-3 aria-current:bg-paper-3 aria-current:font-semibold aria-current:text-ink"
            >
              {first.year}
            </Link>
          </li>
        ))}
      </ul>
      <ol className="grid grid-cols-3 gap-1 sm:grid-cols-4">
        {monthsOf(month.year).map((each) => (
          <li key={each.month}>
            <MonthOfYear shown={month} {...{ each, today, states }} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface MonthOfYearProps extends Omit<YearProps, "month"> {
  each: Month;
  shown: Month;
}

function MonthOfYear({ each, shown, today, states }: MonthOfYearProps) {
  const name = monthName.format(new Date(Date.UTC(each.year, each.month - 1, 1)));
  const dates = weeksOf(each).flat();
  const count = (state: DateState) => dates.filter((date) => date && states[date] === state).length;
  const isOpen = formatMonth(readMonth(formatMonth(each), today)) === formatMonth(each);
  const shape = "grid justify-items-start gap-1.5 rounded-m border p-2";
  if (!isOpen) {
    return (
      <span className={`${shape} border-transparent text-muted`}>
        <span className="text-13 first-letter:uppercase">{name}</span>
      </span>
    );
  }
  return (
    <Link
      to={hrefOf(each)}
      preventScrollReset
      aria-current={formatMonth(each) === formatMonth(shown) || undefined}
      className={`${shape} border-transparent hover:border-rule-2 hover:bg-sheet aria-current:border-ink aria-current:bg-sheet`}
    >
      <span className="text-13 font-medium first-letter:uppercase">{name}</span>
      <span className="sr-only">{texts.marked(count("taken"), count("free"))}</span>
      <Days dates={dates} states={states} />
    </Link>
  );
}

interface DaysProps {
  dates: readonly (string | null)[];
  states: YearProps["states"];
}

/** Taken days are crosses, free ones dots, the others faint. */
function Days({ dates, states }: DaysProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${7 * cell} ${6 * cell}`}
      className="w-full max-w-21 fill-none"
    >
      {dates.map((date, index) => {
        if (!date) return null;
        const [x, y] = [(index % 7) * cell + 1, Math.floor(index / 7) * cell + 1];
        if (states[date] === "taken") {
          const end = day - 2;
          return (
            <path
              key={date}
              d={`M${x + 1} ${y + 1}l${end} ${end}m0 ${-end}l${-end} ${end}`}
              className="stroke-ink stroke-2 forced-colors:stroke-[CanvasText]"
            />
          );
        }
        if (states[date] === "free") {
          return (
            <circle
              key={date}
              cx={x + day / 2}
              cy={y + day / 2}
              r={day / 2}
              className="fill-gran forced-colors:fill-[CanvasText]"
            />
          );
        }
        return (
          <rect key={date} x={x} y={y} width={day} height={day} rx={1} className="fill-paper-3" />
        );
      })}
    </svg>
  );
}

function hrefOf(month: Month): string {
  return `?maned=${formatMonth(month)}#datoer`;
}

import { formatTypedMoney } from "#app/platform/money.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import type { Due } from "../../dues/rules.ts";
import { budgetAdminTexts } from "../texts.ts";
import { baseLine, layoutDueLine, lineHeight, type Pin } from "./due-line.ts";
import { DueMark } from "./due-mark.tsx";

const { line: texts } = budgetAdminTexts;
const monthName = new Intl.DateTimeFormat("nb-NO", { month: "long", timeZone: "UTC" });
const maxMonthLength = 5;

interface DueLineFigureProps {
  dues: readonly Due[];
  /** `yyyy-mm-dd`, like `weddingDate`. */
  today: string;
  weddingDate: string | null;
  label: string;
}

/** Each pin is a payment: its place is the date, its height the amount, its head the state. */
export function DueLineFigure({ dues, today, weddingDate, label }: DueLineFigureProps) {
  const line = layoutDueLine(dues, today, weddingDate);
  return (
    <svg
      role="img"
      aria-label={label}
      height={lineHeight}
      className="block w-full overflow-visible text-[12.5px]"
    >
      <line y1={baseLine} x2="100%" y2={baseLine} className={`stroke-rule-2 ${forcedStroke}`} />
      {line?.months.map(({ month, start, middle, hasLabel, isOdd }, index) => (
        <g key={month}>
          <line
            x1={`${start}%`}
            y1={baseLine}
            x2={`${start}%`}
            y2={baseLine + 6}
            className={`stroke-edge ${forcedStroke}`}
          />
          {hasLabel && (
            <text
              x={`${middle}%`}
              y={baseLine + 22}
              textAnchor="middle"
              className={`fill-muted forced-colors:fill-[CanvasText] ${isOdd ? "max-lg:hidden" : ""}`}
            >
              {monthLabel(month, index === 0)}
            </text>
          )}
        </g>
      ))}
      {line && (
        <>
          <line
            x1={`${line.today}%`}
            y1="30"
            x2={`${line.today}%`}
            y2={baseLine}
            strokeDasharray="2 3"
            className={`stroke-ink ${forcedStroke}`}
          />
          <Caption x={line.today} y={22} text={texts.today} />
        </>
      )}
      {line?.wedding != null && weddingDate && (
        <Wedding
          x={line.wedding}
          date={weddingDate}
          isNearToday={Math.abs(line.wedding - line.today) < 8}
        />
      )}
      {line?.pins.map((pin) => (
        <PinMark key={`${pin.due.itemId} ${pin.due.paymentId}`} pin={pin} today={today} />
      ))}
    </svg>
  );
}

const forcedStroke = "forced-colors:stroke-[CanvasText]";
const stems = {
  paid: "stroke-gran",
  due: "stroke-messing",
  overdue: "stroke-error",
  undated: "stroke-messing",
};

function PinMark({ pin: { due, x, y, label }, today }: { pin: Pin; today: string }) {
  const state = due.state(today);
  // The name of what is overdue stands on the side that is not towards today.
  const side = label?.side ?? (x > 8 ? "end" : "start");
  const place = {
    x: `${x}%`,
    y: (label?.y ?? y) + 4,
    dx: side === "start" ? 11 : -11,
    textAnchor: side,
    className:
      "stroke-sheet text-13 tabular-nums [paint-order:stroke] max-lg:hidden forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]",
    strokeWidth: 6,
  } as const;
  return (
    <g>
      <title>{`${due.name}, ${formatTypedMoney(due.amount)} kr, ${formatDate(due.dueDate)}`}</title>
      <line
        x1={`${x}%`}
        y1={baseLine}
        x2={`${x}%`}
        y2={y + 6}
        strokeWidth="1.5"
        className={`${stems[state]} ${forcedStroke}`}
      />
      <svg aria-hidden="true" x={`${x}%`} y={y} className="overflow-visible">
        <DueMark state={state} />
      </svg>
      {label ? (
        <text {...place} className={`fill-ink-2 ${place.className}`}>
          <tspan className="font-semibold fill-ink forced-colors:fill-[CanvasText]">
            {label.name}
          </tspan>{" "}
          {formatTypedMoney(due.amount)}
        </text>
      ) : (
        state === "overdue" && (
          <text {...place} className={`fill-error font-semibold ${place.className}`}>
            {texts.overdue}
          </text>
        )
      )}
    </g>
  );
}

function Wedding({ x, date, isNearToday }: { x: number; date: string; isNearToday: boolean }) {
  return (
    <>
      <line
        x1={`${x}%`}
        y1="30"
        x2={`${x}%`}
        y2={baseLine}
        className={`stroke-berry ${forcedStroke}`}
      />
      <svg aria-hidden="true" x={`${x}%`} y="30" className="overflow-visible">
        <circle cx="-4.5" r="4.5" className="fill-berry forced-colors:fill-[CanvasText]" />
        <circle cx="4.5" r="4.5" className="fill-berry forced-colors:fill-[CanvasText]" />
      </svg>
      {!isNearToday && <Caption x={x} y={18} text={texts.day(formatDate(date))} />}
    </>
  );
}

/** A caption near an end of the line begins or ends there. */
function Caption({ x, y, text }: { x: number; y: number; text: string }) {
  const anchor = x > 95 ? "end" : x < 5 ? "start" : "middle";
  return (
    <text
      x={`${x}%`}
      y={y}
      dx={anchor === "end" ? 12 : anchor === "start" ? -6 : 0}
      textAnchor={anchor}
      className="fill-ink font-medium forced-colors:fill-[CanvasText]"
    >
      {text}
    </text>
  );
}

function monthLabel(month: string, isFirst: boolean): string {
  const long = monthName.format(new Date(`${month}-01T00:00:00Z`));
  const name = long.length > maxMonthLength ? long.slice(0, 3) : long;
  return isFirst || month.endsWith("-01") ? `${name} ${month.slice(0, 4)}` : name;
}

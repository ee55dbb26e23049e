import { dayAndMonth } from "#app/platform/oslo-time.ts";
import type { ConversationSide } from "../rules.ts";

interface DateSealProps {
  date: Date;
  side: ConversationSide;
}

/** The day of a message in a double ring, in gran for the side that was asked. */
export function DateSeal({ date, side }: DateSealProps) {
  const { day, month } = dayAndMonth(date);
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden="true"
      className={`relative size-12 lg:size-14 ${side === "answerer" ? "text-gran" : "text-ink-2"}`}
    >
      <circle cx="28" cy="28" r="25" className="fill-sheet stroke-current" strokeWidth="1.4" />
      <circle cx="28" cy="28" r="20.5" className="fill-none stroke-current" strokeWidth="0.8" />
      <g className="fill-current font-display" textAnchor="middle">
        <text x="28" y="31" fontSize="17" fontWeight="420">
          {day}
        </text>
        <text x="28" y="41.5" fontSize="11.5">
          {month}
        </text>
      </g>
    </svg>
  );
}

import { formatDate } from "#app/platform/oslo-time.ts";
import { answerFormTexts as texts } from "./texts.ts";

interface DeadlineLineProps {
  today: string;
  deadline: string;
  weddingDate: string;
}

const day = 24 * 3600 * 1000;

/** A time line from today to the wedding, with the deadline between. */
export function DeadlineLine({ today, deadline, weddingDate }: DeadlineLineProps) {
  const [start, at, end] = [today, deadline, weddingDate].map(Date.parse) as [
    number,
    number,
    number,
  ];
  if (!(start < end && start <= at && at <= end)) return null;
  const part = Math.round(((at - start) / (end - start)) * 1000) / 10;
  const daysBefore = Math.round((end - at) / day);
  return (
    <div className="mt-1 grid gap-2 text-13 text-ink-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 24"
        preserveAspectRatio="none"
        className="h-6 w-full overflow-visible"
      >
        <path
          d="M0 2v20M0 12h100M20 9v6M40 9v6M60 9v6M80 9v6"
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-edge"
        />
        <Dot x={part} width={16} className="stroke-ink" />
        <Dot x={part} width={12} className="stroke-sheet" />
        <Dot x={part} width={6} className="stroke-berry" />
        <Dot x={98.6} width={7} className="stroke-berry" />
        <Dot x={100} width={7} className="stroke-berry" />
      </svg>
      <p className="flex justify-between gap-3">
        <span aria-hidden="true">{texts.today}</span>
        <b className="font-semibold text-ink">{texts.days(daysBefore)}</b>
        <span aria-hidden="true">{formatDate(weddingDate).replace(/ \d{4}$/, "")}</span>
      </p>
    </div>
  );
}

/** A path of zero length, because a circle would be stretched with the line. */
function Dot({ x, width, className }: { x: number; width: number; className: string }) {
  return (
    <path
      d={`M${x} 12h.001`}
      strokeWidth={width}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

import { StatusIcon } from "#app/ui/status.tsx";
import { plannerTexts } from "../texts.ts";

const { counters } = plannerTexts;

interface AttendanceChartProps {
  coming: number;
  declined: number;
}

const wide = { perRow: 26, cell: 16, dot: 9.4, cross: 3.5 };
const narrow = { perRow: 60, cell: 7, dot: 5, cross: 1.8 };
const maxWidePersons = 150;
const maxMarks = 600;

export function AttendanceChart({ coming, declined }: AttendanceChartProps) {
  const persons = coming + declined;
  const personsPerMark = Math.ceil(persons / maxMarks);
  const dotCount = Math.ceil(coming / personsPerMark);
  const crossCount = Math.ceil(declined / personsPerMark);
  const { perRow, cell, dot, cross } = persons > maxWidePersons ? narrow : wide;
  const rows = Math.ceil((dotCount + crossCount) / perRow);
  const center = (index: number) => [
    (index % perRow) * cell + cell / 2,
    Math.floor(index / perRow) * cell + cell / 2,
  ];
  // A dot is a zero-length line with round caps, so that one path draws them all.
  const dots = Array.from({ length: dotCount }, (_, index) => `M${center(index).join(" ")}h.01`);
  const crosses = Array.from({ length: crossCount }, (_, index) => {
    const [x = 0, y = 0] = center(dotCount + index);
    return `M${x - cross} ${y - cross}l${2 * cross} ${2 * cross}m0-${2 * cross}l-${2 * cross} ${2 * cross}`;
  });
  return (
    <figure>
      <svg
        viewBox={`0 0 ${perRow * cell} ${rows * cell}`}
        role="img"
        aria-label={counters.chartLabel(coming, declined)}
        className="h-auto w-full max-w-112"
      >
        <path
          d={dots.join("")}
          fill="none"
          strokeWidth={dot}
          strokeLinecap="round"
          className="stroke-gran"
        />
        <path
          d={crosses.join("")}
          fill="none"
          strokeWidth="1.5"
          strokeLinecap="round"
          className="stroke-ink-2"
        />
      </svg>
      <figcaption
        className="mt-2.5 flex flex-wrap gap-x-4.5 gap-y-1 text-13 font-medium"
        aria-hidden="true"
      >
        <span className="inline-flex items-center gap-2 text-gran">
          <StatusIcon kind="coming" />
          {counters.coming}
        </span>
        <span className="inline-flex items-center gap-2 text-ink-2">
          <StatusIcon kind="declined" />
          {counters.declined}
        </span>
        {personsPerMark > 1 && (
          <span className="text-muted">{counters.personsPerMark(personsPerMark)}</span>
        )}
      </figcaption>
    </figure>
  );
}

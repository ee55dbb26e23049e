import { importTexts } from "#app/features/guests/import/texts.ts";

const { result: texts } = importTexts;

interface ImportChartProps {
  added: number;
  updated: number;
  skipped: number;
}

const maxMarks = 600;

/** Draws the rows of the file: filled for new guests, a ring for known ones, a dot for others. */
export function ImportChart({ added, updated, skipped }: ImportChartProps) {
  const rowsPerMark = Math.max(1, Math.ceil((added + updated + skipped) / maxMarks));
  const [dots, rings, specks] = [added, updated, skipped].map((rows) =>
    Math.ceil(rows / rowsPerMark),
  ) as [number, number, number];
  const count = dots + rings + specks;
  const [perRow, cell, size] = count > 150 ? [60, 11, 6] : [31, 22, 9.4];
  const width = Math.min(count, perRow) * cell;
  const marks = (from: number, length: number) =>
    Array.from({ length }, (_, index) => {
      const place = from + index;
      const x = (place % perRow) * cell + cell / 2;
      return `M${x} ${Math.floor(place / perRow) * cell + cell / 2}h.01`;
    }).join("");
  const line = { fill: "none", strokeLinecap: "round" } as const;
  return (
    <svg
      viewBox={`${(width - perRow * cell) / 2} 0 ${perRow * cell} ${Math.ceil(count / perRow) * cell}`}
      role="img"
      aria-label={texts.figure(added, updated)}
      className="mb-5 h-auto w-full max-w-170"
    >
      <path {...line} d={marks(0, dots)} strokeWidth={size} className="stroke-gran" />
      <path {...line} d={marks(dots, rings)} strokeWidth={size} className="stroke-messing" />
      <path {...line} d={marks(dots, rings)} strokeWidth={size - 3} className="stroke-sheet" />
      <path
        {...line}
        d={marks(dots + rings, specks)}
        strokeWidth={size / 2.6}
        className="stroke-rule-2"
      />
    </svg>
  );
}

import type { ListCounts } from "./rules.ts";
import { guestListTexts } from "./texts.ts";

const { counts: texts } = guestListTexts;

const wide = { perRow: 38, cell: 15, size: 4.7, line: 1.4 };
const narrow = { perRow: 76, cell: 7.5, size: 2.4, line: 1 };
const maxWideGuests = 150;
const maxMarks = 456;

/** Draws the guests by status. In a long list, a mark stands for several guests. */
export function GuestChart({ confirmed, pending, declined, invited }: ListCounts) {
  const guestsPerMark = Math.max(1, Math.ceil(invited / maxMarks));
  const marksOf = (guests: number) => Math.ceil(guests / guestsPerMark);
  const { perRow, cell, size, line } = invited > maxWideGuests ? narrow : wide;
  const marks = marksOf(confirmed) + marksOf(pending) + marksOf(declined);
  const rows = Math.ceil(marks / perRow);
  const places = Array.from({ length: marks }, (_, index) => ({
    x: (index % perRow) * cell + cell / 2,
    y: Math.floor(index / perRow) * cell + cell / 2,
  }));
  const coming = places.splice(0, marksOf(confirmed));
  const waiting = places.splice(0, marksOf(pending));
  const ring = size - line / 2;
  const cross = size * 0.75;
  return (
    <>
      <svg
        viewBox={`0 0 ${perRow * cell} ${rows * cell}`}
        role="img"
        aria-label={texts.chart(confirmed, pending, declined)}
        className="h-auto w-full max-w-142"
      >
        <path
          // A dot is a zero-length line with round caps, so that one path draws them all.
          d={coming.map(({ x, y }) => `M${x} ${y}h.01`).join("")}
          fill="none"
          strokeWidth={2 * size}
          strokeLinecap="round"
          className="stroke-gran"
        />
        <path
          d={waiting
            .map(
              ({ x, y }) =>
                `M${x - ring} ${y}a${ring} ${ring} 0 1 0 ${2 * ring} 0a${ring} ${ring} 0 1 0-${2 * ring} 0`,
            )
            .join("")}
          fill="none"
          strokeWidth={line}
          className="stroke-messing"
        />
        <path
          d={places
            .map(
              ({ x, y }) =>
                `M${x - cross} ${y - cross}l${2 * cross} ${2 * cross}m0-${2 * cross}l-${2 * cross} ${2 * cross}`,
            )
            .join("")}
          fill="none"
          strokeWidth={line}
          strokeLinecap="round"
          className="stroke-ink-2"
        />
      </svg>
      {guestsPerMark > 1 && (
        <p className="mt-1.5 text-13 text-muted">{texts.guestsPerMark(guestsPerMark)}</p>
      )}
    </>
  );
}

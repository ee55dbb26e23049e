import { type Fill, fillOf } from "#app/features/seating/drawing/labels.ts";

interface FillGaugeProps {
  /** With the couple. */
  persons: number;
  seats: number;
}

const fills: Record<Fill, string> = {
  full: "fill-gran",
  "over-half": "fill-messing-fill",
  half: "fill-berry",
};

/** Decorative: the count stands beside it. */
export function FillGauge({ persons, seats }: FillGaugeProps) {
  return (
    <svg width="100%" height="3" aria-hidden="true" className="my-1 block bg-paper-3">
      <rect
        width={`${(100 * persons) / seats}%`}
        height="3"
        className={fills[fillOf(persons, seats)]}
      />
    </svg>
  );
}

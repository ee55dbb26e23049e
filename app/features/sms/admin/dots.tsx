export type DotKind = "sent" | "underway" | "failed" | "other";

interface DotsProps {
  /** In this order, one for each person. */
  kinds: readonly DotKind[];
  perRow: number;
  cell: number;
  label: string;
}

/** More persons than this get smaller dots. */
const maxLarge = 310;

/** One dot for each person, each kind in one path: a list may have thousands. */
export function Dots({ kinds, perRow, cell, label }: DotsProps) {
  const scale = kinds.length > maxLarge ? 2 : 1;
  const [columns, size] = [perRow * scale, cell / scale];
  const unit = size / 15;
  const rows = Math.max(1, Math.ceil(kinds.length / columns));
  const paths = { sent: "", underway: "", failed: "", other: "" };
  for (const [index, kind] of kinds.entries()) {
    const x = ((index % columns) + 0.5) * size;
    const y = (Math.floor(index / columns) + 0.5) * size;
    paths[kind] += kind === "sent" || kind === "other" ? `M${x} ${y}h.01` : ring(x, y, unit);
    if (kind === "failed") {
      paths.failed += `M${x - 2.8 * unit} ${y + 2.8 * unit}l${5.6 * unit}-${5.6 * unit}`;
    }
  }
  return (
    <svg
      viewBox={`0 0 ${columns * size} ${rows * size}`}
      width={columns * size}
      height={rows * size}
      role="img"
      aria-label={label}
      className="h-auto max-w-full fill-none"
    >
      <path
        d={paths.other}
        strokeWidth={3.6 * unit}
        strokeLinecap="round"
        className="stroke-rule-2"
      />
      <path d={paths.sent} strokeWidth={9.4 * unit} strokeLinecap="round" className="stroke-gran" />
      <path d={paths.underway} strokeWidth={1.4 * unit} className="stroke-messing" />
      <path d={paths.failed} strokeWidth={1.4 * unit} className="stroke-error" />
    </svg>
  );
}

// A dot is a zero-length line with round caps, so that one path draws them all.
function ring(x: number, y: number, unit: number): string {
  const r = 4 * unit;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
}

/** Returns so many dots of each kind, in this order. */
export function countedDots(counts: Record<DotKind, number>): DotKind[] {
  const order = ["sent", "underway", "failed", "other"] as const;
  return order.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
}

import type { PartKind } from "./bar-parts.ts";
import type { CategoryFigure } from "./category-figures.ts";

/** In sixteenths of a rem, so that the table beside it grows with it. */
export const streamWidth = 540;

const streamHeight = 330;
const minRowHeight = 40;
const minOverHeight = 3;
const barLeft = 8;
const barWidth = 16;
const bendEnd = 470;

interface StreamBand {
  kind: PartKind;
  path: string;
}

export interface StreamRow {
  id: string;
  rowHeight: number;
  /** Of the category's part of the bar at the left. */
  bar: { y: number; height: number };
  bands: StreamBand[];
  /** What exceeds the budget, at the right. */
  over: { y: number; height: number } | null;
}

/** Lays out a stream that divides the whole budget into its categories, one row each. */
export function layoutStream(figures: readonly CategoryFigure[]): {
  height: number;
  rows: StreamRow[];
} {
  const whole = figures.reduce((sum, { total, used }) => sum + Math.max(total, used), 0);
  const scale = streamHeight / Math.max(whole, 1);
  const rowHeights = figures.map(({ total, used }) =>
    round(Math.max(Math.max(total, used) * scale, minRowHeight)),
  );
  const height = rowHeights.reduce((sum, rowHeight) => sum + rowHeight, 0);
  const budgetHeight = figures.reduce((sum, { total }) => sum + total, 0) * scale;
  let left = (height - budgetHeight) / 2;
  let top = 0;
  const rows = figures.map(({ id, total, used, overspent, parts }, index): StreamRow => {
    const rowHeight = rowHeights[index] ?? minRowHeight;
    const bar = { y: round(left), height: round(total * scale) };
    let from = left;
    let to = top + (rowHeight - Math.max(total, used) * scale) / 2;
    const bands = parts
      .filter(({ kind }) => kind !== "over")
      .map(({ kind, amount }): StreamBand => {
        const size = amount * scale;
        const path = bandPath(from, to, size);
        from += size;
        to += size;
        return { kind, path };
      });
    const overHeight = Math.max(minOverHeight, overspent * scale);
    const over = overspent > 0 ? { y: round(to), height: round(overHeight) } : null;
    left += total * scale;
    top += rowHeight;
    return { id, rowHeight, bar, bands, over };
  });
  return { height: round(height), rows };
}

export const overBar = { x: bendEnd + 6, width: streamWidth - bendEnd - 6 };
export const budgetBar = { x: barLeft, width: barWidth };

function bandPath(from: number, to: number, size: number): string {
  const start = barLeft + barWidth;
  const middle = (start + bendEnd) / 2;
  const [a, b, c, d] = [from, to, to + size, from + size].map(round);
  return `M${start} ${a}C${middle} ${a} ${middle} ${b} ${bendEnd} ${b}H${streamWidth}V${c}H${bendEnd}C${middle} ${c} ${middle} ${d} ${start} ${d}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

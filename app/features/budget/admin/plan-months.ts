import type { Due } from "../dues/rules.ts";

export interface MonthOfDues {
  /** `yyyy-mm`; null for what has no date. */
  month: string | null;
  dues: Due[];
  /** In øre. */
  amount: number;
}

/**
 * Divides what is to be paid by month, and what was paid in earlier months, which needs no more
 * attention. What is unpaid stays in its month however long ago that is.
 */
export function planMonths(
  dues: readonly Due[],
  today: string,
): { months: MonthOfDues[]; earlier: Due[] } {
  const thisMonth = today.slice(0, 7);
  const isEarlier = (due: Due) => due.isPaid && (monthOf(due) ?? thisMonth) < thisMonth;
  const groups = Map.groupBy(
    dues.filter((due) => !isEarlier(due)),
    monthOf,
  );
  const months = [...groups].map(([month, inMonth]) => ({
    month,
    dues: inMonth,
    amount: inMonth.reduce((sum, { amount }) => sum + amount, 0),
  }));
  return {
    months: months.toSorted((a, b) => ((a.month ?? "9999") < (b.month ?? "9999") ? -1 : 1)),
    earlier: dues.filter(isEarlier),
  };
}

function monthOf({ dueDate, paidOn }: Due): string | null {
  return (dueDate ?? paidOn)?.slice(0, 7) ?? null;
}

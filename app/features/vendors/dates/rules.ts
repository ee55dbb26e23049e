import type { DateState } from "../rules.ts";

/** How far ahead dates can be marked. */
const yearsAhead = 3;

const nextStates: Record<DateState | "none", DateState | "none"> = {
  none: "taken",
  taken: "free",
  free: "none",
};

/** What pressing a day of the calendar makes of it. */
export function nextState(state: DateState | null): DateState | "none" {
  return nextStates[state ?? "none"];
}

export interface Month {
  year: number;
  /** From 1. */
  month: number;
}

/** Reads `2027-06`; anything else, and months out of range, is the month of `today`. */
export function readMonth(text: string | null, today: string): Month {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(text ?? "") ?? [];
  const current = monthOf(today);
  const asked = { year: Number(year), month: Number(month) };
  if (!year || asked.month < 1 || asked.month > 12) return current;
  const months = (one: Month) => one.year * 12 + one.month;
  const distance = months(asked) - months(current);
  return distance >= 0 && distance <= yearsAhead * 12 ? asked : current;
}

function monthOf(date: string): Month {
  const [year, month] = date.split("-").map(Number);
  return { year: year ?? 0, month: month ?? 1 };
}

export function formatMonth({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

export function addMonths({ year, month }: Month, months: number): Month {
  const total = year * 12 + (month - 1) + months;
  return { year: Math.floor(total / 12), month: (total % 12) + 1 };
}

export function monthsOf(year: number): Month[] {
  return Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 }));
}

/** Returns the first month of each year in which dates can be marked. */
export function yearsFrom(today: string): Month[] {
  const current = monthOf(today);
  return Array.from({ length: yearsAhead + 1 }, (_, index) =>
    index === 0 ? current : { year: current.year + index, month: 1 },
  );
}

/** The weeks from Monday; days of other months are null. */
export function weeksOf({ year, month }: Month): (string | null)[][] {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, index) => {
    const day = index - before + 1;
    if (day < 1 || day > days) return null;
    return `${formatMonth({ year, month })}-${String(day).padStart(2, "0")}`;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

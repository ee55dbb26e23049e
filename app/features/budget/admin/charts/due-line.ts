import { addDays, type DatedDue, type Due, isDated } from "../../dues/rules.ts";

/** The height of the drawing and of its base line from the top, in pixels. */
export const lineHeight = 236;
export const baseLine = lineHeight - 34;

const topOfLargest = 54;
const namedPins = 4;
/** Of the narrowest window that shows names, in pixels. */
const namedWidth = 900;
const charWidth = 7;
const maxMonthLabels = 12;
const daysAfterLast = 8;

export interface Pin {
  due: DatedDue;
  /** In per cent of the width, like all `x`. */
  x: number;
  y: number;
  /** The side of the pin where its name has room; null for a pin without name. */
  label: "start" | "end" | null;
}

interface Month {
  /** `yyyy-mm` */
  month: string;
  start: number;
  middle: number;
  hasLabel: boolean;
  /** On narrow screens every other label is left out. */
  isOdd: boolean;
}

export interface DueLine {
  months: Month[];
  pins: Pin[];
  today: number;
  wedding: number | null;
}

/** Returns null without a due date. */
export function layoutDueLine(
  dues: readonly Due[],
  today: string,
  weddingDate: string | null,
): DueLine | null {
  const dated = dues.filter(isDated);
  const days = [
    ...dated.map(({ dueDate }) => dueDate),
    today,
    ...(weddingDate ? [weddingDate] : []),
  ];
  const sorted = days.toSorted();
  const [first = today] = sorted;
  const last = addDays(sorted.at(-1) ?? today, daysAfterLast);
  if (dated.length === 0) return null;
  const start = `${first.slice(0, 7)}-01`;
  const span = dayOf(last) - dayOf(start);
  const xOf = (day: string) => round(((dayOf(day) - dayOf(start)) / span) * 100);
  const largest = Math.max(...dated.map(({ amount }) => amount), 1);
  const yOf = (amount: number) => round(baseLine - (amount / largest) * (baseLine - topOfLargest));
  return {
    months: monthsBetween(start, last, xOf),
    pins: withLabels(dated.map((due) => ({ due, x: xOf(due.dueDate), y: yOf(due.amount) }))),
    today: xOf(today),
    wedding: weddingDate === null ? null : xOf(weddingDate),
  };
}

function monthsBetween(start: string, last: string, xOf: (day: string) => number): Month[] {
  const starts: string[] = [];
  for (let day = start; day <= last; day = nextMonth(day)) starts.push(day);
  const step = Math.ceil(starts.length / maxMonthLabels);
  return starts.map((day, index) => {
    const from = xOf(day);
    const to = Math.min(xOf(nextMonth(day)), 100);
    return {
      month: day.slice(0, 7),
      start: from,
      middle: round((from + to) / 2),
      hasLabel: index % step === 0,
      isOdd: (index / step) % 2 === 1,
    };
  });
}

/** Names the largest pins, as far as their names do not run into each other. */
function withLabels(pins: Omit<Pin, "label">[]): Pin[] {
  const named = new Map<Due, "start" | "end">();
  const taken: { from: number; to: number; y: number }[] = [];
  const bySize = pins.toSorted((a, b) => b.due.amount - a.due.amount);
  for (const { due, x, y } of bySize.slice(0, namedPins)) {
    const width = ((due.name.length + 9) * charWidth * 100) / namedWidth;
    const label = x + width > 100 ? "end" : "start";
    const area = label === "start" ? { from: x, to: x + width, y } : { from: x - width, to: x, y };
    const isFree = taken.every(
      (other) => area.to < other.from || area.from > other.to || Math.abs(area.y - other.y) > 18,
    );
    if (!isFree || area.from < 0) continue;
    taken.push(area);
    named.set(due, label);
  }
  return pins.map((pin) => ({ ...pin, label: named.get(pin.due) ?? null }));
}

function nextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

import { addDays, type DatedDue, type Due, isDated } from "../../dues/rules.ts";

/** The height of the drawing and of its base line from the top, in pixels. */
export const lineHeight = 236;
export const baseLine = lineHeight - 34;

const topOfLargest = 54;
const namedPins = 4;
/** Of the narrowest drawing that shows names, in pixels. */
const namedWidth = 900;
const charWidth = 7;
/** A longer name is cut; the drawing's title has it all. */
const maxNameLength = 32;
/** How much higher or lower than its pin a name may stand to have room, in pixels. */
const labelShifts = [0, -20, 20, -40, 40, 60, 80];
/** Below the captions. */
const topOfLabels = 34;
const maxMonthLabels = 12;
const daysAfterLast = 8;

export interface Pin {
  due: DatedDue;
  /** In per cent of the width, like all `x`. */
  x: number;
  y: number;
  /** Null for a pin without name. */
  label: Label | null;
}

interface Label {
  name: string;
  /** The side of the pin where the name has room. */
  side: "start" | "end";
  y: number;
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

/** Names the largest pins beside them, higher or lower where another name would be in the way. */
function withLabels(pins: Omit<Pin, "label">[]): Pin[] {
  const labels = new Map<Due, Label>();
  const taken: Area[] = [];
  const bySize = pins.toSorted((a, b) => b.due.amount - a.due.amount);
  for (const pin of bySize.slice(0, namedPins)) {
    const places = placesOf(pin);
    const free = places.find(({ area }) => taken.every((other) => !isOver(area, other)));
    const { label, area } = free ?? places[0] ?? {};
    if (!label || !area) continue;
    taken.push(area);
    labels.set(pin.due, label);
  }
  return pins.map((pin) => ({ ...pin, label: labels.get(pin.due) ?? null }));
}

interface Area {
  from: number;
  to: number;
  y: number;
}

/** Returns where the name of a pin fits into the drawing, the best place first. */
function placesOf({ due, x, y }: Omit<Pin, "label">): { label: Label; area: Area }[] {
  const isLong = due.name.length > maxNameLength;
  const name = isLong ? `${due.name.slice(0, maxNameLength - 1).trimEnd()}…` : due.name;
  const width = ((name.length + 9) * charWidth * 100) / namedWidth;
  const sides = (["start", "end"] as const).filter((side) =>
    side === "start" ? x + width <= 100 : x - width >= 0,
  );
  return labelShifts
    .map((shift) => y + shift)
    .filter((at) => at >= topOfLabels && at <= baseLine - 8)
    .flatMap((at) =>
      sides.map((side) => ({
        label: { name, side, y: at },
        area:
          side === "start" ? { from: x, to: x + width, y: at } : { from: x - width, to: x, y: at },
      })),
    );
}

function isOver(a: Area, b: Area): boolean {
  return a.to >= b.from && a.from <= b.to && Math.abs(a.y - b.y) <= 18;
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

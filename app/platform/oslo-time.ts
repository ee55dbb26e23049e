import { formatNumber } from "#app/platform/numbers.ts";

const zone = "Europe/Oslo";
const dayMs = 86_400_000;

const longDate = new Intl.DateTimeFormat("nb-NO", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const weekday = new Intl.DateTimeFormat("nb-NO", { weekday: "long", timeZone: "UTC" });
const dayMonthYear = new Intl.DateTimeFormat("nb-NO", { dateStyle: "long", timeZone: "UTC" });
const isoDate = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
const wallClock = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: zone,
});
const dateAndTime = new Intl.DateTimeFormat("nb-NO", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: zone,
});
const dayMonth = new Intl.DateTimeFormat("nb-NO", {
  day: "numeric",
  month: "long",
  timeZone: zone,
});
const shortMonth = new Intl.DateTimeFormat("nb-NO", { month: "short", timeZone: zone });
const dayMonthYearOfInstant = new Intl.DateTimeFormat("nb-NO", {
  dateStyle: "long",
  timeZone: zone,
});
const hourMinute = new Intl.DateTimeFormat("nb-NO", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: zone,
});

export function formatLongDate(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

export function formatWeekday(date: string): string {
  return weekday.format(new Date(`${date}T00:00:00Z`));
}

/** @param time begins with `hh:mm` */
export function formatTimeOfDay(time: string): string {
  return `kl. ${time.slice(0, 5).replace(":", ".")}`;
}

export function formatDate(date: string): string {
  return dayMonthYear.format(new Date(`${date}T00:00:00Z`));
}

export function formatDateTime(instant: Date): string {
  return dateAndTime.format(instant);
}

export function formatDay(instant: Date, today: Date): string {
  const sameYear = osloDate(instant).slice(0, 4) === osloDate(today).slice(0, 4);
  return (sameYear ? dayMonth : dayMonthYearOfInstant).format(instant);
}

export function formatTime(instant: Date): string {
  return formatTimeOfDay(hourMinute.format(instant));
}

/** Returns a moment such as "i dag kl. 14.05", "3. november kl. 14.05" or with the year. */
export function formatDayAndTime(instant: Date, today: Date): string {
  const isToday = osloDate(instant) === osloDate(today);
  return `${isToday ? "i dag" : formatDay(instant, today)} ${formatTime(instant)}`;
}

/** Returns the day and the short month in Norway, such as 18 and "nov". */
export function dayAndMonth(instant: Date): { day: number; month: string } {
  return {
    day: Number(osloDate(instant).slice(8)),
    month: shortMonth.format(instant).replace(/\.$/, ""),
  };
}

export function osloDate(instant: Date): string {
  return isoDate.format(instant);
}

/** Returns the time of day in Norway: "18.00". */
export function osloTime(instant: Date): string {
  return hourMinute.format(instant).replace(":", ".");
}

/** Returns the time of day in Norway with seconds: "18.00.04". */
export function osloTimeWithSeconds(instant: Date): string {
  return wallClock.format(instant).slice(-8).replaceAll(":", ".");
}

/** Returns the clock time in Norway as the same clock time in the process's own time zone. */
export function toLocalClock(instant: Date): Date {
  return new Date(wallClock.format(instant).replace(" ", "T"));
}

/**
 * Returns the instant of a local time (`yyyy-mm-dd`, `hh:mm`) in Norway. When clocks change, a
 * repeated time is the first of the two; a skipped one counts from the hour before.
 */
export function osloInstant(date: string, time: string): Date {
  return new Date(fromWallTime(Date.parse(`${date}T${time}:00Z`)));
}

/** Returns whole calendar days in Norway; negative when the date has passed. */
export function daysUntil(date: string, instant: Date): number {
  const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
  return Math.round((day(date) - day(osloDate(instant))) / dayMs);
}

export function relativeTime(past: Date, instant: Date): string {
  const hours = Math.floor((instant.getTime() - past.getTime()) / 3_600_000);
  if (hours < 1) return "Akkurat nå";
  if (hours === 1) return "1 time siden";
  if (hours < 24) return `${hours} timer siden`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "1 dag siden" : `${formatNumber(days)} dager siden`;
}

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export type Countdown = ({ state: "before" } & TimeLeft) | { state: "today" } | { state: "after" };

/** Counts calendar days, then elapsed hours, so that days of 23 or 25 hours are correct. */
export function countdownTo(date: string, instant: Date): Countdown {
  const today = osloDate(instant);
  if (date <= today) return { state: date === today ? "today" : "after" };
  const start = Date.parse(`${date}T00:00:00Z`);
  const wallTime = toWallTime(instant.getTime());
  const days = Math.floor((start - wallTime) / dayMs);
  const secondsLeft = Math.floor(
    (fromWallTime(start) - fromWallTime(wallTime + days * dayMs)) / 1000,
  );
  return {
    state: "before",
    days,
    hours: Math.floor(secondsLeft / 3600),
    minutes: Math.floor((secondsLeft % 3600) / 60),
    seconds: secondsLeft % 60,
  };
}

/** Returns the local time at an instant as if it were UTC; both in milliseconds. */
function toWallTime(instant: number): number {
  return Date.parse(`${wallClock.format(instant).replace(" ", "T")}Z`) + modulo(instant, 1000);
}

function fromWallTime(wallTime: number): number {
  const before = toWallTime(wallTime - dayMs) - (wallTime - dayMs);
  const after = toWallTime(wallTime + dayMs) - (wallTime + dayMs);
  const [first, second] = [wallTime - before, wallTime - after];
  return toWallTime(first) !== wallTime && toWallTime(second) === wallTime ? second : first;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

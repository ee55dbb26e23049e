import { now } from "#app/platform/clock.ts";

const minMonthsAhead = 6;
const summer = { first: 6, last: 8 };
const saturday = 6;

/**
 * Returns the first Saturday of a summer that is at least half a year after the first start.
 * @param today `yyyy-mm-dd`
 */
export function demoWeddingDate(today: string): string {
  const day = firstSaturday(Temporal.PlainDate.from(today).add({ months: minMonthsAhead }));
  const june = day.with({ month: summer.first, day: 1 });
  if (day.month < summer.first) return firstSaturday(june).toString();
  if (day.month > summer.last) return firstSaturday(june.add({ years: 1 })).toString();
  return day.toString();
}

function firstSaturday(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.add({ days: (saturday - day.dayOfWeek + 7) % 7 });
}

const hourMs = 3_600_000;

export function hoursAgo(hours: number): Date {
  return new Date(now().getTime() - hours * hourMs);
}

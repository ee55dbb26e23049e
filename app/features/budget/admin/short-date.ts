import { formatDay } from "#app/platform/oslo-time.ts";

/** Returns `15. november`, with the year when it is another. Both dates are `yyyy-mm-dd`. */
export function shortDate(date: string, today: string): string {
  return formatDay(noonOf(date), noonOf(today));
}

/** Returns whole days; negative when `date` is before `today`. Both are `yyyy-mm-dd`. */
export function daysFrom(today: string, date: string): number {
  return Math.round((noonOf(date).getTime() - noonOf(today).getTime()) / 86_400_000);
}

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Weddings happen in Norway: every date and clock time on screen is one of this zone. */
const zone = "Europe/Oslo";

const longDate = new Intl.DateTimeFormat("nb-NO", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const isoDate = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
const dateAndTime = new Intl.DateTimeFormat("nb-NO", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: zone,
});

/** "2027-06-12" as "lørdag 12. juni 2027". */
export function formatLongDate(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

/** An instant as "20. nov. 2026, 18:05" in Norwegian time. */
export function formatDateTime(instant: Date): string {
  return dateAndTime.format(instant);
}

/** The calendar date in Norway at an instant, as "2027-06-12". */
export function osloDate(instant: Date): string {
  return isoDate.format(instant);
}

/** Whole calendar days from today in Norway to a date; negative when it has passed. */
export function daysUntil(date: string, instant: Date): number {
  const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
  return Math.round((day(date) - day(osloDate(instant))) / 86_400_000);
}

/** How long ago something happened, in the specification's words. */
export function relativeTime(then: Date, instant: Date): string {
  const hours = Math.floor((instant.getTime() - then.getTime()) / 3_600_000);
  if (hours < 1) return "Akkurat nå";
  if (hours === 1) return "1 time siden";
  if (hours < 24) return `${hours} timer siden`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "1 dag siden" : `${days} dager siden`;
}

import { osloTime } from "./oslo-time.ts";

const [begin, end] = ["21:00", "08:00"];

/** Tells whether it is between 21 and 08 in Oslo. */
export function isNight(instant: Date): boolean {
  return isNightTime(osloTime(instant).replace(".", ":"));
}

/** @param time of day in Oslo, `hh:mm` */
export function isNightTime(time: string): boolean {
  return time < end || time >= begin;
}

/** Returns the instant, or the next morning when it is night. */
export function outsideNight(instant: Date): Date {
  return isNight(instant) ? toDate(next(end, instant)) : instant;
}

/** Returns when the next night begins. */
export function nextNight(instant: Date): Date {
  return toDate(next(begin, instant));
}

/** Returns when the last night began, also the one that `instant` is in. */
export function lastNight(instant: Date): Date {
  return toDate(next(begin, instant).subtract({ days: 1 }));
}

function next(time: string, instant: Date): Temporal.ZonedDateTime {
  const exact = Temporal.Instant.fromEpochMilliseconds(instant.getTime());
  const local = exact.toZonedDateTimeISO("Europe/Oslo");
  const today = local.withPlainTime(time);
  return Temporal.ZonedDateTime.compare(today, local) > 0 ? today : today.add({ days: 1 });
}

function toDate({ epochMilliseconds }: Temporal.ZonedDateTime): Date {
  return new Date(epochMilliseconds);
}

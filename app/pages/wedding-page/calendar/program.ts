import type { Wedding } from "#app/features/weddings/queries.server.ts";
import { formatPlace } from "#app/features/weddings/rules.ts";
import { formatTimeOfDay, formatWeekday } from "#app/platform/oslo-time.ts";
import { pageTexts } from "../texts.ts";

export type ProgramPart = "ceremony" | "reception";

export interface ProgramEvent {
  part: ProgramPart;
  text: string;
  /** Empty when the couple named none. */
  place: string;
  hours: { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime } | null;
}

export type ProgramWedding = Pick<
  Wedding,
  | "weddingDate"
  | "venue"
  | "city"
  | "ceremony"
  | "ceremonyPlace"
  | "ceremonyTime"
  | "reception"
  | "receptionPlace"
  | "receptionTime"
>;

const timeZone = "Europe/Oslo";
const endOfNight = "06:00";

/** Returns the parts of the day that the couple described. The texts are not searched for times. */
export function programOf(wedding: ProgramWedding): ProgramEvent[] {
  const { ceremonyTime, receptionTime, weddingDate } = wedding;
  const nextDay = dayAfter(weddingDate);
  const ceremonyStart = ceremonyTime ? startOf(weddingDate, ceremonyTime) : null;
  const receptionStart = receptionTime
    ? startOf(isNextNight(receptionTime, ceremonyTime) ? nextDay : weddingDate, receptionTime)
    : null;
  const events: ProgramEvent[] = [
    {
      part: "ceremony",
      text: wedding.ceremony.trim(),
      // A text without a time may name a place of its own.
      place: wedding.ceremonyPlace || (ceremonyStart ? formatPlace(wedding) : ""),
      hours: ceremonyStart && {
        start: ceremonyStart,
        end: endOfCeremony(ceremonyStart, receptionStart),
      },
    },
    {
      part: "reception",
      text: wedding.reception.trim(),
      place: wedding.receptionPlace,
      hours: receptionStart && {
        start: receptionStart,
        end: endOfReception(receptionStart, nextDay),
      },
    },
  ];
  return events.filter(({ text, place, hours }) => text || place || hours);
}

/** Returns "kl. 13.00", or "kl. 00.30, natt til søndag" after the wedding day. */
export function formatStart(start: Temporal.ZonedDateTime, weddingDate: string): string {
  const time = formatTimeOfDay(start.toPlainTime().toString());
  const date = start.toPlainDate().toString();
  if (date === weddingDate) return time;
  return `${time}, ${pageTexts.program.nightBefore(formatWeekday(date))}`;
}

/** Where the day begins. */
export function placeOfCeremony(wedding: ProgramWedding): string {
  return wedding.ceremonyPlace || formatPlace(wedding);
}

function startOf(date: string, time: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });
}

/** A party at 00.30 is in the night after the wedding day, unless the ceremony was before it. */
function isNextNight(reception: string, ceremony: string | null): boolean {
  return reception < endOfNight && (ceremony === null || reception < ceremony);
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}

function endOfCeremony(
  start: Temporal.ZonedDateTime,
  receptionStart: Temporal.ZonedDateTime | null,
): Temporal.ZonedDateTime {
  const end = start.add({ hours: 1 });
  const overlaps =
    receptionStart !== null &&
    Temporal.ZonedDateTime.compare(start, receptionStart) < 0 &&
    Temporal.ZonedDateTime.compare(receptionStart, end) < 0;
  return overlaps ? receptionStart : end;
}

/** Returns midnight, or four hours after the start if that is later. */
function endOfReception(start: Temporal.ZonedDateTime, nextDay: string): Temporal.ZonedDateTime {
  const midnight = startOf(nextDay, "00:00");
  const end = start.add({ hours: 4 });
  return Temporal.ZonedDateTime.compare(midnight, end) < 0 ? end : midnight;
}

import type { Wedding } from "#app/features/weddings/queries.server.ts";
import { weddingName } from "#app/features/weddings/rules.ts";
import {
  calendarFile,
  calendarText,
  wholeDay,
  withoutPunctuation,
} from "#app/platform/icalendar.ts";
import { pageTexts } from "../texts.ts";
import {
  formatStart,
  type ProgramEvent,
  type ProgramPart,
  type ProgramWedding,
  placeOfCeremony,
  programOf,
} from "./program.ts";

// Norway follows the European Union's rule, unchanged since 1996.
const osloZone = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Oslo",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

export type CalendarWedding = ProgramWedding &
  Pick<Wedding, "id" | "version" | "updatedAt" | "bride" | "groom">;

/**
 * Returns one event: the requested part of the day if it has a time, else the first that has one,
 * with the whole program in its text, else the whole day. The UID stays the same, so that adding the
 * event again replaces the earlier one.
 */
export function weddingCalendar(
  wedding: CalendarWedding,
  pageUrl: string,
  requestedPart: ProgramPart | null,
): string {
  const program = programOf(wedding);
  const requested = program.find(({ part, hours }) => part === requestedPart && hours);
  const event = requested ?? program.find(({ hours }) => hours);
  const description = requested ? describe(requested.text, pageUrl) : describeDay(wedding, pageUrl);
  const title = event ? pageTexts.program[event.part] : pageTexts.day.wedding;
  return calendarFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Jaord//Bryllup//NO",
    ...(event ? osloZone : []),
    "BEGIN:VEVENT",
    // The ceremony replaces the day that a guest added before it had a time.
    `UID:${event?.part === "reception" ? `${wedding.id}-reception` : wedding.id}`,
    `SEQUENCE:${wedding.version}`,
    `DTSTAMP:${withoutPunctuation(wedding.updatedAt.toISOString().slice(0, 19))}Z`,
    ...(event?.hours ? hoursOf(event.hours) : wholeDay(wedding.weddingDate)),
    `SUMMARY:${calendarText(pageTexts.day.event(title, weddingName(wedding)))}`,
    ...optional("LOCATION", event ? event.place : placeOfCeremony(wedding)),
    `DESCRIPTION:${calendarText(description)}`,
    `URL:${pageUrl}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

function hoursOf({ start, end }: NonNullable<ProgramEvent["hours"]>): string[] {
  const local = (at: Temporal.ZonedDateTime) =>
    `TZID=Europe/Oslo:${withoutPunctuation(at.toPlainDateTime().toString({ smallestUnit: "second" }))}`;
  return [`DTSTART;${local(start)}`, `DTEND;${local(end)}`];
}

function describeDay(wedding: ProgramWedding, pageUrl: string): string {
  const parts = programOf(wedding).map(({ part, place, text, hours }) => {
    const time = hours && formatStart(hours.start, wedding.weddingDate);
    const where = [time, place].filter(Boolean).join(", ");
    const details = [where, text].filter(Boolean).join(". ");
    return `${pageTexts.program[part]}: ${details}`;
  });
  return describe(parts.join("\n\n"), pageUrl);
}

/** Some calendars do not show the URL property, so the description repeats it. */
function describe(text: string, pageUrl: string): string {
  return [text, pageUrl].filter(Boolean).join("\n\n");
}

function optional(name: string, text: string): string[] {
  return text ? [`${name}:${calendarText(text)}`] : [];
}

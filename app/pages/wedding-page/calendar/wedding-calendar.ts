import type { Wedding } from "#app/features/weddings/queries.server.ts";
import { formatPlace, weddingName } from "#app/features/weddings/rules.ts";
import { pageTexts } from "../texts.ts";
import { calendarFile, calendarText } from "./icalendar.ts";
import { dayStart } from "./program-time.ts";

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

export type CalendarWedding = Pick<
  Wedding,
  | "id"
  | "version"
  | "updatedAt"
  | "bride"
  | "groom"
  | "weddingDate"
  | "venue"
  | "city"
  | "ceremony"
  | "reception"
>;

/** The UID stays the same, so that adding the event again replaces the earlier one. */
export function weddingCalendar(wedding: CalendarWedding, pageUrl: string): string {
  const start = dayStart(wedding.ceremony, wedding.reception);
  return calendarFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Jaord//Bryllup//NO",
    ...(start ? osloZone : []),
    "BEGIN:VEVENT",
    `UID:${wedding.id}`,
    `SEQUENCE:${wedding.version}`,
    `DTSTAMP:${withoutPunctuation(wedding.updatedAt.toISOString().slice(0, 19))}Z`,
    ...(start ? untilMidnight(wedding.weddingDate, start) : wholeDay(wedding.weddingDate)),
    `SUMMARY:${calendarText(pageTexts.day.event(weddingName(wedding)))}`,
    ...optional("LOCATION", formatPlace(wedding)),
    `DESCRIPTION:${calendarText(describe(wedding, pageUrl))}`,
    `URL:${pageUrl}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

function untilMidnight(date: string, start: string): string[] {
  const zone = "TZID=Europe/Oslo";
  return [
    `DTSTART;${zone}:${withoutPunctuation(date)}T${withoutPunctuation(start)}00`,
    `DTEND;${zone}:${withoutPunctuation(dayAfter(date))}T000000`,
  ];
}

function wholeDay(date: string): string[] {
  return [
    `DTSTART;VALUE=DATE:${withoutPunctuation(date)}`,
    `DTEND;VALUE=DATE:${withoutPunctuation(dayAfter(date))}`,
  ];
}

/** Some calendars do not show the URL property, so the description repeats it. */
function describe({ ceremony, reception }: CalendarWedding, pageUrl: string): string {
  const { program } = pageTexts;
  return [
    ceremony && `${program.ceremony}: ${ceremony}`,
    reception && `${program.reception}: ${reception}`,
    pageUrl,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function optional(name: string, text: string): string[] {
  return text ? [`${name}:${calendarText(text)}`] : [];
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}

function withoutPunctuation(text: string): string {
  return text.replace(/[-:.]/g, "");
}

import type { Wedding } from "#app/features/weddings/queries.server.ts";
import { formatPlace, previewId, weddingPath } from "#app/features/weddings/rules.ts";
import { isAppleDevice } from "#app/platform/http/user-agent.ts";
import { type ProgramEvent, type ProgramPart, programOf } from "./program.ts";

export interface DayLinksView {
  calendar: { href: string; entry: ProgramPart | "day" } | null;
  directions: { href: string; place: string } | null;
}

/** Returns the calendar entry of the whole day and the way to the venue, unless the parts have them. */
export function viewDayLinks(wedding: Wedding, userAgent: string): DayLinksView {
  const program = programOf(wedding);
  const venue = formatPlace(wedding);
  return {
    calendar: program.some(({ hours }) => hours) ? null : calendarLink(wedding.id, "day"),
    directions: program.some(({ place }) => place === venue)
      ? null
      : directionsLink(venue, userAgent),
  };
}

export function viewPartLinks(
  weddingId: string,
  { part, place, hours }: ProgramEvent,
  userAgent: string,
): DayLinksView {
  return {
    calendar: hours && calendarLink(weddingId, part),
    directions: directionsLink(place, userAgent),
  };
}

function calendarLink(id: string, entry: ProgramPart | "day"): DayLinksView["calendar"] {
  // An unsaved date has no calendar file.
  if (id === previewId) return { href: weddingPath(id, { send: "calendar" }), entry };
  const query = new URLSearchParams(entry === "day" ? { id } : { id, part: entry });
  return { href: `/wedding/calendar.ics?${query}`, entry };
}

function directionsLink(place: string, userAgent: string): DayLinksView["directions"] {
  return place ? { href: directionsTo(place, userAgent), place } : null;
}

/** On an iPhone, Google's URL would first suggest installing an app. */
export function directionsTo(place: string, userAgent: string): string {
  const destination = encodeURIComponent(place);
  return isAppleDevice(userAgent)
    ? `https://maps.apple.com/?daddr=${destination}`
    : `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

import type { Wedding } from "#app/features/weddings/queries.server.ts";
import { formatPlace } from "#app/features/weddings/rules.ts";

export interface DayLinksView {
  calendarHref: string;
  directions: { href: string; place: string } | null;
}

const appleDevice = /iPhone|iPad|Macintosh/;

export function viewDayLinks(wedding: Wedding, userAgent: string): DayLinksView {
  const place = formatPlace(wedding);
  return {
    calendarHref: `/wedding/calendar.ics?${new URLSearchParams({ id: wedding.id })}`,
    directions: place ? { href: directionsTo(place, userAgent), place } : null,
  };
}

/** On an iPhone, Google's URL would first suggest installing an app. */
export function directionsTo(place: string, userAgent: string): string {
  const destination = encodeURIComponent(place);
  return appleDevice.test(userAgent)
    ? `https://maps.apple.com/?daddr=${destination}`
    : `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

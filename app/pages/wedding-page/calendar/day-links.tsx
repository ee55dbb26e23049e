import { Icon } from "#app/ui/icon.tsx";
import { CalendarPlus, MapPin } from "#app/ui/icons.ts";
import { pageTexts } from "../texts.ts";
import type { DayLinksView } from "./day-links-view.ts";

const texts = pageTexts.day;

export function DayLinks({ links: { calendar, directions } }: { links: DayLinksView }) {
  if (!calendar && !directions) return null;
  return (
    <p className="day-links">
      {calendar && (
        <a href={calendar.href}>
          <Icon icon={CalendarPlus} />
          <span>
            {texts.calendar}{" "}
            <span className="only-read">{texts.calendarEntry[calendar.entry]}</span>
          </span>
        </a>
      )}
      {directions && (
        <a href={directions.href} rel="noreferrer">
          <Icon icon={MapPin} />
          <span>
            {texts.directions}{" "}
            <span className="only-read">{texts.directionsTo(directions.place)}</span>
          </span>
        </a>
      )}
    </p>
  );
}

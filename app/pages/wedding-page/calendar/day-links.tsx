import { CalendarPlus, MapPin } from "lucide-react";
import { Icon } from "#app/ui/icon.tsx";
import { pageTexts } from "../texts.ts";
import type { DayLinksView } from "./day-links-view.ts";

const texts = pageTexts.day;

export function DayLinks({ links }: { links: DayLinksView }) {
  return (
    <p className="day-links">
      <a href={links.calendarHref}>
        <Icon icon={CalendarPlus} /> {texts.calendar}
      </a>
      {links.directions && (
        <a href={links.directions.href} rel="noreferrer">
          <Icon icon={MapPin} />
          <span>
            {texts.directions}{" "}
            <span className="only-read">{texts.directionsTo(links.directions.place)}</span>
          </span>
        </a>
      )}
    </p>
  );
}

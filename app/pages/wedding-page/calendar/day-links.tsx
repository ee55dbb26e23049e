import { CalendarPlus, MapPin } from "lucide-react";
import { Icon } from "#app/ui/icon.tsx";
import { pageTexts } from "../texts.ts";

const texts = pageTexts.day;

export interface DayLinksView {
  calendarHref: string;
  directions: { href: string; place: string } | null;
}

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
            {texts.way} <span className="only-read">{texts.wayTo(links.directions.place)}</span>
          </span>
        </a>
      )}
    </p>
  );
}

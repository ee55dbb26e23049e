import { Link } from "react-router";
import { Sheet } from "#app/ui/sheet.tsx";
import { guestQuery } from "../guest-list/guest-query.ts";
import { headlineOf } from "../guest-list/since/headline.ts";
import type { News } from "../guest-list/since/load-since.server.ts";
import { sinceTexts } from "../guest-list/since/texts.ts";

const maxShown = 2;

/** The newest changes of the guest list since the user last marked them as seen. */
export function LatestChanges({ news: { days } }: { news: News }) {
  const changes = days.flatMap(({ day, changes: ofDay }) =>
    ofDay.map((change) => ({ ...change, day })),
  );
  return (
    <Sheet
      title={sinceTexts.title}
      action={
        <Link
          to={guestQuery.href({ vis: "changes" })}
          className="link py-3 text-14 font-medium lg:py-1.5"
        >
          {sinceTexts.all(changes.length)}
        </Link>
      }
    >
      <ul className="divide-y divide-rule">
        {changes.slice(0, maxShown).map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3 lg:px-6"
          >
            <b className="text-15 font-semibold wrap-anywhere">{headlineOf(change)}</b>
            <span className="text-13 text-muted">
              {change.day}, {change.clock}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

import { Link } from "react-router";
import type { RequestState } from "#app/features/vendors/requests/rules.ts";
import { requestTexts } from "#app/features/vendors/requests/texts.ts";
import { formatDay, formatDayAndTime, osloDate } from "#app/platform/oslo-time.ts";
import { Badge } from "#app/ui/badge.tsx";
import { requestsPath } from "../actions.ts";
import type { RequestList as Loaded } from "./load-requests.server.ts";
import { requestScreenTexts as texts } from "./texts.ts";

const tones: Record<RequestState, "berry" | "messing" | "outline" | "gran"> = {
  new: "berry",
  waiting: "messing",
  answered: "gran",
  declined: "outline",
  failed: "berry",
  uncertain: "messing",
};

type RequestListProps = Pick<Loaded, "requests" | "loadedAt"> & { openedId: string | null };

export function RequestList({ requests, loadedAt, openedId }: RequestListProps) {
  return (
    <nav aria-label={texts.list}>
      <ul className="divide-y divide-rule">
        {requests.map(({ id, name, text, at, state }) => (
          <li key={id}>
            <Link
              to={`${requestsPath}/${id}`}
              preventScrollReset
              aria-current={id === openedId ? "page" : undefined}
              className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-3 pr-4 pl-8 hover:bg-paper focus-visible:-outline-offset-3 aria-[current=page]:bg-paper-2"
            >
              {state === "new" && (
                <span
                  aria-hidden
                  className="absolute top-5 left-3.5 size-2 rounded-full bg-berry forced-colors:bg-[CanvasText]"
                />
              )}
              <b className="truncate text-15 font-semibold">{name}</b>
              <time dateTime={at.toISOString()} className="justify-self-end text-13 text-muted">
                {osloDate(at) === osloDate(loadedAt)
                  ? formatDayAndTime(at, loadedAt)
                  : formatDay(at, loadedAt)}
              </time>
              <p className="truncate text-14 text-muted">{text || texts.noMessage}</p>
              <span className="justify-self-end">
                <Badge tone={tones[state]}>{requestTexts.states[state]}</Badge>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

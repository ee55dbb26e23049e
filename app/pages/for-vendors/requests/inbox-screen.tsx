import type { ReactNode } from "react";
import { Link } from "react-router";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { conversationTopics } from "#app/features/conversations/topics.ts";
import type { Received } from "#app/features/vendors/offers/queries.server.ts";
import { formatDate, formatDayAndTime } from "#app/platform/oslo-time.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { receivedTexts as texts } from "./texts.ts";

interface InboxScreenProps {
  inbox: { received: Received[]; today: Date };
  selectedId: string | null;
  /** The selected request; on small screens it takes the place of the list. */
  children?: ReactNode;
}

export function InboxScreen({ inbox, selectedId, children }: InboxScreenProps) {
  const { received, today } = inbox;
  const count = (state: Received["state"]) =>
    received.filter((request) => request.state === state).length;
  return (
    <>
      <PageHeader
        title={texts.title}
        className={children ? "max-lg:hidden" : ""}
        details={
          <p className="flex gap-5 text-14 text-muted tabular-nums">
            {(["new", "answered"] as const).map((state) => (
              <span key={state}>
                <b className="font-semibold text-ink">{count(state)}</b> {texts.counts[state]}
              </span>
            ))}
          </p>
        }
      />
      <ConnectionNotice topics={[conversationTopics.conversations]} text={texts.connectionLost} />
      <Sheet className="overflow-clip lg:grid lg:min-h-160 lg:grid-cols-[minmax(16rem,24rem)_minmax(0,1fr)]">
        {received.length === 0 ? (
          <EmptyState title={texts.empty.title} className="min-h-80 lg:col-span-2">
            {texts.empty.text}
          </EmptyState>
        ) : (
          <>
            <nav
              aria-label={texts.list}
              className={classNames("lg:border-r lg:border-rule", children ? "max-lg:hidden" : "")}
            >
              <ul className="divide-y divide-rule">
                {received.map((request) => (
                  <Row
                    key={request.id}
                    request={request}
                    today={today}
                    isSelected={request.id === selectedId}
                  />
                ))}
              </ul>
            </nav>
            {children ?? (
              <p className="grid place-content-center p-8 text-15 text-muted max-lg:hidden">
                {texts.choose}
              </p>
            )}
          </>
        )}
      </Sheet>
    </>
  );
}

interface RowProps {
  request: Received;
  today: Date;
  isSelected: boolean;
}

function Row({ request, today, isSelected }: RowProps) {
  const { id, name, state, hasUnread, eventDate, lastMessageAt } = request;
  const isNew = state === "new";
  return (
    <li>
      <Link
        to={`/for-vendors/requests/${id}`}
        aria-current={isSelected ? "true" : undefined}
        className="relative grid min-h-18 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3.5 pr-5 pl-9 hover:bg-paper-2 focus-visible:-outline-offset-2 aria-[current=true]:bg-paper-2"
      >
        {(isNew || hasUnread) && (
          <span
            aria-hidden="true"
            className="absolute top-5.5 left-4 size-[7px] rounded-full bg-berry forced-colors:bg-[Highlight]"
          />
        )}
        <span className={classNames("truncate text-15", (isNew || hasUnread) && "font-semibold")}>
          {name || texts.anonymous}
        </span>
        <time className="justify-self-end text-14 text-muted">
          {formatDayAndTime(lastMessageAt, today)}
        </time>
        <span className="text-14 text-muted">
          {eventDate ? formatDate(eventDate) : texts.noDate}
        </span>
        <span className="justify-self-end">
          {hasUnread && !isNew ? (
            <Badge tone="berry">{texts.unread}</Badge>
          ) : (
            <Badge tone={isNew ? "berry" : "outline"}>{texts.states[state]}</Badge>
          )}
        </span>
      </Link>
    </li>
  );
}

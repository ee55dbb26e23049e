import { Link } from "react-router";
import { ListingPicture } from "#app/features/marketplace/components/listing-parts.tsx";
import type { DealState } from "#app/features/marketplace/enquiries/rules.ts";
import { enquiryTexts } from "#app/features/marketplace/enquiries/texts.ts";
import { formatDay, osloDate, osloTime } from "#app/platform/oslo-time.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Store } from "#app/ui/icons.ts";
import { conversationQuery } from "./conversation-query.ts";
import type {
  ListedConversation,
  ConversationList as Loaded,
} from "./load-conversations.server.ts";
import { conversationScreenTexts as texts } from "./texts.ts";

/** What a list says of a listing; nothing of one that is for sale. */
const shownStates: Partial<Record<DealState, string>> = {
  "reserved-here": "Reservert",
  reserved: "Reservert",
  "sold-here": "Solgt",
  sold: "Solgt",
  off: enquiryTexts.states.off,
  deleted: enquiryTexts.states.deleted,
};

interface ConversationListProps {
  list: Loaded;
  openedId: string | null;
}

export function ConversationList({ list, openedId }: ConversationListProps) {
  const { query, conversations, hasMore, loadedAt } = list;
  const search = conversationQuery.href(query).replace(/^[^?]*/, "");
  return (
    <nav aria-label={texts.list}>
      <ul className="divide-y divide-rule-2 border-t border-rule-2 lg:border-t-0">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Row
              conversation={conversation}
              search={conversation.kind === "listing" ? search : ""}
              isOpen={conversation.id === openedId}
              loadedAt={loadedAt}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Link
          to={conversationQuery.href({ ...query, side: query.side + 1 })}
          replace
          preventScrollReset
          className="link my-3 inline-flex min-h-11 items-center text-15 font-semibold"
        >
          {texts.more}
        </Link>
      )}
    </nav>
  );
}

interface RowProps {
  conversation: ListedConversation;
  search: string;
  isOpen: boolean;
  loadedAt: Date;
}

function Row({ conversation, search, isOpen, loadedAt }: RowProps) {
  const { href, kind, at, isUnread, isOwn, about, state } = conversation;
  const name =
    conversation.name ?? enquiryTexts[conversation.side === "asker" ? "seller" : "buyer"];
  const text = conversation.text || texts.attachment;
  const isToday = osloDate(at) === osloDate(loadedAt);
  return (
    <Link
      to={href + search}
      preventScrollReset
      aria-current={isOpen ? "page" : undefined}
      className="relative -mx-gutter grid grid-cols-[56px_minmax(0,1fr)_auto] gap-x-4 px-gutter py-3.5 hover:bg-paper-2 focus-visible:-outline-offset-3 aria-[current=page]:bg-sheet lg:-ml-5 lg:mr-0 lg:pr-6 lg:pl-5"
    >
      {isUnread && (
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1 size-2 -translate-y-1/2 rounded-full bg-berry max-lg:left-1.5 forced-colors:bg-[CanvasText]"
        />
      )}
      <span className="row-span-3 grid h-17.5 w-14 place-items-center overflow-hidden rounded-s bg-paper-3 text-ink-2">
        {kind === "vendor" ? (
          <Icon icon={Store} />
        ) : (
          <ListingPicture
            cover={conversation.cover}
            drawing={conversation.drawing}
            sizes="56px"
            className="size-full"
          />
        )}
      </span>
      <b className={classNames("truncate text-16", isUnread ? "font-semibold" : "font-medium")}>
        {name}
        {isUnread && <span className="sr-only"> {texts.unread}</span>}
      </b>
      <time dateTime={at.toISOString()} className="text-13 text-muted">
        {isToday ? osloTime(at) : formatDay(at, loadedAt)}
      </time>
      <span className="col-span-2 col-start-2 flex min-w-0 gap-2 text-14 text-muted">
        <span className="truncate">{about ?? texts.vendor}</span>
        {state && shownStates[state] && (
          <span className="flex-none text-messing-ink">{shownStates[state]}</span>
        )}
      </span>
      <span
        className={classNames(
          "col-span-2 col-start-2 truncate text-15",
          isUnread ? "font-medium text-ink" : "text-ink-2",
        )}
      >
        {isOwn ? texts.own(text) : text}
      </span>
    </Link>
  );
}

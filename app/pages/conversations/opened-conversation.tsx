import { Link } from "react-router";
import { Thread } from "#app/features/conversations/components/thread.tsx";
import { conversationsPath, otherSide } from "#app/features/conversations/rules.ts";
import { enquiryTexts } from "#app/features/marketplace/enquiries/texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft } from "#app/ui/icons.ts";
import { conversationQuery } from "./conversation-query.ts";
import { DealBar } from "./deal-bar.tsx";
import type { ConversationList, OpenConversation } from "./load-conversations.server.ts";
import { RatingPart } from "./rating-part.tsx";
import { conversationScreenTexts as texts } from "./texts.ts";

interface OpenedConversationProps {
  opened: OpenConversation;
  query: ConversationList["query"];
}

export function OpenedConversation({ opened, query }: OpenedConversationProps) {
  const { thread, enquiry, warnings, hidden } = opened;
  const { conversationId, side } = thread;
  const names = {
    asker: enquiry.askerName ?? enquiryTexts.buyer,
    answerer: enquiry.sellerName ?? enquiryTexts.seller,
  };
  const name = names[otherSide(side)];
  const suggestions = thread.messages.length < 2 && side === "asker" ? "first" : side;
  const isOver = enquiry.deal.status === "sold" || enquiry.deal.status === null;
  return (
    <div className="flex flex-col bg-sheet [&>section]:flex-1 max-lg:-mx-gutter max-lg:min-h-[calc(100dvh-4rem)] lg:h-full lg:overflow-y-auto lg:border-r lg:border-rule-2">
      <Thread
        thread={thread}
        look="notes"
        title={name}
        headline={
          <>
            <Link
              to={conversationQuery.href(query)}
              aria-label={texts.title}
              className="-ml-2 grid size-11 flex-none place-items-center rounded-m hover:bg-paper-3 lg:hidden"
            >
              <Icon icon={ChevronLeft} />
            </Link>
            <span
              aria-hidden="true"
              className="grid size-10 flex-none place-items-center rounded-full bg-g2 text-15 font-semibold text-gran"
            >
              {name.slice(0, 1).toUpperCase()}
            </span>
            <div className="min-w-0 flex-1">
              <h2 className="text-d20 wrap-anywhere">{name}</h2>
              {side === "asker" && enquiry.town && (
                <p className="text-14 text-muted">{enquiry.town}</p>
              )}
            </div>
          </>
        }
        intro={
          <>
            <DealBar opened={opened} buyerName={names.asker} />
            <p className="px-4 pt-4 text-center text-13 text-balance text-muted lg:px-7">
              {enquiryTexts.safety} {enquiryTexts.contactDetails}
            </p>
          </>
        }
        names={names}
        suggestions={isOver ? undefined : enquiryTexts.quick[suggestions]}
        earlier={`${conversationsPath}/${conversationId}?antall=${thread.messages.length * 2}`}
        renderBelow={(message) =>
          hidden.includes(message.id) && (
            <p className="text-13 text-muted">
              {message.side === side ? enquiryTexts.hiddenFor(name) : enquiryTexts.hidden}
            </p>
          )
        }
        warningOf={({ id }) => warnings[id] ?? null}
      >
        <RatingPart opened={opened} sellerName={names.answerer} />
      </Thread>
    </div>
  );
}

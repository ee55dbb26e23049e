import type { ReactNode } from "react";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { conversationTopics } from "#app/features/conversations/topics.ts";
import { marketplaceTopics } from "#app/features/marketplace/topics.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { conversationQuery } from "./conversation-query.ts";
import type { ConversationList as Loaded } from "./load-conversations.server.ts";
import { conversationScreenTexts as texts } from "./texts.ts";

const topics = [conversationTopics.conversations, marketplaceTopics.listings];

interface ConversationsScreenProps {
  list: Loaded;
  openedId: string | null;
  /** The opened conversation. */
  children?: ReactNode;
}

/** As high as the window: on small screens the list or a conversation, otherwise both. */
export function ConversationsScreen({ list, openedId, children }: ConversationsScreenProps) {
  const isEmpty = list.conversations.length === 0;
  return (
    <div className="wrap lg:grid lg:h-[calc(100dvh-4.5rem-1px)] lg:min-h-120 lg:grid-cols-[minmax(18rem,24.5rem)_minmax(0,1fr)]">
      <div
        className={`lg:overflow-y-auto lg:border-r lg:border-rule-2 lg:pl-5 lg:-ml-5 ${openedId ? "max-lg:hidden" : ""}`}
      >
        <ConnectionNotice topics={topics} text={texts.connectionLost} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-5 lg:py-6 lg:pr-6">
          <h1 className="text-d31">{texts.title}</h1>
          <Filter list={list} />
        </div>
        {isEmpty ? (
          <Empty isFiltered={list.query.vis !== "all"} />
        ) : (
          <ConversationList list={list} openedId={openedId} />
        )}
      </div>
      <div className={`min-w-0 lg:min-h-0 ${openedId ? "" : "max-lg:hidden"}`}>
        {children ?? (
          <p className="grid h-full place-content-center p-6 text-15 text-muted">
            {!isEmpty && texts.pick}
          </p>
        )}
      </div>
    </div>
  );
}

function Filter({ list: { query } }: Pick<ConversationsScreenProps, "list">) {
  const { label, ...labels } = texts.filter;
  const choices = (["all", "answerer", "asker"] as const).map((vis) => ({
    key: vis,
    to: conversationQuery.href({ vis }),
    isCurrent: query.vis === vis,
    label: labels[vis],
  }));
  return <FilterLinks label={label} choices={choices} />;
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <p className="py-6 text-15 text-muted">{texts.noneOfSide}</p>;
  return (
    <EmptyState
      title={texts.empty.title}
      action={
        <ButtonLink to="/marketplace" reloadDocument variant="primary">
          {texts.empty.find}
        </ButtonLink>
      }
      className="min-h-80"
    >
      {texts.empty.text}
    </EmptyState>
  );
}

import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { budgetTopics } from "#app/features/budget/topics.ts";
import { conversationTopics } from "#app/features/conversations/topics.ts";
import { deliveryTopics } from "#app/features/delivery/topics.ts";
import { vendorQuery } from "#app/features/vendors/search/rules.ts";
import { vendorTopics } from "#app/features/vendors/topics.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { usePreload } from "#app/ui/late-component.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { OpenedRequest, requestParts } from "../late-parts.ts";
import { vendorScreenTexts } from "../texts.ts";
import { VendorsHead } from "../vendors-head.tsx";
import type { RequestList as Loaded, OpenRequest } from "./load-requests.server.ts";
import { RequestList } from "./request-list.tsx";
import { requestScreenTexts as texts } from "./texts.ts";

const topics = [
  conversationTopics.conversations,
  deliveryTopics.delivery,
  vendorTopics.chosenVendors,
  budgetTopics.budget,
];

interface RequestsScreenProps {
  list: Loaded;
  opened: OpenRequest | null;
}

/** On small screens the list or the opened request, otherwise both. */
export function RequestsScreen({ list, opened }: RequestsScreenProps) {
  usePreload(requestParts);
  return (
    <>
      <ConnectionNotice topics={topics} text={vendorScreenTexts.connectionLost} />
      <VendorsHead current="requests" counts={list.tabs} />
      {list.requests.length === 0 ? (
        <Sheet>
          <EmptyState
            title={texts.empty.title}
            action={
              <ButtonLink to={vendorQuery.path} variant="primary">
                {texts.empty.find}
              </ButtonLink>
            }
            className="min-h-80"
          >
            {texts.empty.text}
          </EmptyState>
        </Sheet>
      ) : (
        <Sheet className="grid overflow-hidden lg:min-h-150 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
          <div className={`lg:border-r lg:border-rule ${opened ? "max-lg:hidden" : ""}`}>
            <RequestList
              requests={list.requests}
              loadedAt={list.loadedAt}
              openedId={opened?.conversationId ?? null}
            />
          </div>
          {opened ? (
            <OpenedRequest key={opened.conversationId} request={opened} />
          ) : (
            <p className="grid place-content-center p-6 text-15 text-muted max-lg:hidden">
              {texts.pick}
            </p>
          )}
        </Sheet>
      )}
    </>
  );
}

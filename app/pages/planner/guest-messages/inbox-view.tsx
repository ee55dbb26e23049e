import { CopyLink } from "#app/client/copy-link.tsx";
import { useLive } from "#app/client/live/use-live.ts";
import { shareSection } from "#app/features/weddings/rules.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { usePendingSubmissions } from "../actions/sending.ts";
import { inboxPath } from "./actions.ts";
import { applyOptimistic } from "./apply-optimistic.ts";
import { InboxHead } from "./inbox-head.tsx";
import type { Inbox } from "./load-inbox.server.ts";
import { MessageList } from "./message-list.tsx";
import { NothingOpen } from "./nothing-open.tsx";
import { OpenMessage } from "./open-message.tsx";
import { inboxTexts as texts } from "./texts.ts";
import { useCloseAfterDelete } from "./use-close-after-delete.ts";
import { useNewMessages } from "./use-new-messages.ts";
import { useOpening } from "./use-opening.ts";

/** List and message beside each other; on phones one at a time. */
export function InboxView({ inbox: loaded }: { inbox: Inbox }) {
  const inbox = applyOptimistic(loaded, usePendingSubmissions(inboxPath));
  const { view, counts, open, weddingPage } = inbox;
  const { title, heading } = useOpening(inbox);
  const { lost } = useLive("greetings");
  const announcement = useNewMessages(loaded);
  useCloseAfterDelete(loaded, inbox);
  const isEmpty = counts.unreplied + counts.replied === 0;
  const chosen = view.message !== null;

  return (
    <>
      <InboxHead inbox={inbox} isEmpty={isEmpty} title={title} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p role="status" className="text-14 text-muted empty:sr-only">
        {lost && texts.lost}
      </p>
      {isEmpty && !chosen ? (
        <Sheet>
          <EmptyState
            size="large"
            heading="h2"
            title={texts.none}
            action={<CopyLink path={weddingPage} fallback={shareSection.path} />}
          >
            {texts.noneHint}
          </EmptyState>
        </Sheet>
      ) : (
        <div className="rounded-l lg:grid lg:h-[calc(100dvh-12.5rem)] lg:min-h-120 lg:grid-cols-[20rem_minmax(0,1fr)] lg:overflow-hidden lg:border lg:border-rule lg:bg-sheet xl:grid-cols-[25rem_minmax(0,1fr)]">
          <MessageList inbox={inbox} />
          {open ? (
            <OpenMessage key={open.id} {...{ message: open, view, chosen, heading }} />
          ) : (
            <NothingOpen view={view} heading={heading} />
          )}
        </div>
      )}
    </>
  );
}

import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { useHideSender } from "#app/client/actions/hide-sender.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { CopyLink } from "#app/client/copy-link.tsx";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { SearchField } from "#app/client/lists/search-field.tsx";
import { SelectionBar, useSelection } from "#app/client/lists/selection.tsx";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { NoWedding } from "#app/client/loading/no-wedding.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { findOwnedWedding } from "#app/features/weddings/access.server.ts";
import { shareSection } from "#app/features/weddings/rules.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Check, EyeOff, Trash2 } from "#app/ui/icons.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { greetingTopics } from "../topics.ts";
import type { Route } from "./+types/guest-messages.ts";
import { handleMessageAction } from "./actions.server.ts";
import { applyMessageAction, messageActions } from "./actions.ts";
import { inboxQuery } from "./inbox-query.ts";
import { type Inbox, loadInbox } from "./load-inbox.server.ts";
import { MessageList } from "./message-list.tsx";
import { useNewMessages } from "./new-messages.ts";
import { NoOpenMessage, OpenMessage } from "./open-message.tsx";
import { inboxTexts as texts } from "./texts.ts";
import { useOpenMessage } from "./use-open-message.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) return { inbox: null };
  const view = inboxQuery.parse(new URL(request.url).searchParams);
  return { inbox: await loadInbox(weddingId, view) };
}

export const action = handleMessageAction;
export const clientAction = createClientAction(messageActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.notLoaded} />;
}

export default function GuestMessages({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.notLoaded);
  const { inbox } = loaderData;
  return (
    <>
      <ActionNotice actions={messageActions} result={actionData} />
      {inbox ? <InboxScreen inbox={inbox} /> : <NoWedding text={texts.noWedding} />}
    </>
  );
}

function InboxScreen({ inbox: loaded }: { inbox: Inbox }) {
  const { submit, pending } = useActions(messageActions);
  const inbox = pending.reduce(applyMessageAction, loaded);
  const { view, counts, open, weddingPage } = inbox;
  const isUndoing = pending.some(({ intent }) => intent === "restore" || intent === "show");
  const { title, heading } = useOpenMessage(loaded, inbox, isUndoing);
  const announcement = useNewMessages(loaded);
  const isEmpty = counts.unreplied + counts.replied === 0;
  const isChosen = view.melding !== null;
  const selection = useSelection(inbox.lines);
  const hideSender = useHideSender();
  const ids = selection.selected.map(({ id }) => id);
  const hasSelection = ids.length > 0;
  const markReplied = {
    icon: Check,
    label: texts.selection.markReplied,
    onPress: () => submit("mark-replied", { id: ids }),
  };

  return (
    <>
      <PageHeader
        title={texts.title}
        titleRef={title}
        details={!isEmpty && <Counts counts={counts} isChosen={isChosen} />}
        className={isChosen ? "max-lg:sr-only" : ""}
      >
        {!isEmpty && <InboxFilters inbox={inbox} />}
      </PageHeader>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ConnectionNotice
        topics={[greetingTopics.greetings, weddingTopics.visitors]}
        text={texts.connectionLost}
      />
      {isEmpty && !isChosen ? (
        <Sheet>
          <EmptyState
            size="large"
            heading="h2"
            title={texts.empty}
            action={<CopyLink path={weddingPage} fallback={shareSection.path} />}
          >
            {texts.emptyHint}
          </EmptyState>
        </Sheet>
      ) : (
        <div
          className={classNames(
            "rounded-l lg:grid lg:min-h-120 lg:grid-cols-[20rem_minmax(0,1fr)] lg:overflow-hidden lg:border lg:border-rule lg:bg-sheet xl:grid-cols-[25rem_minmax(0,1fr)]",
            hasSelection ? "lg:h-[calc(100dvh-17rem)]" : "lg:h-[calc(100dvh-12.5rem)]",
          )}
        >
          <MessageList inbox={inbox} selection={selection} />
          {open ? (
            <OpenMessage key={open.id} message={open} view={view} heading={heading} />
          ) : (
            <NoOpenMessage view={view} heading={heading} />
          )}
        </div>
      )}
      <div className={isChosen ? "contents max-lg:hidden" : "contents"}>
        <SelectionBar
          label={texts.selection.label}
          selection={selection}
          actions={[
            ...(selection.selected.every(({ replied }) => replied) ? [] : [markReplied]),
            {
              icon: EyeOff,
              label: texts.selection.hide,
              onPress: () => hideSender.ask(() => submit("hide", { id: ids }), ids.length),
            },
            {
              icon: Trash2,
              label: texts.selection.delete,
              onPress: () => submit("delete", { id: ids }),
            },
          ]}
        />
      </div>
      {hideSender.dialog}
    </>
  );
}

interface CountsProps {
  counts: Inbox["counts"];
  isChosen: boolean;
}

function Counts({ counts, isChosen }: CountsProps) {
  return (
    <p
      className={classNames("mt-1.5 flex gap-4.5 text-14 text-muted", isChosen && "max-lg:hidden")}
    >
      {(["unreplied", "replied"] as const).map((state) => (
        <span key={state}>
          <b className="font-semibold text-ink tabular-nums">{counts[state]}</b>{" "}
          {texts.counts[state]}
        </span>
      ))}
    </p>
  );
}

function InboxFilters({ inbox: { view, lines, hasOlder } }: { inbox: Inbox }) {
  const { vis, sok, melding } = view;
  return (
    <div
      className={classNames(
        "flex gap-2 max-lg:w-full max-sm:flex-col",
        melding !== null && "max-lg:hidden",
      )}
    >
      <FilterLinks
        label={texts.filter}
        choices={(["all", "new", "replied"] as const).map((choice) => ({
          key: choice,
          to: inboxQuery.href({ vis: choice, sok }),
          isCurrent: vis === choice,
          label: texts.filters[choice],
        }))}
      />
      <SearchField
        query={inboxQuery}
        filters={{ vis }}
        texts={texts}
        value={sok}
        result={lines.length > 0 ? texts.matches(lines.length, hasOlder) : texts.noMatches}
        className="lg:w-48 xl:w-80"
      />
    </div>
  );
}

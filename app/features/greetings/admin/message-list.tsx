import { Link } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { PageLink } from "#app/client/lists/page-links.tsx";
import { ToSelectionBar, type useSelection } from "#app/client/lists/selection.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CheckCheck } from "#app/ui/icons.ts";
import { messageActions } from "./actions.ts";
import { type InboxView, inboxQuery } from "./inbox-query.ts";
import type { Inbox, MessageLine } from "./load-inbox.server.ts";
import { inboxTexts as texts } from "./texts.ts";
import { lineId } from "./use-open-message.ts";

interface MessageListProps {
  inbox: Inbox;
  selection: Pick<Selection, "isSelected" | "toggle">;
}

type Selection = ReturnType<typeof useSelection<MessageLine>>;

export function MessageList({ inbox, selection }: MessageListProps) {
  const { view, lines, open } = inbox;
  const { list, rememberFocus } = useFocusAfterRemoval<HTMLUListElement>(lines.length, "a");
  return (
    <div
      className={`max-lg:rounded-l max-lg:border max-lg:border-rule max-lg:bg-sheet lg:overflow-y-auto lg:border-r lg:border-rule ${view.melding ? "max-lg:hidden" : ""}`}
    >
      <MarkAll inbox={inbox} />
      {lines.length > 0 ? (
        <ul
          ref={list}
          onFocus={rememberFocus}
          aria-label={texts.list}
          className="divide-y divide-rule"
        >
          {lines.map((line) => (
            <MessageRow
              key={line.id}
              line={line}
              view={view}
              isOpen={line.id === open?.id}
              isSelected={selection.isSelected(line.id)}
              onSelect={selection.toggle}
            />
          ))}
        </ul>
      ) : (
        <EmptyList view={view} />
      )}
      <MessagePages inbox={inbox} />
    </div>
  );
}

function MarkAll({ inbox: { view, unreplied } }: { inbox: Inbox }) {
  if (unreplied < 2 || view.vis === "replied") return null;
  return (
    <details className="group border-b border-rule text-14">
      <summary className="flex min-h-11 items-center gap-2 px-4.5 font-semibold marker:hidden hover:bg-paper-2 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <Icon icon={CheckCheck} size={18} />
        {texts.markAll.open(unreplied)}
      </summary>
      <ActionForm
        actions={messageActions}
        intent="mark-all-replied"
        values={{ sok: view.sok }}
        className="grid justify-items-start gap-2.5 px-4.5 pb-4"
      >
        <p className="text-ink-2">{texts.markAll.hint}</p>
        <Button variant="primary">{texts.markAll.confirm(unreplied)}</Button>
      </ActionForm>
    </details>
  );
}

interface MessageRowProps {
  line: MessageLine;
  view: InboxView;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: Selection["toggle"];
}

function MessageRow({ line, view, isOpen, isSelected, onSelect }: MessageRowProps) {
  const { id, guestName, preview, replied, sent, sentText } = line;
  return (
    <li
      className={classNames("relative flex", isSelected ? "bg-paper-2" : isOpen && "lg:bg-paper-2")}
    >
      <Checkbox
        name="selected"
        id={`velg-${id}`}
        checked={isSelected}
        onChange={(event) => onSelect(id, event.currentTarget.checked)}
        label={<span className="sr-only">{texts.select(guestName)}</span>}
        className="flex-none items-start! gap-0! pt-3 pr-2.5 pl-4 lg:pt-3.5 noscript:hidden"
      />
      {isSelected && <ToSelectionBar />}
      <Link
        id={lineId(id)}
        to={inboxQuery.href({ ...view, melding: id })}
        aria-current={isOpen && view.melding ? "true" : undefined}
        className="grid min-h-18 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-3 pr-4.5 pl-1 transition-colors hover:bg-paper-2 focus-visible:-outline-offset-2 noscript:pl-4.5"
      >
        <span className={`truncate text-15 ${replied ? "font-medium" : "font-semibold"}`}>
          {!replied && (
            <span className="mr-2 inline-block size-[7px] rounded-full bg-berry align-middle" />
          )}
          {guestName}
        </span>
        <time dateTime={sent} className="text-right text-13 text-muted">
          {sentText}
        </time>
        <span className="truncate text-14 text-muted">{preview}</span>
        <span className="justify-self-end">
          <StateBadge replied={replied} />
        </span>
      </Link>
    </li>
  );
}

export function StateBadge({ replied }: { replied: boolean }) {
  return (
    <Badge tone={replied ? "outline" : "berry"}>
      {replied ? texts.states.replied : texts.states.new}
    </Badge>
  );
}

function EmptyList({ view: { vis, sok } }: { view: InboxView }) {
  const title = sok
    ? texts.noMatches
    : { all: texts.empty, new: texts.allReplied, replied: texts.noneReplied }[vis];
  return (
    <EmptyState
      title={title}
      action={<ButtonLink to={inboxQuery.href()}>{texts.showAll}</ButtonLink>}
      className="py-14"
    />
  );
}

function MessagePages({ inbox: { view, lines, hasNewer, hasOlder } }: { inbox: Inbox }) {
  if (!hasNewer && !hasOlder) return null;
  const list = { ...view, eldre: null, nyere: null, melding: null };
  const [first, last] = [lines[0]?.id, lines.at(-1)?.id];
  const newer = hasNewer && first ? inboxQuery.href({ ...list, nyere: first }) : null;
  const older = hasOlder && last ? inboxQuery.href({ ...list, eldre: last }) : null;
  return (
    <nav
      aria-label={texts.pages}
      className="flex justify-between gap-2 border-t border-rule px-4 py-3"
    >
      <PageLink to={newer} label={texts.newer} />
      <PageLink to={older} label={texts.older} />
    </nav>
  );
}

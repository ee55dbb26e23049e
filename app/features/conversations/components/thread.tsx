import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Thread as ThreadData, ThreadMessage } from "../queries.server.ts";
import { type ConversationSide, otherSide } from "../rules.ts";
import { senderLabel, conversationTexts as texts } from "../texts.ts";
import type { Warning } from "../warnings/rules.ts";
import { ComposeForm } from "./compose-form.tsx";
import { useMarkRead } from "./mark-read.ts";
import { NoteItem } from "./note-item.tsx";
import { useOutgoing } from "./outgoing.ts";
import { ThreadMenu } from "./thread-menu.tsx";
import { MessageItem } from "./thread-message.tsx";

interface ThreadProps {
  thread: ThreadData;
  title: string;
  lead?: ReactNode;
  /** In place of title, lead and picture. */
  headline?: ReactNode;
  picture?: ReactNode;
  /** What the sides are called: a couple's or a user's name, and a business's. */
  names: Readonly<Record<ConversationSide, string>>;
  /** Letters with a seal for each date, or notes of both sides. */
  look?: "letters" | "notes";
  /** Texts that fill the box. */
  suggestions?: readonly string[] | undefined;
  /** Beside the form. */
  hint?: string;
  /** Where the page shows earlier messages too. */
  earlier: string;
  /** Such as an offer. */
  renderBelow?: (message: ThreadMessage) => ReactNode;
  warningOf?: (message: ThreadMessage) => Warning | null;
  /** Between the header and the messages. */
  intro?: ReactNode;
  /** Between the messages and the form. */
  children?: ReactNode;
  /** In place of the form. */
  compose?: ReactNode;
}

/**
 * The messages of two sides and the form for the next one. The page loads it with `findThread`, and
 * again on `conversationTopics.conversations`.
 */
export function Thread(props: ThreadProps) {
  return <ThreadContent key={props.thread.conversationId} {...props} />;
}

function ThreadContent(props: ThreadProps) {
  const { thread, title, lead, picture, names, renderBelow, warningOf } = props;
  const isNotes = props.look === "notes";
  const Item = isNotes ? NoteItem : MessageItem;
  const { conversationId, messages, side, loadedAt } = thread;
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { actions, draft, change, send, outgoing, retry, remove } = useOutgoing(
    conversationId,
    messages,
    textArea,
  );
  const end = useMarkRead(actions, thread);
  const [readBefore] = useState(thread.readUntil);
  // Newer browsers return a promise here, which is no clean-up of an effect.
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [end]);
  useFollow(end, isNotes ? messages.at(-1)?.id : undefined);
  const isNew = (message: ThreadMessage) =>
    message.side !== side && (!readBefore || message.sentAt > readBefore);
  const own = messages.findLast((message) => message.isOwn)?.senderName ?? null;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col">
      <header className="flex items-start gap-3.5 border-b border-rule p-4 lg:items-center lg:px-7 lg:pt-5.5 lg:pb-4.5">
        {props.headline ?? (
          <>
            {picture}
            <div className="min-w-0 flex-1">
              <h2 className="text-d20 wrap-anywhere sm:text-d25">{title}</h2>
              {lead && <p className="text-14 text-muted">{lead}</p>}
            </div>
          </>
        )}
        <ThreadMenu thread={thread} actions={actions} />
      </header>
      {props.intro}
      {thread.hasEarlier && (
        <p className="px-4 pt-4 text-center lg:px-7">
          <Link
            to={props.earlier}
            replace
            preventScrollReset
            className="link inline-flex min-h-11 items-center text-14 font-semibold"
          >
            {texts.earlier}
          </Link>
        </p>
      )}
      <ol aria-label={texts.messages} className="px-4 pt-4.5 pb-1 lg:px-7 lg:pt-6 lg:pb-3">
        {messages.map((message, index) => (
          <Item
            key={message.id}
            {...message}
            isOwnSide={message.side === side}
            sentBefore={messages[index - 1]?.sentAt ?? null}
            sender={senderLabel(message, names)}
            loadedAt={loadedAt}
            isNew={isNew(message)}
            warning={message.side === side ? null : warningOf?.(message)}
          >
            {renderBelow?.(message)}
          </Item>
        ))}
        {outgoing.map((message) => (
          <Item
            key={message.id}
            {...message}
            side={side}
            isOwn
            isOwnSide
            sentBefore={messages.at(-1)?.sentAt ?? null}
            sender={senderLabel({ side, senderName: own }, names)}
            sentAt={loadedAt}
            loadedAt={loadedAt}
            status={
              message.state === "sending" ? (
                <span className="text-13 text-muted">{texts.sending}</span>
              ) : (
                <span className="text-13 font-semibold text-error">{texts.notSent}</span>
              )
            }
          >
            {message.state === "failed" && (
              <p className="mt-1.5 flex gap-2">
                <Button type="button" size="small" onClick={() => retry(message)}>
                  {texts.retry}
                </Button>
                <Button
                  type="button"
                  size="small"
                  variant="quiet"
                  onClick={() => remove(message.id)}
                >
                  {texts.remove}
                </Button>
              </p>
            )}
          </Item>
        ))}
      </ol>
      <div ref={end} className={isNotes ? "scroll-mb-56" : undefined} />
      <NewMessages messages={messages} side={side} names={names} />
      {props.children}
      <div className={isNotes ? "sticky bottom-0 mt-auto" : "mt-auto"}>
        {closedText(thread) ? (
          <p className="border-t border-rule bg-paper px-4 py-4 text-15 text-ink-2 lg:px-7">
            {closedText(thread)}
          </p>
        ) : (
          (props.compose ?? (
            <ComposeForm
              conversationId={conversationId}
              path={actions.path}
              nextId={thread.nextId}
              recipient={names[otherSide(side)]}
              hint={props.hint}
              suggestions={props.suggestions}
              text={draft.text}
              attachment={draft.attachment}
              textArea={textArea}
              onChange={change}
              onSend={send}
            />
          ))
        )}
      </div>
    </section>
  );
}

/** Keeps the end in sight when a message comes, unless the reader is further up. */
function useFollow(end: RefObject<HTMLDivElement | null>, last: string | undefined): void {
  const followed = useRef(last);
  useEffect(() => {
    const element = end.current;
    if (!element || last === followed.current) return;
    followed.current = last;
    const isNear = element.getBoundingClientRect().top < innerHeight * 1.5;
    if (isNear) element.scrollIntoView({ block: "nearest" });
  }, [end, last]);
}

function closedText({ blockedBy, side, isRead }: ThreadData): string | null {
  if (blockedBy) return blockedBy === side ? texts.closed.own : texts.closed.other;
  return isRead ? null : texts.closed.unread;
}

/** Tells screen readers of messages that came while the page was open. */
function NewMessages({
  messages,
  side,
  names,
}: Pick<ThreadProps, "names"> & Pick<ThreadData, "messages" | "side">) {
  const last = messages.findLast((message) => message.side !== side);
  const [seen] = useState(last?.id);
  return (
    <p role="status" className="sr-only">
      {last && last.id !== seen && texts.newMessage(senderLabel(last, names))}
    </p>
  );
}

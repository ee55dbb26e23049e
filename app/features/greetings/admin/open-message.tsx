import type { KeyboardEvent, RefObject } from "react";
import { Link, useNavigation } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useHideSender } from "#app/client/actions/hide-sender.tsx";
import { clientTexts } from "#app/client/texts.ts";
import { PaleSprig } from "#app/ui/art/sprig.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check, ChevronLeft, Mail, Trash2 } from "#app/ui/icons.ts";
import { messageActions } from "./actions.ts";
import { type InboxView, inboxQuery, opensOtherMessage } from "./inbox-query.ts";
import type { MessageView } from "./load-inbox.server.ts";
import { StateBadge } from "./message-list.tsx";
import { inboxTexts as texts } from "./texts.ts";
import { lineId } from "./use-open-message.ts";

const headingId = "avsender";

interface OpenMessageProps {
  message: MessageView;
  view: InboxView;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function OpenMessage({ message, view, heading }: OpenMessageProps) {
  const { id, guestName, email, sentText, sent, replied } = message;
  // On phones the first message of the list is not shown until it is chosen.
  const isChosen = view.melding !== null;
  const isOtherLoading = opensOtherMessage(id, useNavigation().location);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") document.getElementById(lineId(id))?.focus();
  };
  return (
    <article
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      inert={isOtherLoading}
      className={classNames(
        "min-w-0 lg:overflow-y-auto",
        !isChosen && "max-lg:hidden",
        // The delay avoids flicker when the other message loads at once.
        isOtherLoading && "opacity-40 transition-opacity delay-200",
      )}
    >
      {isChosen && <BackLink view={view} />}
      <div className="flex flex-col max-lg:rounded-l max-lg:border max-lg:border-rule max-lg:bg-sheet lg:min-h-full">
        <header className="flex gap-4 border-b border-rule px-4 py-4 lg:items-center lg:px-8 lg:py-6">
          <Avatar name={guestName} />
          <div className="min-w-0 flex-1">
            <h2
              ref={heading}
              id={headingId}
              tabIndex={-1}
              className="text-d25 wrap-anywhere outline-none"
            >
              {guestName}
            </h2>
            <p className="text-14 text-muted">
              {email && (
                <>
                  <EmailAddress email={email} />
                  <span className="max-lg:hidden"> · </span>
                </>
              )}
              <time dateTime={sent} className="max-lg:block">
                {sentText}
              </time>
            </p>
          </div>
          <span className="max-sm:hidden">
            <StateBadge replied={replied} />
          </span>
        </header>
        <p className="max-w-[40em] flex-1 px-4 py-6 text-18 wrap-anywhere whitespace-pre-line lg:px-8 lg:py-8">
          {message.message}
        </p>
        <MessageActions message={message} onReplied={() => heading.current?.focus()} />
      </div>
    </article>
  );
}

export function NoOpenMessage({ view, heading }: Omit<OpenMessageProps, "message">) {
  if (!view.melding) return <div className="bg-paper-2 max-lg:hidden" />;
  return (
    <div>
      <BackLink view={view} />
      <div className="grid justify-items-center gap-1.5 rounded-l px-6 py-20 text-center max-lg:border max-lg:border-rule max-lg:bg-sheet">
        <PaleSprig className="max-w-full" />
        <h2 ref={heading} tabIndex={-1} className="mt-1.5 text-d20 outline-none">
          {texts.notFound}
        </h2>
        <p className="text-14 text-muted">{texts.notFoundHint}</p>
      </div>
    </div>
  );
}

interface MessageActionsProps {
  message: MessageView;
  onReplied: () => void;
}

function MessageActions({ message, onReplied }: MessageActionsProps) {
  const { id, reply, replied } = message;
  const form = { actions: messageActions, values: { id } };
  const hideSender = useHideSender();
  return (
    <footer
      data-foot-bar
      className="sticky bottom-0 rounded-b-l border-t border-rule bg-sheet px-4 pt-4 pb-2 lg:px-8 lg:pt-5"
    >
      <div className="flex flex-wrap items-center gap-2.5 max-sm:flex-col max-sm:items-stretch">
        {reply ? (
          <ButtonLink to={reply} variant="primary">
            <MailLabel />
          </ButtonLink>
        ) : (
          <Button type="button" variant="primary" disabled>
            <MailLabel />
          </Button>
        )}
        {replied ? (
          <span className="sm:hidden">
            <StateBadge replied />
          </span>
        ) : (
          <ActionForm {...form} intent="mark-replied" onSubmit={onReplied} className="grid">
            <Button>
              <Icon icon={Check} />
              {texts.markReplied}
            </Button>
          </ActionForm>
        )}
        <ActionForm {...form} intent="delete" className="grid">
          <Button variant="quiet">
            <Icon icon={Trash2} size={18} />
            {texts.delete}
          </Button>
        </ActionForm>
        <p className="text-13 text-muted lg:ml-auto">{reply ? texts.mailHint : texts.noEmail}</p>
      </div>
      <details className="mt-1 text-14">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-m pr-2 text-13 text-muted underline underline-offset-3 marker:hidden hover:text-ink [&::-webkit-details-marker]:hidden">
          {texts.unwantedHeading}
        </summary>
        <ActionForm
          {...form}
          intent="hide"
          ask={hideSender.ask}
          className="flex flex-wrap items-center gap-x-5 gap-y-2.5 pb-3"
        >
          <p className="min-w-0 flex-1 basis-80 text-ink-2">{clientTexts.hideSender.text}</p>
          <Button variant="danger">{clientTexts.hideSender.hide}</Button>
        </ActionForm>
      </details>
      {hideSender.dialog}
    </footer>
  );
}

function MailLabel() {
  return (
    <>
      <Icon icon={Mail} />
      {texts.sendMail}
    </>
  );
}

function BackLink({ view }: { view: InboxView }) {
  return (
    <Link
      to={inboxQuery.href({ ...view, melding: null })}
      className="mb-2.5 -ml-1.5 inline-flex min-h-11 items-center gap-2 rounded-m pr-3 text-15 font-semibold lg:hidden"
    >
      <Icon icon={ChevronLeft} />
      {texts.back}
    </Link>
  );
}

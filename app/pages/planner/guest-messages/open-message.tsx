import type { KeyboardEvent } from "react";
import { useNavigation } from "react-router";
import { Avatar } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { BackLink } from "./back-link.tsx";
import type { MessageView } from "./load-inbox.server.ts";
import { MessageActions } from "./message-actions.tsx";
import { StateBadge } from "./message-list.tsx";
import { lineId, type useOpening } from "./use-opening.ts";
import { opensAnother, type View } from "./view.ts";

const headingId = "avsender";

interface OpenMessageProps extends Pick<ReturnType<typeof useOpening>, "heading"> {
  message: MessageView;
  view: View;
  /** Not only the first of the list, which phones do not show. */
  chosen: boolean;
}

/**
 * A message to read, and what to do with it. Escape leads back to its line in the list. While
 * another is on its way, nothing can be done with this one, which is not the one asked for any more.
 */
export function OpenMessage({ message, view, chosen, heading }: OpenMessageProps) {
  const { id, guestName, email, when, sent, replied } = message;
  const isLeft = opensAnother(id, useNavigation().location);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") document.getElementById(lineId(id))?.focus();
  };
  return (
    <article
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      inert={isLeft}
      className={classNames(
        "min-w-0 lg:overflow-y-auto",
        !chosen && "max-lg:hidden",
        // Late enough not to flicker where the other one comes at once.
        isLeft && "opacity-40 transition-opacity delay-200",
      )}
    >
      {chosen && <BackLink view={view} />}
      <div className="flex flex-col max-lg:rounded-l max-lg:border max-lg:border-rule max-lg:bg-sheet lg:min-h-full">
        <header className="flex gap-4 border-b border-rule px-4 py-4 lg:items-center lg:px-8 lg:py-6">
          <Avatar name={guestName} />
          <div className="min-w-0 flex-1">
            <h2
              ref={heading}
              id={headingId}
              tabIndex={-1}
              className="text-d25 wrap-anywhere outline-hidden"
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
                {when}
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

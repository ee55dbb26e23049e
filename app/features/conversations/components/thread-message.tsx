import type { ReactNode } from "react";
import { DocumentLink } from "#app/client/upload/document-field.tsx";
import { formatDayAndTime } from "#app/platform/oslo-time.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TriangleAlert } from "#app/ui/icons.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { ConversationSide } from "../rules.ts";
import { conversationTexts as texts } from "../texts.ts";
import type { Warning } from "../warnings/rules.ts";
import { DateSeal } from "./date-seal.tsx";
import type { Attachment } from "./outgoing.ts";

export interface MessageItemProps {
  sender: string;
  side: ConversationSide;
  /** Written by this user. */
  isOwn: boolean;
  /** Written by the reader's side. */
  isOwnSide: boolean;
  sentAt: Date;
  /** When the message before it was sent. */
  sentBefore: Date | null;
  loadedAt: Date;
  text: string;
  attachment: Attachment | null;
  isNew?: boolean;
  warning?: Warning | null;
  /** In place of the time. */
  status?: ReactNode;
  children?: ReactNode;
}

export function MessageItem(props: MessageItemProps) {
  const { sender, side, sentAt, loadedAt, text, attachment, isNew, warning, status } = props;
  return (
    <li className="relative grid grid-cols-[48px_minmax(0,1fr)] gap-x-3 pb-5.5 lg:grid-cols-[56px_minmax(0,1fr)] lg:gap-x-4">
      <span
        aria-hidden="true"
        className="absolute top-12 -bottom-0.5 left-[23.5px] border-l-[1.5px] border-dotted border-edge [li:last-child>&]:hidden lg:top-13.5 lg:left-[27.5px]"
      />
      <DateSeal date={sentAt} side={side} />
      <div className="min-w-0 pt-1">
        <header className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 font-text text-15 font-semibold wrap-anywhere">{sender}</h3>
          {status ?? (
            <span className="flex items-baseline gap-2 text-13 text-muted">
              {isNew && <Badge tone="berry">{texts.isNew}</Badge>}
              <time dateTime={sentAt.toISOString()} className="whitespace-nowrap">
                {formatDayAndTime(sentAt, loadedAt)}
              </time>
            </span>
          )}
        </header>
        <p
          className={classNames(
            "mt-1 max-w-[38em] text-16 text-pretty wrap-anywhere whitespace-pre-line",
            !text && !attachment && "text-muted",
          )}
        >
          {text ? <LinkedText text={text} /> : !attachment && texts.empty}
        </p>
        {attachment && (
          <p className="mt-1 text-15">
            <span className="sr-only">{texts.attachment}: </span>
            <DocumentLink document={attachment} className="inline-block py-1.5" />
          </p>
        )}
        {warning && <WarningNote warning={warning} />}
        {props.children}
      </div>
    </li>
  );
}

export function WarningNote({ warning }: { warning: Warning }) {
  return (
    <p className="mt-2 flex max-w-[42em] gap-2.5 rounded-m bg-messing-tint px-3.5 py-2.5 text-14 text-messing-ink">
      <Icon icon={TriangleAlert} size={18} className="mt-0.5 flex-none" />
      <span>
        <b className="font-semibold">{texts.warning}</b> {texts.warnings[warning]}
      </span>
    </p>
  );
}

import { DocumentLink } from "#app/client/upload/document-field.tsx";
import { documentPath } from "#app/platform/documents/document-files.ts";
import { formatDay, formatTime, osloDate } from "#app/platform/oslo-time.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { conversationTexts as texts } from "../texts.ts";
import { type MessageItemProps, WarningNote } from "./thread-message.tsx";

/** A folded note: the reader's side on the right, the other on the left. */
export function NoteItem(props: MessageItemProps) {
  const { sender, sentAt, sentBefore, loadedAt, text, attachment, isOwnSide } = props;
  const isNewDay = !sentBefore || osloDate(sentBefore) !== osloDate(sentAt);
  const showsSender = isOwnSide && !props.isOwn;
  return (
    <li className="grid gap-1 pb-4.5">
      {isNewDay && (
        <p className="mb-2 flex items-center gap-4 text-13 text-muted before:h-px before:flex-1 before:bg-rule-2 after:h-px after:flex-1 after:bg-rule-2">
          {osloDate(sentAt) === osloDate(loadedAt) ? texts.today : formatDay(sentAt, loadedAt)}
        </p>
      )}
      <div
        className={classNames(
          "grid max-w-[84%] min-w-0 gap-1 lg:max-w-[62%]",
          isOwnSide ? "justify-items-end justify-self-end" : "justify-items-start",
        )}
      >
        <h3 className={showsSender ? "text-13 font-text font-semibold" : "sr-only"}>{sender}</h3>
        {attachment && <Attached attachment={attachment} />}
        {text && (
          <p
            className={classNames(
              "note-fold min-w-0 px-4 py-3 text-16 text-pretty wrap-anywhere whitespace-pre-line",
              isOwnSide ? "bg-gran-tint" : "bg-paper-2",
            )}
          >
            <LinkedText text={text} />
          </p>
        )}
        {props.warning && <WarningNote warning={props.warning} />}
        {props.status ?? (
          <span className="flex items-baseline gap-2 text-13 text-muted">
            <time dateTime={sentAt.toISOString()}>{formatTime(sentAt)}</time>
            {props.isNew && <Badge tone="berry">{texts.isNew}</Badge>}
          </span>
        )}
        {props.children}
      </div>
    </li>
  );
}

/** Pictures are shown, other files are links. */
function Attached({ attachment }: { attachment: { id: string; name: string } }) {
  if (!/\.(?:jpe?g|png|webp|avif)$/i.test(attachment.name)) {
    return (
      <p className="text-15">
        <span className="sr-only">{texts.attachment}: </span>
        <DocumentLink document={attachment} className="inline-block py-1.5" />
      </p>
    );
  }
  return (
    <a href={documentPath(attachment.id)} target="_blank" rel="noopener" className="block">
      <img
        src={documentPath(attachment.id)}
        alt={`${texts.attachment}: ${attachment.name}`}
        loading="lazy"
        className="max-h-72 w-auto max-w-full rounded-s bg-paper-3"
      />
    </a>
  );
}

import { Check, Mail, Trash2 } from "lucide-react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ActionForm } from "../actions/action-form.tsx";
import { actionFields, inboxPath, type MessageIntent } from "./actions.ts";
import type { MessageView } from "./load-inbox.server.ts";
import { StateBadge } from "./message-list.tsx";
import { inboxTexts as texts } from "./texts.ts";

interface MessageActionsProps {
  message: MessageView;
  /** The button that was pressed goes away. */
  onReplied: () => void;
}

/** What to do with a message; it stays in sight below a long one. */
export function MessageActions({ message, onReplied }: MessageActionsProps) {
  const { id, reply, replied } = message;
  const form = (intent: MessageIntent) => ({ url: inboxPath, fields: actionFields(intent, id) });
  return (
    <footer className="sticky bottom-0 rounded-b-l border-t border-rule bg-sheet px-4 pt-4 pb-2 lg:px-8 lg:pt-5">
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
          <ActionForm {...form("mark-replied")} onSend={onReplied} className="grid">
            <Button>
              <Icon icon={Check} />
              {texts.markReplied}
            </Button>
          </ActionForm>
        )}
        <ActionForm {...form("delete")} className="grid">
          <Button variant="quiet">
            <Icon icon={Trash2} size={18} />
            {texts.delete}
          </Button>
        </ActionForm>
        <p className="text-13 text-muted lg:ml-auto">{reply ? texts.mailHint : texts.noEmail}</p>
      </div>
      <details className="mt-1 text-14">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-m pr-2 text-13 text-muted underline underline-offset-3 marker:hidden hover:text-ink [&::-webkit-details-marker]:hidden">
          {texts.unwanted}
        </summary>
        <ActionForm
          {...form("hide")}
          className="flex flex-wrap items-center gap-x-5 gap-y-2.5 pb-3"
        >
          <p className="min-w-0 flex-1 basis-80 text-ink-2">{texts.hideHint}</p>
          <Button variant="danger">{texts.hide}</Button>
        </ActionForm>
      </details>
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

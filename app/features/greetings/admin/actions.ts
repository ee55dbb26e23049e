import type { PendingAction } from "#app/client/actions/submit.ts";
import { clientTexts } from "#app/client/texts.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import type { Inbox } from "./load-inbox.server.ts";
import { inboxTexts } from "./texts.ts";

const { done, failed } = inboxTexts;
const { hideSender } = clientTexts;

/** `hide` and `show` apply to everything from the sender's browser. */
export const messageActions = describeActions("/guest-messages", {
  "mark-replied": { done: done.replied, failed: failed.reply },
  "mark-all-replied": { failed: failed.reply },
  delete: { done: done.deleted, undo: "restore", failed: failed.delete },
  restore: { done: done.restored, failed: failed.restore },
  hide: { done: hideSender.hidden, undo: "show", failed: hideSender.notHidden },
  show: { done: hideSender.shown, failed: hideSender.notShown },
});

type MessageIntent = keyof typeof messageActions.intents;

export function applyMessageAction(
  inbox: Inbox,
  { intent, values }: PendingAction<MessageIntent>,
): Inbox {
  const id = String(values.get("id"));
  const { view, lines, open } = inbox;
  switch (intent) {
    case "delete":
    case "hide": {
      const remaining = { ...inbox, lines: lines.filter((line) => line.id !== id) };
      return open?.id === id
        ? { ...remaining, open: null, view: { ...view, melding: null } }
        : remaining;
    }
    case "mark-replied":
      return {
        ...inbox,
        lines: lines.map((line) => (line.id === id ? { ...line, replied: true } : line)),
        open: open?.id === id ? { ...open, replied: true } : open,
      };
    case "mark-all-replied":
      return {
        ...inbox,
        lines: lines.map((line) => ({ ...line, replied: true })),
        open: open && { ...open, replied: true },
      };
    default:
      return inbox;
  }
}

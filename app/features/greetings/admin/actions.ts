import type { PendingAction } from "#app/client/actions/submit.ts";
import { clientTexts } from "#app/client/texts.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import type { Inbox } from "./load-inbox.server.ts";
import { inboxTexts } from "./texts.ts";

const { failed } = inboxTexts;
const { hideSender } = clientTexts;

/** `hide` and `show` apply to everything from the senders' browsers. */
export const messageActions = describeActions("/guest-messages", {
  "mark-replied": { failed: failed.reply },
  "mark-all-replied": { failed: failed.reply },
  delete: { undo: "restore", failed: failed.delete },
  restore: { failed: failed.restore },
  hide: { done: hideSender.hidden, undo: "show", failed: hideSender.notHidden },
  show: { done: hideSender.shown, failed: hideSender.notShown },
});

type MessageIntent = keyof typeof messageActions.intents;

export function applyMessageAction(
  inbox: Inbox,
  { intent, values }: PendingAction<MessageIntent>,
): Inbox {
  const ids = values.getAll("id");
  const { view, lines, open } = inbox;
  switch (intent) {
    case "delete":
    case "hide": {
      const remaining = { ...inbox, lines: lines.filter(({ id }) => !ids.includes(id)) };
      return open && ids.includes(open.id)
        ? { ...remaining, open: null, view: { ...view, melding: null } }
        : remaining;
    }
    case "mark-replied":
      return {
        ...inbox,
        lines: lines.map((line) => (ids.includes(line.id) ? { ...line, replied: true } : line)),
        open: open && ids.includes(open.id) ? { ...open, replied: true } : open,
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

import type { MessageIntent } from "./actions.ts";
import type { Inbox } from "./load-inbox.server.ts";

/** The inbox as it will be once the forms that are on their way have arrived. */
export function applyOptimistic(inbox: Inbox, forms: readonly FormData[]): Inbox {
  const leaving = idsOf(forms, ["delete", "hide"]);
  const replied = idsOf(forms, ["mark-replied"]);
  const mark = <Message extends { id: string; replied: boolean }>(message: Message): Message =>
    replied.has(message.id) ? { ...message, replied: true } : message;
  const { view, lines, open } = inbox;
  const isLeft = open !== null && leaving.has(open.id);
  return {
    ...inbox,
    view: isLeft ? { ...view, message: null } : view,
    lines: lines.filter(({ id }) => !leaving.has(id)).map(mark),
    open: open && !isLeft ? mark(open) : null,
  };
}

/** The messages that `forms` are about. */
function idsOf(forms: readonly FormData[], intents: MessageIntent[]): Set<string> {
  const wanted = forms.filter((form) => intents.some((intent) => intent === form.get("intent")));
  return new Set(wanted.map((form) => String(form.get("id"))));
}

import { PageLink } from "#app/client/lists/page-links.tsx";
import type { Inbox } from "./load-inbox.server.ts";
import { inboxTexts as texts } from "./texts.ts";
import { hrefOf } from "./view.ts";

/** Leads to newer and older messages. */
export function MessagePages({ inbox: { view, lines, hasNewer, hasOlder } }: { inbox: Inbox }) {
  if (!hasNewer && !hasOlder) return null;
  const at = (direction: "older" | "newer", line = lines[0]) =>
    line ? hrefOf({ ...view, message: null, cursor: { id: line.id, direction } }) : null;
  return (
    <nav
      aria-label={texts.pages}
      className="flex justify-between gap-2 border-t border-rule px-4 py-3"
    >
      <PageLink to={hasNewer ? at("newer") : null} label={texts.newer} />
      <PageLink to={hasOlder ? at("older", lines.at(-1)) : null} label={texts.older} />
    </nav>
  );
}

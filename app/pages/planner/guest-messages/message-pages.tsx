import { Link } from "react-router";
import type { Inbox } from "./load-inbox.server.ts";
import { inboxTexts as texts } from "./texts.ts";
import { addressOf, type View } from "./view.ts";

/** Leads to newer and older messages. */
export function MessagePages({ inbox: { view, lines, hasNewer, hasOlder } }: { inbox: Inbox }) {
  if (!hasNewer && !hasOlder) return null;
  const at = (direction: "older" | "newer", line = lines[0]): View | null =>
    line ? { ...view, message: null, beyond: { id: line.id, direction } } : null;
  return (
    <nav
      aria-label={texts.pages}
      className="flex justify-between gap-2 border-t border-rule px-4 py-3"
    >
      <PageLink view={hasNewer ? at("newer") : null} label={texts.newer} />
      <PageLink view={hasOlder ? at("older", lines.at(-1)) : null} label={texts.older} />
    </nav>
  );
}

function PageLink({ view, label }: { view: View | null; label: string }) {
  const look =
    "inline-flex min-h-control-s items-center rounded-m border px-3 text-14 font-semibold transition-colors";
  if (!view)
    return <span className={`${look} border-transparent bg-paper-3 text-muted`}>{label}</span>;
  return (
    <Link
      to={addressOf(view)}
      className={`${look} border-edge bg-sheet text-ink hover:border-ink hover:bg-paper-2`}
    >
      {label}
    </Link>
  );
}

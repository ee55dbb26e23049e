import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { openedFirst, useOpenFirst } from "#app/client/lists/use-open-first.ts";
import { inboxQuery } from "./inbox-query.ts";
import type { Inbox } from "./load-inbox.server.ts";

export function lineId(id: string): string {
  return `melding-${id}`;
}

/** `loaded` is the inbox without pending forms; `isUndoing`, whether one of these is an undo. */
export function useOpenMessage(loaded: Inbox, { view, open }: Inbox, isUndoing: boolean) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(view.melding);
  const deleted = useRef<string>(null);

  const first = view.melding ? null : (open?.id ?? null);
  useOpenFirst(first && inboxQuery.href({ ...view, melding: first }));

  useEffect(() => {
    const closed = previous.current;
    previous.current = view.melding;
    if (closed === view.melding || state === openedFirst) return;
    if (view.melding) heading.current?.focus();
    else if (closed && document.activeElement === document.body) {
      (document.getElementById(lineId(closed)) ?? title.current)?.focus();
    }
  }, [view.melding, state]);

  const { melding } = loaded.view;
  const isGone = melding !== null && loaded.open === null;
  const list = inboxQuery.href({ ...loaded.view, melding: null });
  useEffect(() => {
    if (melding && view.melding !== melding) deleted.current = melding;
    // A message that is shown without an undo was not deleted after all.
    else if (!isGone && !isUndoing) deleted.current = null;
  }, [isGone, isUndoing, melding, view.melding]);
  useEffect(() => {
    // An undo may bring the message back before the deletion has been loaded.
    if (!melding || !(isGone || isUndoing) || deleted.current !== melding) return;
    deleted.current = null;
    void navigate(list, { replace: true, preventScrollReset: true });
  }, [isGone, isUndoing, melding, list, navigate]);

  return { title, heading };
}

import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Inbox } from "./load-inbox.server.ts";
import { hrefOf } from "./view.ts";

/** List and message stand beside each other: Tailwind's `lg`. */
const wide = "(min-width: 64rem)";
const autoOpened = "auto-opened";

/** The id of a message's line in the list. */
export function lineId(id: string): string {
  return `melding-${id}`;
}

/**
 * Moves the focus along with what is opened and closed. Where list and message stand beside each
 * other, the first message is open from the start, and stays so when newer ones come.
 */
export function useOpening({ view, open }: Inbox) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(view.message);

  const first = view.message ? null : (open?.id ?? null);
  const firstHref = first && hrefOf({ ...view, message: first });
  useEffect(() => {
    if (!firstHref || !matchMedia(wide).matches) return;
    void navigate(firstHref, { replace: true, preventScrollReset: true, state: autoOpened });
  }, [firstHref, navigate]);

  useEffect(() => {
    const closed = before.current;
    before.current = view.message;
    if (closed === view.message || state === autoOpened) return;
    if (view.message) heading.current?.focus();
    else if (closed && document.activeElement === document.body) {
      (document.getElementById(lineId(closed)) ?? title.current)?.focus();
    }
  }, [view.message, state]);

  return { title, heading };
}

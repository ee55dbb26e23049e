import { useEffect, useRef } from "react";
import { useActions } from "#app/client/actions/submit.ts";
import type { ActionDescription, Actions } from "#app/platform/http/actions.ts";
import type { Thread } from "../queries.server.ts";

/** Marks the thread as read once the returned element, at its end, is seen. */
export function useMarkRead(
  actions: Actions<Record<"read", ActionDescription>>,
  { side, messages, readUntil }: Pick<Thread, "side" | "messages" | "readUntil">,
) {
  const end = useRef<HTMLDivElement>(null);
  const { submit } = useActions(actions);
  const last = messages.findLast((message) => message.side !== side)?.sentAt;
  const unread = last && (!readUntil || last > readUntil) ? last.toISOString() : null;
  const marked = useRef<string>(null);

  useEffect(() => {
    const element = end.current;
    if (!unread || !element || marked.current === unread) return;
    let isSeen = false;
    const mark = () => {
      if (!isSeen || document.visibilityState === "hidden" || marked.current === unread) return;
      marked.current = unread;
      submit("read", { until: unread });
    };
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? false;
      mark();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", mark);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", mark);
    };
  }, [unread, submit]);

  return end;
}

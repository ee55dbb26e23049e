import { useEffect, useRef, useState } from "react";
import type { Inbox } from "./load-inbox.server.ts";
import { inboxTexts } from "./texts.ts";

/** What screen readers hear of messages that come while the inbox is open. */
export function useArrivals({ counts, newest, lines: [first] }: Inbox): string {
  const total = counts.unanswered + counts.answered;
  const before = useRef({ total, newest: newest ?? "" });
  const [news, setNews] = useState("");

  useEffect(() => {
    const last = before.current;
    before.current = { total, newest: newest ?? "" };
    if (total <= last.total || !newest || newest <= last.newest) return;
    const name = first?.sent === newest ? first.guestName : undefined;
    setNews(inboxTexts.arrived(total - last.total, name));
  }, [total, newest, first]);

  return news;
}

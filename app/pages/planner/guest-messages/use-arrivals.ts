import { useEffect, useRef, useState } from "react";
import { arrivalsBetween } from "./arrivals.ts";
import type { Inbox } from "./load-inbox.server.ts";
import { inboxTexts } from "./texts.ts";

/** What screen readers hear of messages that come while the inbox is open. */
export function useArrivals(inbox: Inbox): string {
  const before = useRef(inbox);
  const [news, setNews] = useState("");

  useEffect(() => {
    const count = arrivalsBetween(before.current, inbox);
    before.current = inbox;
    if (count === 0) return;
    const [first] = inbox.lines;
    const name = first?.sent === inbox.newest ? first?.guestName : undefined;
    setNews(inboxTexts.arrived(count, name));
  }, [inbox]);

  return news;
}

import { useEffect, useRef, useState } from "react";
import { countNewMessages } from "./count-new-messages.ts";
import type { Inbox } from "./load-inbox.server.ts";
import { inboxTexts } from "./texts.ts";

/** What screen readers hear of messages that come while the inbox is open. */
export function useNewMessages(inbox: Inbox): string {
  const before = useRef(inbox);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const count = countNewMessages(before.current, inbox);
    before.current = inbox;
    if (count === 0) return;
    const [first] = inbox.lines;
    const name = first?.sent === inbox.newest ? first?.guestName : undefined;
    setAnnouncement(inboxTexts.arrived(count, name));
  }, [inbox]);

  return announcement;
}

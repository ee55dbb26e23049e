import { useEffect, useRef, useState } from "react";
import { isNewerThan } from "#app/client/live/use-live.tsx";
import type { Inbox } from "./load-inbox.server.ts";
import { inboxTexts } from "./texts.ts";

export type InboxSnapshot = Pick<Inbox, "at" | "counts" | "newest">;

/** Returns how many messages arrived between two loads, without restored ones. */
export function countNewMessages(before: InboxSnapshot, after: InboxSnapshot): number {
  const { newest } = after;
  if (!newest || newest <= (before.newest ?? "") || !isNewerThan(before.at, newest)) return 0;
  return Math.max(1, total(after) - total(before));
}

function total({ counts }: InboxSnapshot): number {
  return counts.unreplied + counts.replied;
}

export function useNewMessages(inbox: Inbox): string {
  const previous = useRef(inbox);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const count = countNewMessages(previous.current, inbox);
    previous.current = inbox;
    if (count === 0) return;
    const [first] = inbox.lines;
    const name = first?.sent === inbox.newest ? first?.guestName : undefined;
    setAnnouncement(inboxTexts.arrived(count, name));
  }, [inbox]);

  return announcement;
}

import { isNewerThan } from "#app/client/live/is-newer-than.ts";
import type { Inbox } from "./load-inbox.server.ts";

/** What of an inbox is compared. */
export type InboxSnapshot = Pick<Inbox, "at" | "counts" | "newest">;

/** How many messages came between two looks at the inbox; one that was brought back did not. */
export function countNewMessages(before: InboxSnapshot, after: InboxSnapshot): number {
  const { newest } = after;
  if (!newest || newest <= (before.newest ?? "") || !isNewerThan(before.at, newest)) return 0;
  return Math.max(1, total(after) - total(before));
}

function total({ counts }: InboxSnapshot): number {
  return counts.unreplied + counts.replied;
}

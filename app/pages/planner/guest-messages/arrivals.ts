import { cameAfter } from "../live/came-after.ts";
import type { Inbox } from "./load-inbox.server.ts";

/** What of an inbox is compared. */
export type Glance = Pick<Inbox, "at" | "counts" | "newest">;

/** How many messages came between two looks at the inbox; one that was brought back did not. */
export function arrivalsBetween(before: Glance, after: Glance): number {
  const { newest } = after;
  if (!newest || newest <= (before.newest ?? "") || !cameAfter(before.at, newest)) return 0;
  return Math.max(1, total(after) - total(before));
}

function total({ counts }: Glance): number {
  return counts.unreplied + counts.replied;
}

import { and, eq } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { notHidden } from "#app/features/weddings/guest-entries/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { guestMessages } from "./tables.server.ts";

/** How many greetings the couple has not marked as answered. */
export function countUnanswered(weddingId: OwnedWeddingId): Promise<number> {
  const { weddingId: wedding, replied, visitorId } = guestMessages;
  return db().$count(
    guestMessages,
    and(eq(wedding, weddingId), eq(replied, false), notHidden(wedding, visitorId)),
  );
}

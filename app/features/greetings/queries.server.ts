import { and, desc, eq, isNull } from "drizzle-orm";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { guestMessages } from "./tables.server.ts";

/** Returns the name in a browser's latest greeting, for its other forms. */
export const greetingNamesOf = prepared(
  (weddingId: Param<PublicWeddingId>, visitor: Param<string>) => {
    const { guestName, visitorId, createdAt, deletedAt } = guestMessages;
    return db()
      .select({ guestName })
      .from(guestMessages)
      .where(and(eq(guestMessages.weddingId, weddingId), eq(visitorId, visitor), isNull(deletedAt)))
      .orderBy(desc(createdAt))
      .limit(1);
  },
);

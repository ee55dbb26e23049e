import { desc } from "drizzle-orm";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { formColumns, readableAnswers } from "./answer-versions/queries.server.ts";

export type OwnAnswer = Awaited<ReturnType<typeof answersOf>>[number];

/** Returns a browser's answers for one wedding, its own first. */
export const answersOf = prepared((weddingId: Param<PublicWeddingId>, visitorId: Param<string>) => {
  const readable = readableAnswers(weddingId, visitorId);
  const { id, guestCount, additional, createdAt } = readable;
  return db()
    .select({ id, ...formColumns(readable), guestCount, additional })
    .from(readable)
    .orderBy(additional, desc(createdAt), desc(id));
});

import { desc } from "drizzle-orm";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { readableAnswers } from "./answer-versions/queries.server.ts";

/** An answer as its guest may see it again. */
export type OwnAnswer = Awaited<ReturnType<typeof answersOf>>[number];

/** What one browser has answered for one wedding, its own answer before those for others. */
export const answersOf = prepared((weddingId: Param<PublicWeddingId>, visitorId: Param<string>) => {
  const readable = readableAnswers(weddingId, visitorId);
  const { id, guestName, email, attending, additional } = readable;
  const { plusOneName, dietaryRestrictions, message } = readable;
  return db()
    .select({
      id,
      guestName,
      email,
      attending,
      plusOneName,
      dietaryRestrictions,
      message,
      additional,
    })
    .from(readable)
    .orderBy(additional, desc(readable.createdAt), desc(id));
});

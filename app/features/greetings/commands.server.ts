import { randomUUID } from "node:crypto";
import type { GuestSubmission } from "#app/features/weddings/submissions/access.server.ts";
import { recordSubmission } from "#app/features/weddings/submissions/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/sql-state.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { Greeting } from "./rules.ts";
import { guestMessages } from "./tables.server.ts";
import { greetingTopics } from "./topics.ts";

export interface SentGreeting {
  outcome: "created" | "repeated";
}

/**
 * Stores a guest's greeting. A repeated form stores nothing, even after the couple has deleted the
 * greeting. Throws 404 when the wedding is gone, and `SubmissionLimitExceeded`.
 */
export async function sendGreeting(
  entry: GuestSubmission,
  greeting: Greeting,
): Promise<SentGreeting> {
  try {
    return await store(entry, greeting);
  } catch (error) {
    if (sqlState(error) === sqlStates.foreignKeyViolation) throw notFound();
    throw error;
  }
}

function store(entry: GuestSubmission, greeting: Greeting) {
  const { weddingId, visitorId } = entry;
  return transaction(async (tx): Promise<SentGreeting> => {
    const isFirst = await recordSubmission(tx, entry, greeting);
    if (!isFirst) return { outcome: "repeated" };
    const id = randomUUID();
    await tx
      .insert(guestMessages)
      .values({ weddingId, id, visitorId, ...greeting, createdAt: now() });
    await publish(tx, { wedding: weddingId }, greetingTopics.greetings);
    return { outcome: "created" };
  });
}

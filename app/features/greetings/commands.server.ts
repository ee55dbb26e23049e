import { randomUUID } from "node:crypto";
import { recordSubmission } from "#app/features/submissions/commands.server.ts";
import {
  type GuestSubmission,
  requireUndeletedWedding,
} from "#app/features/weddings/access.server.ts";
import { recordGuestSubmission } from "#app/features/weddings/crowds/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { Greeting } from "./rules.ts";
import { guestMessages } from "./tables.server.ts";
import { greetingTopics } from "./topics.ts";

export interface SentGreeting {
  outcome: "created" | "repeated";
}

/**
 * Stores a guest's greeting. A repeated form stores nothing, even after the couple has deleted the
 * greeting. One of an invited household does not hold its browser, but waits when that is held already.
 * Throws 404 when the wedding is gone, and `SubmissionLimitExceeded`.
 */
export function sendGreeting(
  submission: GuestSubmission,
  greeting: Greeting,
  { isInvited = false } = {},
): Promise<SentGreeting> {
  const record = isInvited ? recordSubmission : recordGuestSubmission;
  const { audience: weddingId, visitorId } = submission;
  return transaction(async (tx) => {
    if (isInvited) await requireUndeletedWedding(tx, weddingId);
    const isNew = await record(tx, submission, greeting);
    if (!isNew) return { outcome: "repeated" };
    await tx
      .insert(guestMessages)
      .values({ weddingId, id: randomUUID(), visitorId, ...greeting, createdAt: now() });
    await publish(tx, { wedding: weddingId }, greetingTopics.greetings);
    return { outcome: "created" };
  });
}

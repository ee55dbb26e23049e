import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { GuestSubmission } from "#app/features/weddings/submissions/access.server.ts";
import { recordSubmission } from "#app/features/weddings/submissions/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/sql-state.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { Greeting } from "./rules.ts";
import { guestMessages } from "./tables.server.ts";

export interface SentGreeting {
  outcome: "created" | "repeated";
}

/**
 * Stores a guest's greeting. Sending the same form again stores nothing, however late, also when
 * the couple has deleted it since. Throws 404 when the wedding is gone, and `SubmissionLimitExceeded`.
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
    await publish(tx, weddingId, "greetings");
    return { outcome: "created" };
  });
}

/**
 * Marks a greeting as answered, which cannot be taken back. Marking it again changes nothing, so
 * that both of a couple may do it at once. Throws 404 when it is deleted or not theirs.
 */
export async function markReplied(weddingId: OwnedWeddingId, id: string): Promise<void> {
  const own = and(isGreeting(weddingId, id), isNull(guestMessages.deletedAt));
  await transaction(async (tx) => {
    const marked = await tx
      .update(guestMessages)
      .set({ replied: true })
      .where(and(own, eq(guestMessages.replied, false)))
      .returning({ id: guestMessages.id });
    if (marked.length > 0) await publish(tx, weddingId, "greetings");
    else if ((await tx.$count(guestMessages, own)) === 0) throw notFound();
  });
}

/**
 * Takes a greeting away from both of the couple, until `restoreGreeting` or for good. Deleting it
 * again changes nothing. Throws 404 when it is not theirs.
 */
export async function deleteGreeting(weddingId: OwnedWeddingId, id: string): Promise<void> {
  await setDeleted(weddingId, id, isNull(guestMessages.deletedAt), now());
}

/** Takes back `deleteGreeting`. Throws 404 when it is not theirs, or purged. */
export async function restoreGreeting(weddingId: OwnedWeddingId, id: string): Promise<void> {
  await setDeleted(weddingId, id, isNotNull(guestMessages.deletedAt), null);
}

function setDeleted(
  weddingId: OwnedWeddingId,
  id: string,
  condition: SQL,
  deletedAt: Date | null,
): Promise<void> {
  return transaction(async (tx) => {
    const changed = await tx
      .update(guestMessages)
      .set({ deletedAt })
      .where(and(isGreeting(weddingId, id), condition))
      .returning({ id: guestMessages.id });
    if (changed.length > 0) await publish(tx, weddingId, "greetings");
    else if ((await tx.$count(guestMessages, isGreeting(weddingId, id))) === 0) throw notFound();
  });
}

function isGreeting(weddingId: OwnedWeddingId, id: string): SQL | undefined {
  return and(eq(guestMessages.weddingId, weddingId), eq(guestMessages.id, id));
}

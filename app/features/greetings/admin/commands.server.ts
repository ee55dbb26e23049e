import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { guestMessages } from "../tables.server.ts";
import { greetingTopics } from "../topics.ts";
import { matching } from "./queries.server.ts";

/**
 * Idempotent, because both partners may do it at once. Throws 404 for a deleted greeting or another
 * couple's.
 */
export async function markReplied(weddingId: OwnedWeddingId, id: string): Promise<void> {
  const isLiveGreeting = and(isGreeting(weddingId, id), isNull(guestMessages.deletedAt));
  await transaction(async (tx) => {
    const marked = await tx
      .update(guestMessages)
      .set({ replied: true })
      .where(and(isLiveGreeting, eq(guestMessages.replied, false)))
      .returning({ id: guestMessages.id });
    if (marked.length > 0) await publish(tx, { wedding: weddingId }, greetingTopics.greetings);
    else if ((await tx.$count(guestMessages, isLiveGreeting)) === 0) throw notFound();
  });
}

/** Marks the unreplied greetings that match a search, which may be empty. Returns their number. */
export function markAllReplied(weddingId: OwnedWeddingId, search: string): Promise<number> {
  return transaction(async (tx) => {
    const marked = await tx
      .update(guestMessages)
      .set({ replied: true })
      .where(matching(weddingId, { replied: false, search }))
      .returning({ id: guestMessages.id });
    if (marked.length > 0) await publish(tx, { wedding: weddingId }, greetingTopics.greetings);
    return marked.length;
  });
}

/** Throws 404 when the greeting is another couple's. */
export async function deleteGreeting(weddingId: OwnedWeddingId, id: string): Promise<void> {
  await change(weddingId, id, softDelete);
}

/** Throws 404 when the greeting is another couple's or purged. */
export async function restoreGreeting(weddingId: OwnedWeddingId, id: string): Promise<void> {
  await change(weddingId, id, restore);
}

function change(
  weddingId: OwnedWeddingId,
  id: string,
  apply: typeof softDelete | typeof restore,
): Promise<void> {
  const greeting = isGreeting(weddingId, id);
  return transaction(async (tx) => {
    const changed = await apply(tx, guestMessages, greeting);
    if (changed.length > 0) await publish(tx, { wedding: weddingId }, greetingTopics.greetings);
    else if ((await tx.$count(guestMessages, greeting)) === 0) throw notFound();
  });
}

function isGreeting(weddingId: OwnedWeddingId, id: string): SQL | undefined {
  return and(eq(guestMessages.weddingId, weddingId), eq(guestMessages.id, id));
}

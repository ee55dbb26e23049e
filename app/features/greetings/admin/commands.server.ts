import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { guestMessages } from "../tables.server.ts";
import { greetingTopics } from "../topics.ts";
import { matching } from "./queries.server.ts";

/**
 * Returns how many were marked; the partner may have marked some at the same time. Throws 404 when
 * all greetings are deleted or another couple's.
 */
export function markReplied(weddingId: OwnedWeddingId, ids: string[]): Promise<number> {
  const areLive = and(areGreetings(weddingId, ids), isNull(guestMessages.deletedAt));
  return publishChange(weddingId, areLive, async (tx) => {
    const marked = await tx
      .update(guestMessages)
      .set({ replied: true })
      .where(and(areLive, eq(guestMessages.replied, false)))
      .returning({ id: guestMessages.id });
    return marked.length;
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

/** Returns how many were deleted. Throws 404 when all greetings are another couple's. */
export function deleteGreetings(weddingId: OwnedWeddingId, ids: string[]): Promise<number> {
  return changeDeletion(weddingId, ids, softDelete);
}

/** Returns how many were restored. Throws 404 when all are another couple's or purged. */
export function restoreGreetings(weddingId: OwnedWeddingId, ids: string[]): Promise<number> {
  return changeDeletion(weddingId, ids, restore);
}

function changeDeletion(
  weddingId: OwnedWeddingId,
  ids: string[],
  apply: typeof softDelete | typeof restore,
): Promise<number> {
  const greetings = areGreetings(weddingId, ids);
  return publishChange(weddingId, greetings, async (tx) => {
    const changed = await apply(tx, guestMessages, greetings);
    return changed.length;
  });
}

function publishChange(
  weddingId: OwnedWeddingId,
  greetings: SQL | undefined,
  change: (tx: Transaction) => Promise<number>,
): Promise<number> {
  return transaction(async (tx) => {
    const count = await change(tx);
    if (count > 0) await publish(tx, { wedding: weddingId }, greetingTopics.greetings);
    else if ((await tx.$count(guestMessages, greetings)) === 0) throw notFound();
    return count;
  });
}

function areGreetings(weddingId: OwnedWeddingId, ids: string[]): SQL | undefined {
  return and(eq(guestMessages.weddingId, weddingId), inArray(guestMessages.id, ids));
}

import { and, eq } from "drizzle-orm";
import { transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import { weddingTopics } from "../topics.ts";
import { blockedVisitors } from "./tables.server.ts";

/** Hides past and future submissions of a visitor from guests and counts. Deletes nothing. */
export async function blockVisitor(weddingId: OwnedWeddingId, visitorId: string): Promise<void> {
  await transaction(async (tx) => {
    const added = await tx
      .insert(blockedVisitors)
      .values({ weddingId, visitorId })
      .onConflictDoNothing()
      .returning({ visitorId: blockedVisitors.visitorId });
    if (added.length > 0) await publish(tx, { wedding: weddingId }, weddingTopics.visitors);
  });
}

export async function unblockVisitor(weddingId: OwnedWeddingId, visitorId: string): Promise<void> {
  const blocked = and(
    eq(blockedVisitors.weddingId, weddingId),
    eq(blockedVisitors.visitorId, visitorId),
  );
  await transaction(async (tx) => {
    const removed = await tx
      .delete(blockedVisitors)
      .where(blocked)
      .returning({ visitorId: blockedVisitors.visitorId });
    if (removed.length > 0) await publish(tx, { wedding: weddingId }, weddingTopics.visitors);
  });
}

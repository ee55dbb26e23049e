import { and, eq, inArray, isNotNull, ne, type SQL } from "drizzle-orm";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import type { CrowdState } from "../crowds/rules.ts";
import { crowds } from "../crowds/tables.server.ts";
import { weddingTopics } from "../topics.ts";
import { blockedVisitors } from "./tables.server.ts";

interface StateChange {
  from: CrowdState;
  to: CrowdState;
}

/** Hides past and future submissions of visitors from guests and counts. Deletes nothing. */
export function blockVisitors(weddingId: OwnedWeddingId, visitorIds: string[]): Promise<void> {
  return publishChange(weddingId, async (tx) => {
    if (visitorIds.length === 0) return false;
    const { weddingId: wedding, visitorId, state } = blockedVisitors;
    const blocked = await tx
      .insert(blockedVisitors)
      .values(visitorIds.map((id) => ({ weddingId, visitorId: id })))
      .onConflictDoUpdate({
        target: [wedding, visitorId],
        set: { state: "hidden" },
        setWhere: ne(state, "hidden"),
      })
      .returning({ visitorId });
    return blocked.length > 0;
  });
}

export function unblockVisitors(weddingId: OwnedWeddingId, visitorIds: string[]): Promise<void> {
  return publishChange(weddingId, async (tx) => {
    const removed = await tx
      .delete(blockedVisitors)
      .where(areVisitors(weddingId, visitorIds))
      .returning({ visitorId: blockedVisitors.visitorId });
    return removed.length > 0;
  });
}

/** Lets in or hides visitors of a crowd, or undoes it. Ignores those in another state. */
export function setVisitorsState(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  visitorIds: string[],
  change: StateChange,
): Promise<void> {
  const ofCrowds = and(areVisitors(weddingId, visitorIds), isNotNull(blockedVisitors.crowdId));
  return publishIf(tx, weddingId, changeState(tx, ofCrowds, change));
}

/** Like `setVisitorsState` for all visitors of a crowd and those that join it later. Throws 404. */
export async function setCrowdState(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  crowdId: string,
  change: StateChange,
): Promise<void> {
  const decided = await tx
    .update(crowds)
    .set({ state: change.to, heldCount: 0 })
    .where(and(eq(crowds.weddingId, weddingId), eq(crowds.id, crowdId)))
    .returning({ id: crowds.id });
  if (decided.length === 0) throw notFound();
  const ofCrowd = and(
    eq(blockedVisitors.weddingId, weddingId),
    eq(blockedVisitors.crowdId, crowdId),
  );
  await publishIf(tx, weddingId, changeState(tx, ofCrowd, change));
}

/** Lets other guests reserve the wishes that held visitors have reserved. Returns the crowds. */
export async function releaseHeldWishes(weddingId: OwnedWeddingId): Promise<string[]> {
  let released: string[] = [];
  await publishChange(weddingId, async (tx) => {
    const found = await tx
      .update(crowds)
      .set({ giftsFreed: true })
      .where(and(eq(crowds.weddingId, weddingId), eq(crowds.giftsFreed, false)))
      .returning({ id: crowds.id });
    released = found.map(({ id }) => id);
    return released.length > 0;
  });
  return released;
}

/** Undoes `releaseHeldWishes`, except for wishes that other guests have reserved since. */
export function undoReleaseHeldWishes(
  weddingId: OwnedWeddingId,
  crowdIds: string[],
): Promise<void> {
  return publishChange(weddingId, async (tx) => {
    const kept = await tx
      .update(crowds)
      .set({ giftsFreed: false })
      .where(and(eq(crowds.weddingId, weddingId), inArray(crowds.id, crowdIds)))
      .returning({ id: crowds.id });
    return kept.length > 0;
  });
}

async function changeState(
  tx: Transaction,
  visitors: SQL | undefined,
  { from, to }: StateChange,
): Promise<boolean> {
  const changed = await tx
    .update(blockedVisitors)
    .set({ state: to })
    .where(and(visitors, eq(blockedVisitors.state, from)))
    .returning({ visitorId: blockedVisitors.visitorId });
  return changed.length > 0;
}

function publishChange(
  weddingId: OwnedWeddingId,
  change: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  return transaction((tx) => publishIf(tx, weddingId, change(tx)));
}

async function publishIf(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  changed: Promise<boolean>,
): Promise<void> {
  if (await changed) await publish(tx, { wedding: weddingId }, weddingTopics.visitors);
}

function areVisitors(weddingId: OwnedWeddingId, visitorIds: string[]): SQL | undefined {
  return and(
    eq(blockedVisitors.weddingId, weddingId),
    inArray(blockedVisitors.visitorId, visitorIds),
  );
}

import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  exists,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import type { CrowdState } from "../crowds/rules.ts";
import { crowds } from "../crowds/tables.server.ts";
import { blockedVisitors } from "./tables.server.ts";

/** Matches rows of visitors that are neither hidden nor held. */
export function notBlocked(weddingId: Column, visitorId: Column): SQL {
  return notExists(blockedRow(weddingId, visitorId, ne(blockedVisitors.state, "let-in")));
}

/** Matches rows of visitors that wait for the couple to let them in. */
export function isHeld(weddingId: Column, visitorId: Column): SQL<boolean> {
  const isHeldRow = eq(blockedVisitors.state, "held");
  return sql<boolean>`${exists(blockedRow(weddingId, visitorId, isHeldRow))}`;
}

/** Matches rows of visitors whose reservations other guests may take over. */
export function isWishReleased(weddingId: Column, visitorId: Column): SQL {
  const released = db()
    .select({ id: crowds.id })
    .from(crowds)
    .where(
      and(
        eq(crowds.weddingId, blockedVisitors.weddingId),
        eq(crowds.id, blockedVisitors.crowdId),
        eq(crowds.giftsFreed, true),
      ),
    );
  const { state } = blockedVisitors;
  const isReleased = or(eq(state, "hidden"), and(eq(state, "held"), exists(released)));
  return exists(blockedRow(weddingId, visitorId, isReleased));
}

/** Counts the crowds about which the couple has something to decide. */
export async function countHeldCrowds(weddingId: OwnedWeddingId): Promise<number> {
  const [held] = await heldCrowds(weddingId);
  return held?.total ?? 0;
}

const heldCrowds = prepared((weddingId: Param<OwnedWeddingId>) =>
  db()
    .select({ total: sql`count(distinct ${blockedVisitors.crowdId})`.mapWith(Number) })
    .from(blockedVisitors)
    .where(and(eq(blockedVisitors.weddingId, weddingId), eq(blockedVisitors.state, "held"))),
);

/** Returns the crowds with visitors in this state, the latest first. */
export function listCrowds(weddingId: OwnedWeddingId, state: CrowdState) {
  const { id, startedAt } = crowds;
  return db()
    .select({ id, startedAt, senders: count() })
    .from(crowds)
    .innerJoin(
      blockedVisitors,
      and(
        eq(blockedVisitors.weddingId, crowds.weddingId),
        eq(blockedVisitors.crowdId, id),
        eq(blockedVisitors.state, state),
      ),
    )
    .where(eq(crowds.weddingId, weddingId))
    .groupBy(crowds.weddingId, id)
    .orderBy(desc(startedAt), id);
}

interface VisitorPage {
  crowdId: string;
  state: CrowdState;
  limit: number;
  offset: number;
}

/** Returns one page of a crowd's visitors in this state, in the order they were held. */
export async function listCrowdVisitors(
  weddingId: OwnedWeddingId,
  { crowdId, state, limit, offset }: VisitorPage,
): Promise<string[]> {
  const { visitorId, createdAt } = blockedVisitors;
  const found = await db()
    .select({ visitorId })
    .from(blockedVisitors)
    .where(
      and(
        eq(blockedVisitors.weddingId, weddingId),
        eq(blockedVisitors.crowdId, crowdId),
        eq(blockedVisitors.state, state),
      ),
    )
    .orderBy(asc(createdAt), asc(visitorId))
    .limit(limit)
    .offset(offset);
  return found.map((row) => row.visitorId);
}

function blockedRow(weddingId: Column, visitorId: Column, condition: SQL | undefined) {
  return db()
    .select({ blocked: sql`1` })
    .from(blockedVisitors)
    .where(
      and(
        eq(blockedVisitors.weddingId, weddingId),
        eq(blockedVisitors.visitorId, visitorId),
        condition,
      ),
    );
}

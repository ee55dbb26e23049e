import { and, eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { consume, type RateLimitResult } from "#app/platform/limits/limits.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { Held } from "../plan/plan.ts";
import { seatingHolds } from "../tables.server.ts";
import { seatingTopics } from "../topics.ts";
import { isPresent } from "./queries.server.ts";
import { presenceLimit } from "./rules.ts";

/** Counts a message or question about who has the chart open. */
export function rateLimitPresence(userId: AccountId): Promise<RateLimitResult> {
  return consume("seating-presence", userId, presenceLimit);
}

/** Tells the other owners that the chart is open, and what is being moved. Must be repeated. */
export async function holdPersons(
  weddingId: OwnedWeddingId,
  userId: AccountId,
  held: Held | null,
): Promise<void> {
  await transaction(async (tx) => {
    const [before] = await tx.select().from(seatingHolds).where(ofUser(weddingId, userId));
    const columns = { held, seenAt: now() };
    await tx
      .insert(seatingHolds)
      .values({ weddingId, userId, ...columns })
      .onConflictDoUpdate({ target: [seatingHolds.weddingId, seatingHolds.userId], set: columns });
    const isSame =
      before && isPresent(before) && JSON.stringify(before.held) === JSON.stringify(held);
    if (!isSame) await publish(tx, { wedding: weddingId }, seatingTopics.seatingHolds);
  });
}

/** The chart was closed. */
export async function leaveChart(weddingId: OwnedWeddingId, userId: AccountId): Promise<void> {
  await transaction(async (tx) => {
    await tx.delete(seatingHolds).where(ofUser(weddingId, userId));
    await publish(tx, { wedding: weddingId }, seatingTopics.seatingHolds);
  });
}

function ofUser(weddingId: OwnedWeddingId, userId: AccountId) {
  return and(eq(seatingHolds.weddingId, weddingId), eq(seatingHolds.userId, userId));
}

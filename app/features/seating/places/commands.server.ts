import { and, eq, exists, notExists, sql } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { PersonRef } from "../plan/plan.ts";
import { guestTableAssignments, tableArrangements } from "../tables.server.ts";
import { seatingTopics } from "../topics.ts";

/**
 * Gives the place of one person to another, who is the same by another id. Changes nothing if there
 * is no place, or if the other has one.
 */
export async function passOnPlace(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  from: PersonRef,
  to: PersonRef,
): Promise<void> {
  // Also the lock that puts changes of the chart in order.
  const changed = await tx
    .update(tableArrangements)
    .set({ revision: sql`${tableArrangements.revision} + 1` })
    .where(
      and(
        eq(tableArrangements.weddingId, weddingId),
        exists(placeOf(tx, weddingId, from)),
        notExists(placeOf(tx, weddingId, to)),
      ),
    )
    .returning({ id: tableArrangements.id });
  if (changed.length === 0) return;
  const { guestId, person } = to;
  await tx.update(guestTableAssignments).set({ guestId, person }).where(isPlaceOf(weddingId, from));
  await publish(tx, { wedding: weddingId }, seatingTopics.seating);
}

function placeOf(tx: Transaction, weddingId: OwnedWeddingId, person: PersonRef) {
  return tx
    .select({ tableId: guestTableAssignments.tableId })
    .from(guestTableAssignments)
    .where(isPlaceOf(weddingId, person));
}

function isPlaceOf(weddingId: OwnedWeddingId, { guestId, person }: PersonRef) {
  return and(
    eq(guestTableAssignments.weddingId, weddingId),
    eq(guestTableAssignments.guestId, guestId),
    eq(guestTableAssignments.person, person),
  );
}

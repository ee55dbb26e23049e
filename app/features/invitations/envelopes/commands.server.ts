import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { households } from "#app/features/guests/tables.server.ts";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { separateEnvelopes } from "../tables.server.ts";
import { invitationTopics } from "../topics.ts";
import { listSeparateHouseholds } from "./queries.server.ts";

/**
 * Stores, once, that the households do not share an envelope. Returns the id of the group, or null
 * for fewer than two households.
 */
export function dismissSuggestion(
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<string | null> {
  return transaction(async (tx) => {
    await lockWedding(tx, weddingId);
    const found = await tx
      .select({ id: households.id })
      .from(households)
      .where(and(eq(households.weddingId, weddingId), inArray(households.id, ids)));
    if (found.length < 2) return null;
    const earlier = (await listSeparateHouseholds(weddingId, tx)).find(({ householdIds }) =>
      found.every((household) => householdIds.includes(household.id)),
    );
    if (earlier) return earlier.id;
    const id = randomUUID();
    await tx
      .insert(separateEnvelopes)
      .values(found.map((each) => ({ weddingId, id, householdId: each.id, createdAt: now() })));
    await publish(tx, { wedding: weddingId }, invitationTopics.invitations);
    return id;
  });
}

/** Forgets what `dismissSuggestion` stored. Returns the households. */
export function suggestAgain(weddingId: OwnedWeddingId, id: string): Promise<string[]> {
  return transaction(async (tx) => {
    const isGroup = and(eq(separateEnvelopes.weddingId, weddingId), eq(separateEnvelopes.id, id));
    const rows = await tx.delete(separateEnvelopes).where(isGroup).returning();
    await publish(tx, { wedding: weddingId }, invitationTopics.invitations);
    return rows.map(({ householdId }) => householdId);
  });
}

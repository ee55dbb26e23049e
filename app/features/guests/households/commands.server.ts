import { randomUUID } from "node:crypto";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { InvitedHousehold } from "../access.server.ts";
import { areGuests, changeGuestList } from "../commands.server.ts";
import { isEmpty } from "../queries.server.ts";
import type { GuestValue } from "../rules.ts";
import { guests, households } from "../tables.server.ts";
import { guestTopics } from "../topics.ts";

/** Puts guests into the household of the first. Returns where they were before. */
export function joinHousehold(
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<GuestValue<string>[]> {
  return joinHouseholds(weddingId, [ids]);
}

/** Joins each group, all or none. */
export function joinHouseholds(
  weddingId: OwnedWeddingId,
  groups: string[][],
): Promise<GuestValue<string>[]> {
  return changeGuestList(weddingId, async (tx) => {
    const before: GuestValue<string>[] = [];
    for (const ids of groups) {
      const found = await householdsOf(tx, weddingId, ids);
      before.push(...found);
      const first = found.find(({ id }) => id === ids[0]) ?? found[0];
      if (!first) continue;
      await tx
        .update(guests)
        .set({ householdId: first.value, isContact: false, updatedAt: now() })
        .where(and(areGuests(weddingId, ids), ne(guests.householdId, first.value)));
    }
    await markEmptied(tx, weddingId);
    return before;
  });
}

/** Gives each of the guests a household of their own. Returns where they were before. */
export function leaveHousehold(
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<GuestValue<string>[]> {
  return changeGuestList(weddingId, async (tx) => {
    const found = await householdsOf(tx, weddingId, ids);
    for (const { id } of found) {
      const householdId = randomUUID();
      await tx.insert(households).values({ weddingId, id: householdId });
      await tx
        .update(guests)
        .set({ householdId, isContact: false, updatedAt: now() })
        .where(areGuests(weddingId, [id]));
    }
    await markEmptied(tx, weddingId);
    return found;
  });
}

/** Undoes `joinHousehold` and `leaveHousehold`. Ignores households that no longer exist. */
export function restoreHouseholds(
  weddingId: OwnedWeddingId,
  values: GuestValue<string>[],
): Promise<void> {
  return changeGuestList(weddingId, async (tx) => {
    for (const [householdId, group] of Map.groupBy(values, ({ value }) => value)) {
      const exists = and(eq(households.weddingId, weddingId), eq(households.id, householdId));
      if ((await tx.$count(households, exists)) === 0) continue;
      const ids = group.map(({ id }) => id);
      await tx
        .update(guests)
        .set({ householdId, updatedAt: now() })
        .where(areGuests(weddingId, ids));
    }
    await markEmptied(tx, weddingId);
  });
}

export function openInvitation(household: InvitedHousehold): Promise<void> {
  return transaction((tx) => recordOpening(tx, household));
}

/** Only the first opening is recorded. */
export async function recordOpening(tx: Transaction, household: InvitedHousehold): Promise<void> {
  const { weddingId, householdId } = household;
  const isHousehold = and(eq(households.weddingId, weddingId), eq(households.id, householdId));
  const opened = await tx
    .update(households)
    .set({ openedAt: now() })
    .where(and(isHousehold, isNull(households.openedAt)))
    .returning({ id: households.id });
  if (opened.length > 0) await publish(tx, { wedding: weddingId }, guestTopics.guests);
}

/** Null gives the guest a household of its own. Ignores one that no longer exists. */
export async function moveToHousehold(
  weddingId: OwnedWeddingId,
  id: string,
  householdId: string | null,
): Promise<void> {
  if (householdId === null) await leaveHousehold(weddingId, [id]);
  else await restoreHouseholds(weddingId, [{ id, value: householdId }]);
}

async function markEmptied(tx: Transaction, weddingId: OwnedWeddingId): Promise<void> {
  await tx
    .update(households)
    .set({ emptiedAt: now() })
    .where(and(eq(households.weddingId, weddingId), isEmpty()));
}

function householdsOf(tx: Transaction, weddingId: OwnedWeddingId, ids: string[]) {
  return tx
    .select({ id: guests.id, value: guests.householdId })
    .from(guests)
    .where(areGuests(weddingId, ids))
    .orderBy(guests.id)
    .for("update");
}

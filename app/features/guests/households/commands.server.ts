import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq, exists, isNotNull, isNull, ne, not, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
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

/** Where a guest was before, and whether it was the contact there. */
export interface HouseholdBefore extends GuestValue<string> {
  isContact?: boolean;
}

export type EditedHousehold = Pick<
  typeof households.$inferSelect,
  "name" | "address" | "postalCode" | "city"
> & {
  /** Null lets the first guest with an e-mail address be the contact. */
  contactId: string | null;
};

export type EditHouseholdResult =
  | { ok: true }
  | { ok: false; reason: "conflict"; stored: EditedHousehold; version: number }
  /** `no-contact`: the chosen guest is a child or not in the household. */
  | { ok: false; reason: "gone" | "no-contact" };

/** An outdated version is a conflict, unless the edit changes nothing. */
export function editHousehold(
  weddingId: OwnedWeddingId,
  id: string,
  version: number,
  edited: EditedHousehold,
): Promise<EditHouseholdResult> {
  return changeGuestList(weddingId, async (tx) => {
    const isMember = and(eq(guests.weddingId, weddingId), eq(guests.householdId, id));
    const members = await tx
      .select({ id: guests.id, isContact: guests.isContact, isChild: guests.isChild })
      .from(guests)
      .where(and(isMember, isNull(guests.deletedAt)))
      .orderBy(guests.id)
      .for("update");
    const isThis = and(eq(households.weddingId, weddingId), eq(households.id, id));
    const [row] = await tx.select().from(households).where(isThis).for("no key update");
    if (!row || members.length === 0) return { ok: false, reason: "gone" };
    const { contactId, ...columns } = edited;
    const { name, address, postalCode, city } = row;
    const contact = members.find(({ isContact }) => isContact)?.id ?? null;
    const stored = { name, address, postalCode, city, contactId: contact };
    if (isDeepStrictEqual(stored, edited)) return { ok: true };
    if (row.version !== version) {
      return { ok: false, reason: "conflict", stored, version: row.version };
    }
    if (contactId !== contact) {
      const canBeContact = members.some((guest) => guest.id === contactId && !guest.isChild);
      if (contactId !== null && !canBeContact) return { ok: false, reason: "no-contact" };
      // Deleted guests too: restored, they must not be a second contact.
      const isChosen = sql<boolean>`(${guests.id} is not distinct from ${contactId}::uuid)`;
      await tx
        .update(guests)
        .set({ isContact: isChosen, updatedAt: now() })
        .where(and(isMember, ne(guests.isContact, isChosen)));
    }
    await tx
      .update(households)
      .set({ ...columns, version: version + 1 })
      .where(isThis);
    return { ok: true };
  });
}

/** Puts guests into the household of the first. Returns where they were before. */
export function joinHousehold(
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<HouseholdBefore[]> {
  return joinHouseholds(weddingId, [ids]);
}

/** Joins the guests of each group, in one transaction. */
export function joinHouseholds(
  weddingId: OwnedWeddingId,
  groups: string[][],
): Promise<HouseholdBefore[]> {
  return changeGuestList(weddingId, async (tx) => {
    const before = await householdsOf(tx, weddingId, groups.flat());
    const homes = new Map(before.map(({ id, value }) => [id, value]));
    const moves = groups.flatMap((ids) => {
      const known = ids.filter((id) => homes.has(id));
      const home = homes.get(known[0] ?? "") ?? "";
      return known.map((id) => ({ id, value: home }));
    });
    await moveGuests(tx, weddingId, moves);
    return before;
  });
}

/** Gives each of the guests a household of their own. Returns where they were before. */
export function leaveHousehold(
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<HouseholdBefore[]> {
  return changeGuestList(weddingId, (tx) => moveToOwnHouseholds(tx, weddingId, ids));
}

async function moveToOwnHouseholds(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<HouseholdBefore[]> {
  const before = await householdsOf(tx, weddingId, ids);
  const moves = before.map(({ id }) => ({ id, value: randomUUID() }));
  const added = moves.map(({ value }) => ({ weddingId, id: value }));
  if (added.length > 0) await tx.insert(households).values(added);
  await moveGuests(tx, weddingId, moves);
  return before;
}

/**
 * Undoes `joinHousehold` and `leaveHousehold`. Ignores households that no longer exist. A household
 * with another contact since keeps that one.
 */
export function restoreHouseholds(
  weddingId: OwnedWeddingId,
  values: HouseholdBefore[],
): Promise<void> {
  return changeGuestList(weddingId, (tx) => moveGuests(tx, weddingId, values));
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
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
  householdId: string | null,
): Promise<void> {
  if (householdId === null) await moveToOwnHouseholds(tx, weddingId, [id]);
  else await moveGuests(tx, weddingId, [{ id, value: householdId }]);
}

async function moveGuests(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  moves: HouseholdBefore[],
): Promise<void> {
  const guestIds = sql.param(moves.map(({ id }) => id));
  const householdIds = sql.param(moves.map(({ value }) => value));
  const wereContacts = sql.param(moves.map(({ isContact = false }) => isContact));
  const target = sql`move.household_id`;
  const other = alias(guests, "other");
  const isOtherContact = and(
    eq(other.weddingId, weddingId),
    eq(other.householdId, target),
    eq(other.isContact, true),
  );
  const hasNoContact = notExists(tx.select({ id: other.id }).from(other).where(isOtherContact));
  const isTarget = and(eq(households.weddingId, weddingId), eq(households.id, target));
  await tx
    .update(guests)
    .set({
      householdId: target,
      isContact: sql`move.is_contact and ${hasNoContact}`,
      updatedAt: now(),
    })
    .from(
      sql`unnest(${guestIds}::uuid[], ${householdIds}::uuid[], ${wereContacts}::boolean[])
        as move(guest_id, household_id, is_contact)`,
    )
    .where(
      and(
        eq(guests.weddingId, weddingId),
        eq(guests.id, sql`move.guest_id`),
        isNull(guests.deletedAt),
        ne(guests.householdId, target),
        exists(tx.select({ id: households.id }).from(households).where(isTarget)),
      ),
    );
  const areHouseholds = eq(households.weddingId, weddingId);
  await tx
    .update(households)
    .set({ emptiedAt: null })
    .where(and(areHouseholds, isNotNull(households.emptiedAt), not(isEmpty())));
  await tx
    .update(households)
    .set({ emptiedAt: now() })
    .where(and(areHouseholds, isNull(households.emptiedAt), isEmpty()));
}

function householdsOf(tx: Transaction, weddingId: OwnedWeddingId, ids: string[]) {
  return tx
    .select({ id: guests.id, value: guests.householdId, isContact: guests.isContact })
    .from(guests)
    .where(areGuests(weddingId, ids))
    .orderBy(guests.id)
    .for("update");
}

import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import { type Author, withRecordedChanges } from "../changes/commands.server.ts";
import { areGuests, changeGuestList, ensureGuestList } from "../commands.server.ts";
import { type GuestValue, maxGuests, nameKey, type RsvpStatus } from "../rules.ts";
import { guestCategories, guests, households } from "../tables.server.ts";

type Guest = typeof guests.$inferSelect;

/** What the couple has entered. Where it is null, the guest's answer counts. */
export type EditedGuest = Pick<
  Guest,
  | "name"
  | "email"
  | "phone"
  | "categoryId"
  | "isChild"
  | "side"
  | "rsvpStatus"
  | "dietaryRequirements"
  | "severeAllergy"
  | "plusOne"
  | "plusOneName"
  | "plusOneStatus"
  | "plusOneDietaryRequirements"
  | "plusOneSevereAllergy"
>;

export type ChangedGuest = Partial<EditedGuest & Pick<Guest, "answerReviewedAt">>;

export interface AddedBy {
  userId: AccountId;
}

export type AddGuestResult =
  | { ok: true }
  /** `gone`: the guest was added before and deleted since. */
  | { ok: false; reason: "full" | "gone" };

export type ChangeGuestResult =
  | { ok: true }
  | { ok: false; reason: "conflict"; stored: Guest }
  | { ok: false; reason: "gone" };

/** Adds a guest, alone in a household, or updates the guest with this id. */
export async function addGuest(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
  edited: EditedGuest,
  { userId }: AddedBy,
): Promise<AddGuestResult> {
  await lockWedding(tx, weddingId);
  const others = and(eq(guests.weddingId, weddingId), ne(guests.id, id));
  if ((await tx.$count(guests, others)) >= maxGuests) return { ok: false, reason: "full" };
  const values = await withOwnCategory(tx, weddingId, edited);
  const [existing] = await tx
    .select()
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), eq(guests.id, id)))
    .for("update");
  if (existing?.deletedAt) return { ok: false, reason: "gone" };
  if (existing) {
    if (!isDeepStrictEqual(pick(existing, values), values)) {
      await update(tx, weddingId, existing, values);
    }
    return { ok: true };
  }
  const householdId = randomUUID();
  await tx.insert(households).values({ weddingId, id: householdId });
  await tx.insert(guests).values({
    ...values,
    ...computed(values),
    weddingId,
    id,
    guestListId: await ensureGuestList(tx, weddingId),
    householdId,
    statusSetAt: edited.rsvpStatus && now(),
    createdBy: userId,
    createdAt: now(),
  });
  return { ok: true };
}

/** Changes the given columns. An outdated version is a conflict, unless the edit changes nothing. */
export async function changeGuest(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
  version: number,
  edited: ChangedGuest,
  author?: Author,
): Promise<ChangeGuestResult> {
  const [stored] = await tx
    .select()
    .from(guests)
    .where(areGuests(weddingId, [id]))
    .for("update");
  if (!stored) return { ok: false, reason: "gone" };
  const values = await withOwnCategory(tx, weddingId, edited);
  if (isDeepStrictEqual(pick(stored, values), values)) return { ok: true };
  if (stored.version !== version) return { ok: false, reason: "conflict", stored };
  await withRecordedChanges(tx, weddingId, [id], author, () =>
    update(tx, weddingId, stored, values),
  );
  return { ok: true };
}

/** The row must be locked. */
async function update(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  stored: Guest,
  values: ChangedGuest,
): Promise<void> {
  const { rsvpStatus = stored.rsvpStatus } = values;
  await tx
    .update(guests)
    .set({
      ...values,
      ...computed({ ...stored, ...values }),
      ...(rsvpStatus !== stored.rsvpStatus && { statusSetAt: rsvpStatus && now() }),
      version: stored.version + 1,
    })
    .where(areGuests(weddingId, [stored.id]));
}

/** Returns the ids of the guests that were not deleted before; `restoreGuests` undoes it. */
export function deleteGuests(weddingId: OwnedWeddingId, ids: string[]): Promise<string[]> {
  return changeGuestList(weddingId, (tx) => softDeleteGuests(tx, weddingId, ids));
}

export function softDeleteGuests(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<string[]> {
  return softDelete(tx, guests, areGuests(weddingId, ids));
}

/** Returns how many of the guests exist now; the others have been purged. */
export function restoreGuests(weddingId: OwnedWeddingId, ids: string[]): Promise<number> {
  return changeGuestList(weddingId, (tx) => restoreDeletedGuests(tx, weddingId, ids));
}

export async function restoreDeletedGuests(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<number> {
  await restore(tx, guests, and(eq(guests.weddingId, weddingId), inArray(guests.id, ids)));
  return tx.$count(guests, areGuests(weddingId, ids));
}

/** Null lets the guest's answer count. Returns what the couple had set before. */
export function setStatuses(
  weddingId: OwnedWeddingId,
  values: GuestValue<RsvpStatus | null>[],
  author?: Author,
): Promise<GuestValue<RsvpStatus | null>[]> {
  const columnsOf = (status: RsvpStatus | null) => ({
    rsvpStatus: status,
    statusSetAt: status && now(),
  });
  return setEach(weddingId, values, "rsvpStatus", columnsOf, author);
}

/** A category of another couple is set as none. Returns the earlier categories. */
export function setCategories(
  weddingId: OwnedWeddingId,
  values: GuestValue<string | null>[],
): Promise<GuestValue<string | null>[]> {
  return setEach(weddingId, values, "categoryId", (categoryId, own) => ({
    categoryId: categoryId && own.has(categoryId) ? categoryId : null,
  }));
}

type SetColumns = Partial<typeof guests.$inferInsert>;

/** Sets one column of several guests. Returns the earlier values of those that exist. */
async function setEach<Column extends "rsvpStatus" | "categoryId">(
  weddingId: OwnedWeddingId,
  values: GuestValue<Guest[Column]>[],
  column: Column,
  columnsOf: (value: Guest[Column], ownCategories: ReadonlySet<string>) => SetColumns,
  author?: Author,
): Promise<GuestValue<Guest[Column]>[]> {
  return changeGuestList(weddingId, async (tx) => {
    const ids = values.map(({ id }) => id);
    const before = await tx
      .select({ id: guests.id, value: guests[column] })
      .from(guests)
      .where(areGuests(weddingId, ids))
      .orderBy(guests.id)
      .for("update");
    const own = await ownCategories(tx, weddingId);
    await withRecordedChanges(tx, weddingId, ids, author, async () => {
      for (const [value, group] of Map.groupBy(values, (each) => each.value)) {
        const groupIds = group.map(({ id }) => id);
        await tx
          .update(guests)
          .set({
            ...columnsOf(value, own),
            updatedAt: now(),
            version: sql`${guests.version} + 1`,
          })
          .where(areGuests(weddingId, groupIds));
      }
    });
    return before as GuestValue<Guest[Column]>[];
  });
}

async function ownCategories(tx: Transaction, weddingId: OwnedWeddingId): Promise<Set<string>> {
  const found = await tx
    .select({ id: guestCategories.id })
    .from(guestCategories)
    .where(and(eq(guestCategories.weddingId, weddingId), isNull(guestCategories.deletedAt)));
  return new Set(found.map(({ id }) => id));
}

async function withOwnCategory<Edited extends Partial<EditedGuest>>(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  edited: Edited,
): Promise<Edited> {
  const { categoryId } = edited;
  if (!categoryId || (await ownCategories(tx, weddingId)).has(categoryId)) return edited;
  return { ...edited, categoryId: null };
}

function computed({ name }: Pick<EditedGuest, "name">) {
  return { nameKey: nameKey(name), updatedAt: now() };
}

function pick(stored: Guest, names: ChangedGuest): ChangedGuest {
  const entries = Object.keys(names).map((name) => [name, stored[name as keyof ChangedGuest]]);
  return Object.fromEntries(entries);
}

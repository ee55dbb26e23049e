import { eq, sql } from "drizzle-orm";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { softDelete } from "#app/platform/db/soft-delete.server.ts";
import type { AddedBy } from "../admin/commands.server.ts";
import { areGuests } from "../commands.server.ts";
import { maxGuests, nameKey, type RsvpStatus } from "../rules.ts";
import { guests } from "../tables.server.ts";

/** What counts for the companion: the couple's own values, else those of the guest's answer. */
export interface Companion {
  name: string;
  status: RsvpStatus;
  dietaryRequirements: string | null;
  severeAllergy: boolean;
}

/** The guest's columns about the companion, for `restoreCompanion`. */
export type CompanionColumns = Pick<
  typeof guests.$inferSelect,
  | "plusOne"
  | "plusOneName"
  | "plusOneStatus"
  | "plusOneDietaryRequirements"
  | "plusOneSevereAllergy"
>;

export type MakeGuestResult =
  | { ok: true; before: CompanionColumns }
  | { ok: false; reason: "gone" | "full" };

/**
 * Makes the companion a guest of the same household. From then on the first guest comes without a
 * companion, whatever was answered.
 */
export async function makeCompanionGuest(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
  newId: string,
  { name, status, dietaryRequirements, severeAllergy }: Companion,
  { userId }: AddedBy,
): Promise<MakeGuestResult> {
  await lockWedding(tx, weddingId);
  const isThis = areGuests(weddingId, [id]);
  // A change of the chart that seats the guest must not wait for this transaction, which waits for
  // the chart.
  const [guest] = await tx.select().from(guests).where(isThis).for("no key update");
  if (!guest) return { ok: false, reason: "gone" };
  if ((await tx.$count(guests, eq(guests.weddingId, weddingId))) >= maxGuests) {
    return { ok: false, reason: "full" };
  }
  await tx.insert(guests).values({
    weddingId,
    id: newId,
    guestListId: guest.guestListId,
    householdId: guest.householdId,
    categoryId: guest.categoryId,
    side: guest.side,
    name,
    nameKey: nameKey(name),
    rsvpStatus: status === "pending" ? null : status,
    statusSetAt: status === "pending" ? null : now(),
    dietaryRequirements,
    severeAllergy,
    createdBy: userId,
    createdAt: now(),
    updatedAt: now(),
  });
  const { plusOne, plusOneName, plusOneStatus } = guest;
  const { plusOneDietaryRequirements, plusOneSevereAllergy } = guest;
  await tx
    .update(guests)
    .set({
      plusOne: false,
      plusOneName: null,
      plusOneStatus: "declined",
      plusOneDietaryRequirements: null,
      plusOneSevereAllergy: false,
      updatedAt: now(),
      version: guest.version + 1,
    })
    .where(isThis);
  const diet = { plusOneDietaryRequirements, plusOneSevereAllergy };
  return { ok: true, before: { plusOne, plusOneName, plusOneStatus, ...diet } };
}

/** Undoes `makeCompanionGuest`. */
export async function restoreCompanion(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
  newId: string,
  before: CompanionColumns,
): Promise<void> {
  await softDelete(tx, guests, areGuests(weddingId, [newId]));
  await tx
    .update(guests)
    .set({ ...before, updatedAt: now(), version: sql`${guests.version} + 1` })
    .where(areGuests(weddingId, [id]));
}

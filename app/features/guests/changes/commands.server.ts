import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import type { GuestTotals } from "#app/features/weddings/rules.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { guestChanges } from "./tables.server.ts";

type NewChange = Pick<typeof guestChanges.$inferInsert, "name" | "before" | "after"> &
  Partial<
    Pick<
      typeof guestChanges.$inferInsert,
      "guestId" | "responseId" | "visitorId" | "userId" | "message"
    >
  >;

/** Notes the changes of one form, for the couple's "since last time". */
export async function recordChanges(
  tx: Transaction,
  weddingId: OwnedWeddingId | PublicWeddingId,
  changes: NewChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const batch = { weddingId, batchId: randomUUID(), at: now() };
  await tx
    .insert(guestChanges)
    .values(changes.map((each) => ({ ...each, ...batch, id: randomUUID() })));
}

/** What was answered is not kept longer than the answer. */
export async function deleteChangesOf(
  tx: Transaction,
  answers: { weddingId: string; id: string }[],
): Promise<void> {
  for (const { weddingId, id } of answers) {
    await tx
      .delete(guestChanges)
      .where(and(eq(guestChanges.weddingId, weddingId), eq(guestChanges.responseId, id)));
  }
}

/** Notes that the owner has gone through the changes, with the totals that were shown then. */
export async function markChangesSeen(
  weddingId: OwnedWeddingId,
  userId: AccountId,
  totals: GuestTotals,
): Promise<void> {
  await db()
    .update(weddingOwners)
    .set({ guestsSeenAt: now(), guestsSeenTotals: totals })
    .where(and(eq(weddingOwners.weddingId, weddingId), eq(weddingOwners.userId, userId)));
}

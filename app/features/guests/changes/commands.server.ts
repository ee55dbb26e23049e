import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import type { GuestTotals } from "#app/features/weddings/rules.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { kindOf, type NamedAttendance } from "./rules.ts";
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

/** Who changes the list, and how to read what its guests count. */
export interface Author {
  userId: AccountId;
  attendancesOf: (
    tx: Transaction,
    weddingId: OwnedWeddingId,
    guestIds: string[],
  ) => Promise<ReadonlyMap<string, NamedAttendance>>;
}

/** Does the work and notes what it has changed for these guests, for the author's partner. */
export async function recordWork<Result>(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  guestIds: string[],
  author: Author | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!author) return work();
  const before = await author.attendancesOf(tx, weddingId, guestIds);
  const result = await work();
  const after = await author.attendancesOf(tx, weddingId, guestIds);
  const changes = [...after].map(([guestId, { name, ...attendance }]) => {
    const { name: nameBefore, ...earlier } = before.get(guestId) ?? { name, ...attendance };
    return { guestId, name, userId: author.userId, before: earlier, after: attendance };
  });
  await recordChanges(
    tx,
    weddingId,
    changes.filter((change) => kindOf(change) !== "none"),
  );
  return result;
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

/** Notes until when the owner has gone through the changes, with the totals of that time. */
export async function markChangesSeen(
  weddingId: OwnedWeddingId,
  userId: AccountId,
  totals: GuestTotals | null,
  at: Date | null = now(),
): Promise<void> {
  await db()
    .update(weddingOwners)
    .set({ guestsSeenAt: at, guestsSeenTotals: totals })
    .where(and(eq(weddingOwners.weddingId, weddingId), eq(weddingOwners.userId, userId)));
}

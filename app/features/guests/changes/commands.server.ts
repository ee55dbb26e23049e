import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
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

/** Records the changes of one form, which the screen "Siden sist" shows. */
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

/** The partner who changes the list. `attendancesOf` belongs to `rsvp`, so it is passed in. */
export interface Author {
  userId: AccountId;
  attendancesOf: (
    tx: Transaction,
    weddingId: OwnedWeddingId,
    guestIds: string[],
  ) => Promise<ReadonlyMap<string, NamedAttendance>>;
}

/** Runs the work and records what it has changed for these guests, for the author's partner. */
export async function withRecordedChanges<Result>(
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

/** Must be called when answers are purged, because changes repeat what was answered. */
export async function deleteChangesOf(
  tx: Transaction,
  answers: { weddingId: string; id: string }[],
): Promise<void> {
  for (const [weddingId, group] of Map.groupBy(answers, (answer) => answer.weddingId)) {
    const ids = group.map(({ id }) => id);
    await tx
      .delete(guestChanges)
      .where(and(eq(guestChanges.weddingId, weddingId), inArray(guestChanges.responseId, ids)));
  }
}

/** Stores when the owner marked the changes as seen, with the totals of that time. */
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

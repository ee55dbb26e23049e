import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { guestLists, guests } from "./tables.server.ts";
import { guestTopics } from "./topics.ts";

/** Returns the id of the wedding's only list, which is created when missing. */
export async function ensureGuestList(tx: Transaction, weddingId: OwnedWeddingId): Promise<string> {
  await tx
    .insert(guestLists)
    .values({ weddingId, id: randomUUID() })
    .onConflictDoNothing({ target: guestLists.weddingId });
  const [list] = await tx
    .select({ id: guestLists.id })
    .from(guestLists)
    .where(eq(guestLists.weddingId, weddingId));
  if (!list) throw notFound();
  return list.id;
}

/** Runs the work in a transaction and tells the couple's open screens. */
export function changeGuestList<Result>(
  weddingId: OwnedWeddingId,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    const result = await work(tx);
    await publish(tx, { wedding: weddingId }, guestTopics.guests);
    return result;
  });
}

export function areGuests(weddingId: OwnedWeddingId, ids: string[]): SQL | undefined {
  return and(eq(guests.weddingId, weddingId), inArray(guests.id, ids), isNull(guests.deletedAt));
}

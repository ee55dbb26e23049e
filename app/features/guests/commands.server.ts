import { randomUUID } from "node:crypto";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { guestLists, guests } from "./tables.server.ts";

/** Serialises changes that count or create rows of the list. Throws 404. */
export async function lockGuestList(tx: Transaction, weddingId: OwnedWeddingId): Promise<void> {
  const locked = await tx
    .select({ id: weddings.id })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
    .for("no key update");
  if (locked.length === 0) throw notFound();
}

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

export function isGuest(weddingId: OwnedWeddingId, id: string): SQL | undefined {
  return and(eq(guests.weddingId, weddingId), eq(guests.id, id), isNull(guests.deletedAt));
}

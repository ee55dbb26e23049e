import { and, asc, eq, getTableColumns, isNull, notExists, type SQL } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { guestCategories, guests, households } from "./tables.server.ts";

/** Matches households without guests; a deleted guest still belongs to one. */
export function isEmpty(): SQL {
  const members = db()
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.weddingId, households.weddingId), eq(guests.householdId, households.id)));
  return notExists(members);
}

/** Counts the guests of the list, without companions. */
export function countListedGuests(weddingId: OwnedWeddingId): Promise<number> {
  return db().$count(guests, and(eq(guests.weddingId, weddingId), isNull(guests.deletedAt)));
}

/** Returns what the couple has entered, without what the guests have answered. */
export async function exportGuestList(weddingId: OwnedWeddingId) {
  const {
    weddingId: wedding,
    guestListId,
    nameKey,
    deletedAt,
    ...columns
  } = getTableColumns(guests);
  const { weddingId: ofWedding, emptiedAt, ...household } = getTableColumns(households);
  const {
    weddingId: categoryWedding,
    deletedAt: deleted,
    ...category
  } = getTableColumns(guestCategories);
  return {
    guests: await db()
      .select(columns)
      .from(guests)
      .where(and(eq(wedding, weddingId), isNull(deletedAt)))
      .orderBy(asc(columns.createdAt), asc(columns.id)),
    households: await db().select(household).from(households).where(eq(ofWedding, weddingId)),
    guestCategories: await db()
      .select(category)
      .from(guestCategories)
      .where(and(eq(categoryWedding, weddingId), isNull(deleted))),
  };
}

import { and, asc, countDistinct, desc, eq, isNull } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { InvitedHousehold } from "../access.server.ts";
import { comesAlone } from "../companions/queries.server.ts";
import { guests, households } from "../tables.server.ts";

/** Returns who is invited together, the contact first and children last. */
export function membersOf({ weddingId, householdId }: InvitedHousehold) {
  const { id, name, isChild, plusOne, plusOneName, rsvpStatus } = guests;
  return db()
    .select({ id, name, isChild, plusOne, plusOneName, rsvpStatus, comesAlone: comesAlone() })
    .from(guests)
    .where(
      and(
        eq(guests.weddingId, weddingId),
        eq(guests.householdId, householdId),
        isNull(guests.deletedAt),
      ),
    )
    .orderBy(desc(guests.isContact), asc(isChild), asc(guests.createdAt), asc(id));
}

/** Returns what the couple has entered about the household. */
export async function findHousehold(weddingId: OwnedWeddingId, householdId: string) {
  const { id, name, address, postalCode, city, version } = households;
  const [found] = await db()
    .select({ name, address, postalCode, city, version })
    .from(households)
    .where(and(eq(households.weddingId, weddingId), eq(id, householdId)));
  return found;
}

/** Counts the households that have guests. */
export async function countHouseholds(weddingId: OwnedWeddingId): Promise<number> {
  const [counted] = await db()
    .select({ households: countDistinct(guests.householdId) })
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), isNull(guests.deletedAt)));
  return counted?.households ?? 0;
}

import { and, asc, eq, isNull } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { guestCategories } from "../tables.server.ts";

export type GuestCategory = Awaited<ReturnType<typeof listCategories>>[number];

/** Returns the categories in the order in which they were added. */
export function listCategories(weddingId: OwnedWeddingId) {
  const { id, name, color, version, createdAt } = guestCategories;
  return db()
    .select({ id, name, color, version })
    .from(guestCategories)
    .where(and(eq(guestCategories.weddingId, weddingId), isNull(guestCategories.deletedAt)))
    .orderBy(asc(createdAt), asc(id));
}

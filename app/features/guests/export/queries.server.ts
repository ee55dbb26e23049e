import { and, eq, isNull } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { Household } from "../import/rows/rules.ts";
import { households } from "../tables.server.ts";

export function listAddresses(weddingId: OwnedWeddingId): Promise<(Household & { id: string })[]> {
  const { id, name, address, postalCode, city } = households;
  return db()
    .select({ id, name, address, postalCode, city })
    .from(households)
    .where(and(eq(households.weddingId, weddingId), isNull(households.emptiedAt)));
}

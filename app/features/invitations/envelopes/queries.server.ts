import { asc, eq } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { separateEnvelopes } from "../tables.server.ts";

export interface SeparateHouseholds {
  id: string;
  householdIds: string[];
}

/** Returns the groups that the couple does not want to share an envelope, the oldest first. */
export async function listSeparateHouseholds(
  weddingId: OwnedWeddingId,
  tx: Pick<Transaction, "select"> = db(),
): Promise<SeparateHouseholds[]> {
  const { id, householdId, createdAt } = separateEnvelopes;
  const rows = await tx
    .select({ id, householdId })
    .from(separateEnvelopes)
    .where(eq(separateEnvelopes.weddingId, weddingId))
    .orderBy(asc(createdAt), asc(id), asc(householdId));
  return [...Map.groupBy(rows, (row) => row.id)].map(([group, members]) => ({
    id: group,
    householdIds: members.map((member) => member.householdId),
  }));
}

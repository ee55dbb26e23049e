import { eq } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { kitchenPrints } from "../tables.server.ts";
import type { KitchenPerson } from "./rules.ts";
import { storedPersons } from "./schema.ts";

export interface KitchenPrint {
  printedAt: Date;
  /** Of the seating chart. */
  revision: number;
  persons: readonly KitchenPerson[];
}

/** Returns the kitchen's sheet as it was last printed, or null. */
export async function findKitchenPrint(weddingId: OwnedWeddingId): Promise<KitchenPrint | null> {
  const { printedAt, revision, persons } = kitchenPrints;
  const [stored] = await db()
    .select({ printedAt, revision, persons })
    .from(kitchenPrints)
    .where(eq(kitchenPrints.weddingId, weddingId));
  const known = storedPersons.parse(stored?.persons ?? null);
  return stored && known ? { ...stored, persons: known } : null;
}

import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { kitchenPrints } from "../tables.server.ts";
import type { KitchenPrint } from "./queries.server.ts";

/** Stores what is on the printed sheet, instead of the one before. */
export async function recordKitchenPrint(
  weddingId: OwnedWeddingId,
  { revision, persons }: Omit<KitchenPrint, "printedAt">,
): Promise<void> {
  const columns = { printedAt: now(), revision, persons: [...persons] };
  await db()
    .insert(kitchenPrints)
    .values({ weddingId, ...columns })
    .onConflictDoUpdate({ target: kitchenPrints.weddingId, set: columns });
}

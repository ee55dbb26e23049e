import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { listingPrices } from "../tables.server.ts";
import { formerPriceOf } from "./rules.ts";

/** Notes a price, in øre, that buyers see from now on. Must run with the listing's row locked. */
export async function recordPrice(
  tx: Transaction,
  userId: AccountId,
  listingId: number,
  price: number,
  validFrom: Date,
): Promise<void> {
  const [last] = await tx
    .select({ price: listingPrices.price })
    .from(listingPrices)
    .where(eq(listingPrices.listingId, listingId))
    .orderBy(desc(listingPrices.validFrom))
    .limit(1);
  if (last?.price === price) return;
  await tx.insert(listingPrices).values({ id: randomUUID(), userId, listingId, price, validFrom });
}

/** Returns the former price that a shop shows beside a new one, in øre, or null. */
export async function findFormerPrice(
  tx: Transaction,
  listingId: number,
  price: number,
  changedAt: Date,
): Promise<number | null> {
  const earlier = await tx
    .select({ price: listingPrices.price, validFrom: listingPrices.validFrom })
    .from(listingPrices)
    .where(eq(listingPrices.listingId, listingId));
  return formerPriceOf(earlier, price, changedAt);
}

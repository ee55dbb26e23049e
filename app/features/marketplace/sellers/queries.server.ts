import { eq, sql } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { type Database, db, type Transaction } from "#app/platform/db/database.server.ts";
import { sellerRatings, sellers } from "./tables.server.ts";

export type Seller = typeof sellers.$inferSelect;

/** Returns how the account has sold before, or null. */
export async function findSeller(
  userId: AccountId,
  tx: Database | Transaction = db(),
): Promise<Seller | null> {
  const [seller] = await tx.select().from(sellers).where(eq(sellers.userId, userId));
  return seller ?? null;
}

/** Returns the ratings that each listing of the seller carries. */
export async function ratingOfSeller(tx: Transaction, userId: AccountId) {
  const [rating] = await tx
    .select({
      ratingSum: sql<number>`coalesce(sum(${sellerRatings.stars}), 0)::integer`,
      ratingCount: sql<number>`count(*)::integer`,
    })
    .from(sellerRatings)
    .where(eq(sellerRatings.sellerId, userId));
  return rating ?? { ratingSum: 0, ratingCount: 0 };
}

import { and, eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { conversations } from "../tables.server.ts";
import type { Asker } from "./access.server.ts";

/** Returns whether the account is the asker's own or a partner's, who cannot be asked. */
export async function isWithAsker(
  tx: Transaction,
  { user, weddingId }: Asker,
  accountId: string | null,
): Promise<boolean> {
  if (!accountId) return false;
  if (accountId === user.id) return true;
  if (!weddingId) return false;
  const isOwner = and(eq(weddingOwners.weddingId, weddingId), eq(weddingOwners.userId, accountId));
  return (await tx.$count(weddingOwners, isOwner)) > 0;
}

/** Counts the conversations that are deleted with the wedding or the account that has begun them. */
export function countBegun(
  asker: { weddingId: OwnedWeddingId } | { userId: AccountId },
): Promise<number> {
  return db().$count(
    conversations,
    "weddingId" in asker
      ? eq(conversations.weddingId, asker.weddingId)
      : eq(conversations.askerId, asker.userId),
  );
}

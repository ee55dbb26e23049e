import { and, eq } from "drizzle-orm";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
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

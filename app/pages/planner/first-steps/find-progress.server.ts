import { and, eq, isNull } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { ownerInvitations, weddingOwners, weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { Progress } from "./first-steps.ts";

export async function findProgress(
  weddingId: OwnedWeddingId,
): Promise<Pick<Progress, "hasWishes" | "hasPartner">> {
  const isActiveWish = and(eq(wishListItems.weddingId, weddingId), isNull(wishListItems.deletedAt));
  const [found] = await db()
    .select({
      wishes: db().$count(wishListItems, isActiveWish),
      owners: db().$count(weddingOwners, eq(weddingOwners.weddingId, weddingId)),
      invited: db().$count(ownerInvitations, eq(ownerInvitations.weddingId, weddingId)),
    })
    .from(weddings)
    .where(eq(weddings.id, weddingId));
  const { wishes = 0, owners = 0, invited = 0 } = found ?? {};
  return { hasWishes: wishes > 0, hasPartner: owners + invited > 1 };
}

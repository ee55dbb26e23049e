import { and, asc, eq, isNull } from "drizzle-orm";
import { pictures } from "#app/features/pictures/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { blockedVisitors } from "#app/features/weddings/submissions/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { wishListItems } from "../tables.server.ts";

export type OwnedWish = Awaited<ReturnType<typeof listOwnedWishes>>[number];

/** Returns the wishes in order. A reservation by a hidden visitor counts as available. */
export async function listOwnedWishes(weddingId: OwnedWeddingId) {
  const found = await db()
    .select({
      wish: wishListItems,
      imageWidths: pictures.widths,
      hidden: blockedVisitors.visitorId,
    })
    .from(wishListItems)
    .leftJoin(pictures, eq(pictures.id, wishListItems.image))
    .leftJoin(
      blockedVisitors,
      and(
        eq(blockedVisitors.weddingId, wishListItems.weddingId),
        eq(blockedVisitors.visitorId, wishListItems.visitorId),
      ),
    )
    .where(and(eq(wishListItems.weddingId, weddingId), isNull(wishListItems.deletedAt)))
    .orderBy(asc(wishListItems.position), asc(wishListItems.createdAt), asc(wishListItems.id));
  return found.map(({ wish, imageWidths, hidden }) => {
    const { id, title, description, price, image, version } = wish;
    const purchased = wish.purchased && hidden === null;
    const purchasedBy = purchased ? wish.purchasedBy : null;
    return { id, title, description, price, image, imageWidths, version, purchased, purchasedBy };
  });
}

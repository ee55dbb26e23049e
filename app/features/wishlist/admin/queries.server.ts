import { and, asc, eq, getTableColumns, isNull, type SQL } from "drizzle-orm";
import { pictures } from "#app/features/pictures/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { notBlocked } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { kroner } from "#app/platform/money.ts";
import { wishListItems } from "../tables.server.ts";

export type OwnedWish = Awaited<ReturnType<typeof listOwnedWishes>>[number];

/** Returns the wishes in order. Reservations by blocked visitors count as available. */
export async function listOwnedWishes(weddingId: OwnedWeddingId) {
  const found = await db()
    .select({
      wish: wishListItems,
      imageWidths: pictures.widths,
      isOpen: notBlocked(wishListItems.weddingId, wishListItems.visitorId).mapWith(Boolean),
    })
    .from(wishListItems)
    .leftJoin(pictures, eq(pictures.id, wishListItems.image))
    .where(isNotDeleted(weddingId))
    .orderBy(asc(wishListItems.position), asc(wishListItems.createdAt), asc(wishListItems.id));
  return found.map(({ wish, imageWidths, isOpen }) => {
    const { id, title, description, price, image, version } = wish;
    const purchased = wish.purchased && isOpen;
    const purchasedBy = purchased ? wish.purchasedBy : null;
    return { id, title, description, price, image, imageWidths, version, purchased, purchasedBy };
  });
}

export function countWishes(weddingId: OwnedWeddingId): Promise<number> {
  return db().$count(wishListItems, isNotDeleted(weddingId));
}

export async function exportWishes(weddingId: OwnedWeddingId) {
  const { weddingId: wedding, visitorId, deletedAt, ...columns } = getTableColumns(wishListItems);
  const found = await db()
    .select({
      wish: {
        ...columns,
        imageWidth: pictures.width,
        imageHeight: pictures.height,
        imageWidths: pictures.widths,
      },
      isOpen: notBlocked(wedding, visitorId).mapWith(Boolean),
    })
    .from(wishListItems)
    .leftJoin(pictures, eq(pictures.id, columns.image))
    .where(isNotDeleted(weddingId))
    .orderBy(asc(wishListItems.position));
  return found.map(({ wish, isOpen }) => ({
    ...wish,
    price: wish.price === null ? null : kroner(wish.price),
    ...(!isOpen && { purchased: false, purchasedBy: null }),
  }));
}

function isNotDeleted(weddingId: OwnedWeddingId): SQL | undefined {
  return and(eq(wishListItems.weddingId, weddingId), isNull(wishListItems.deletedAt));
}

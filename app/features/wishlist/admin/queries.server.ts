import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNull,
  not,
  type SQL,
  sql,
} from "drizzle-orm";
import { pictures } from "#app/features/pictures/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import {
  isHeld,
  isWishReleased,
  notBlocked,
} from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { kroner } from "#app/platform/money.ts";
import { wishListItems } from "../tables.server.ts";

export type OwnedWish = Awaited<ReturnType<typeof listOwnedWishes>>[number];

/**
 * Returns the wishes in order. Reservations by blocked visitors count as available; `held` ones are
 * kept from guests all the same.
 */
export async function listOwnedWishes(weddingId: OwnedWeddingId) {
  const found = await db()
    .select({
      wish: wishListItems,
      imageWidths: pictures.widths,
      isOpen: notBlocked(wishListItems.weddingId, wishListItems.visitorId).mapWith(Boolean),
      held: sql`${isReservedAndHeld()} and not ${isReleased()}`.mapWith(Boolean),
    })
    .from(wishListItems)
    .leftJoin(pictures, eq(pictures.id, wishListItems.image))
    .where(isNotDeleted(weddingId))
    .orderBy(asc(wishListItems.position), asc(wishListItems.createdAt), asc(wishListItems.id));
  return found.map(({ wish, imageWidths, isOpen, held }) => {
    const { id, title, description, price, image, version } = wish;
    const purchased = wish.purchased && isOpen;
    const purchasedBy = purchased ? wish.purchasedBy : null;
    return {
      id,
      title,
      description,
      price,
      image,
      imageWidths,
      version,
      purchased,
      purchasedBy,
      held,
    };
  });
}

export async function countWishes(weddingId: OwnedWeddingId): Promise<number> {
  const [found] = await wishCount(weddingId);
  return found?.total ?? 0;
}

const wishCount = prepared((weddingId: Param<OwnedWeddingId>) =>
  db().select({ total: count() }).from(wishListItems).where(isNotDeleted(weddingId)),
);

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
      held: isReservedAndHeld().mapWith(Boolean),
    })
    .from(wishListItems)
    .leftJoin(pictures, eq(pictures.id, columns.image))
    .where(isNotDeleted(weddingId))
    .orderBy(asc(wishListItems.position));
  return found.map(({ wish, isOpen, held }) => ({
    ...wish,
    held,
    price: wish.price === null ? null : kroner(wish.price),
    ...(!isOpen && { purchased: false, purchasedBy: null }),
  }));
}

/** Returns the reservations of these visitors, held or not. */
export function reservationsOfSenders(weddingId: OwnedWeddingId, senders: string[]) {
  const { visitorId, id, title, purchasedBy } = wishListItems;
  return db()
    .select({ sender: sql<string>`${visitorId}`, id, title, guestName: purchasedBy })
    .from(wishListItems)
    .where(and(isNotDeleted(weddingId), inArray(visitorId, senders)))
    .orderBy(asc(title), asc(id));
}

/** Counts the wishes that held reservations keep from other guests. */
export function countHeldWishes(weddingId: OwnedWeddingId): Promise<number> {
  const isKept = and(isNotDeleted(weddingId), isReservedAndHeld(), not(isReleased()));
  return db().$count(wishListItems, isKept);
}

function isReservedAndHeld(): SQL {
  const { weddingId, visitorId, purchased } = wishListItems;
  return sql`${purchased} and ${isHeld(weddingId, visitorId)}`;
}

function isReleased(): SQL {
  return isWishReleased(wishListItems.weddingId, wishListItems.visitorId);
}

function isNotDeleted(weddingId: Param<OwnedWeddingId>): SQL | undefined {
  return and(eq(wishListItems.weddingId, weddingId), isNull(wishListItems.deletedAt));
}

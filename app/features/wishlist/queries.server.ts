import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { pictures } from "#app/features/pictures/tables.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import {
  isWishReleased,
  notBlocked,
} from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { wishListItems } from "./tables.server.ts";

/**
 * A wish reserved by a hidden visitor is available to other guests. One reserved by a held visitor
 * is shown as reserved, without the name.
 */
export const wishesFor = prepared(
  (weddingId: Param<PublicWeddingId>, visitorId: Param<string | null>) => {
    const { id, title, description, price, purchased, purchasedBy } = wishListItems;
    const isOwn = sql<boolean>`coalesce(${purchased} and ${wishListItems.visitorId} = ${visitorId}, false)`;
    const isReleased = isWishReleased(wishListItems.weddingId, wishListItems.visitorId);
    const isNamed = notBlocked(wishListItems.weddingId, wishListItems.visitorId);
    return db()
      .select({
        id,
        title,
        description,
        price,
        image: wishListItems.image,
        imageWidth: pictures.width,
        imageHeight: pictures.height,
        imageWidths: pictures.widths,
        isReserved: sql<boolean>`${purchased} and (not ${isReleased} or ${isOwn})`,
        reservedBy: sql<
          string | null
        >`case when ${purchased} and (${isNamed} or ${isOwn}) then ${purchasedBy} end`,
        isOwn,
      })
      .from(wishListItems)
      .leftJoin(pictures, eq(pictures.id, wishListItems.image))
      .where(and(eq(wishListItems.weddingId, weddingId), isNull(wishListItems.deletedAt)))
      .orderBy(asc(wishListItems.position), asc(wishListItems.createdAt), asc(id));
  },
);

import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { pictures } from "#app/features/pictures/tables.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { notBlocked } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { wishListItems } from "./tables.server.ts";

/** A wish that a blocked visitor holds is available to other guests. */
export const wishesFor = prepared(
  (weddingId: Param<PublicWeddingId>, visitorId: Param<string | null>) => {
    const { id, title, description, price, purchased, purchasedBy } = wishListItems;
    const isOwn = sql<boolean>`coalesce(${purchased} and ${wishListItems.visitorId} = ${visitorId}, false)`;
    const isShown = notBlocked(wishListItems.weddingId, wishListItems.visitorId);
    const isReserved = sql<boolean>`${purchased} and (${isShown} or ${isOwn})`;
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
        isReserved,
        reservedBy: sql<string | null>`case when ${isReserved} then ${purchasedBy} end`,
        isOwn,
      })
      .from(wishListItems)
      .leftJoin(pictures, eq(pictures.id, wishListItems.image))
      .where(and(eq(wishListItems.weddingId, weddingId), isNull(wishListItems.deletedAt)))
      .orderBy(asc(wishListItems.position), asc(wishListItems.createdAt), asc(id));
  },
);

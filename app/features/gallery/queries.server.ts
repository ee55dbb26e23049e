import { and, type Column, count, desc, eq, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { pictures } from "#app/features/pictures/tables.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { notBlocked } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { nilUuid } from "#app/platform/uuid.ts";
import { guestPhotos, photoLikes } from "./tables.server.ts";

export type GalleryPhoto = Awaited<ReturnType<typeof photosOfPage>>[number];

export interface GalleryPage {
  page: number;
  perPage: number;
}

const { weddingId: wedding, id, visitorId: sender, status, deletedAt } = guestPhotos;
const { guestName, caption, createdAt } = guestPhotos;
const { width, height, widths, hasAvif } = pictures;
const visibleColumns = {
  id,
  guestName,
  caption,
  status,
  createdAt,
  sender,
};

/**
 * Returns one page of the photos shown to everyone and of the visitor's own that await approval.
 * `total` and `likes` cover all pages. A null `visitorId` is a new browser.
 */
export async function galleryPage(
  weddingId: PublicWeddingId,
  visitorId: string | null,
  { page, perPage }: GalleryPage,
): Promise<{ photos: GalleryPhoto[]; total: number; likes: number }> {
  const visitor = visitorId ?? nilUuid;
  const offset = (page - 1) * perPage;
  const [photos, [counts]] = await Promise.all([
    visiblePhotos(weddingId, visitor, offset, perPage, offset + perPage),
    visibleCounts(weddingId, visitor),
  ]);
  return { photos, total: counts?.total ?? 0, likes: counts?.likes ?? 0 };
}

/** Returns the name with a browser's latest photo, for its other forms. */
export const photoNamesOf = prepared((weddingId: Param<PublicWeddingId>, visitor: Param<string>) =>
  db()
    .select({ guestName })
    .from(guestPhotos)
    .where(and(eq(wedding, weddingId), eq(sender, visitor), isNull(deletedAt)))
    .orderBy(desc(createdAt))
    .limit(1),
);

export async function countAwaiting(weddingId: OwnedWeddingId): Promise<number> {
  const [awaiting] = await awaitingPhotos(weddingId);
  return awaiting?.total ?? 0;
}

const awaitingPhotos = prepared((weddingId: Param<OwnedWeddingId>) =>
  db()
    .select({ total: count() })
    .from(guestPhotos)
    .where(and(isVisible(weddingId), eq(status, "awaiting"))),
);

/** Reads both halves in index order, so that the cost does not grow with the gallery. */
export function photosOfPage(
  weddingId: Param<PublicWeddingId>,
  visitor: Param<string>,
  offset: Param<number>,
  perPage: Param<number>,
  offsetOfNext: Param<number>,
) {
  const newestPhotos = (condition: SQL | undefined) =>
    db()
      .select(visibleColumns)
      .from(guestPhotos)
      .where(condition)
      .orderBy(desc(guestPhotos.createdAt), desc(guestPhotos.id))
      .limit(offsetOfNext);
  const visible = unionAll(
    newestPhotos(and(isVisible(weddingId), eq(status, "shown"))),
    newestPhotos(isShownToSenderOnly(weddingId, visitor)),
  ).as("visible");
  const page = db()
    .select()
    .from(visible)
    .orderBy(desc(visible.createdAt), desc(visible.id))
    .limit(perPage)
    .offset(offset)
    .as("page");
  const likes = (condition?: SQL) =>
    db().$count(photoLikes, and(likesOf(weddingId, page.id, visitor), condition));
  const { sender, ...columns } = page._.selectedFields;
  return db()
    .select({
      ...columns,
      width,
      height,
      widths,
      hasAvif,
      likes: sql`${likes()}`.mapWith(Number),
      liked: sql<boolean>`${likes(eq(photoLikes.visitorId, visitor))} > 0`,
      isOwn: sql<boolean>`${sender} = ${visitor}`,
    })
    .from(page)
    .innerJoin(pictures, eq(pictures.id, page.id))
    .orderBy(desc(page.createdAt), desc(page.id));
}

const visiblePhotos = prepared(photosOfPage);

const visibleCounts = prepared((weddingId: Param<PublicWeddingId>, visitor: Param<string>) => {
  const likeCount = db()
    .select({ likes: count() })
    .from(photoLikes)
    .innerJoin(guestPhotos, and(eq(wedding, photoLikes.weddingId), eq(id, photoLikes.photoId)))
    .where(and(isShown(weddingId, visitor), isLikeShown(visitor)));
  return db()
    .select({ total: count(), likes: sql`(${likeCount})`.mapWith(Number) })
    .from(guestPhotos)
    .where(
      or(and(isVisible(weddingId), eq(status, "shown")), isShownToSenderOnly(weddingId, visitor)),
    );
});

/** Matches photos that this browser sees without the mark of those that await approval. */
export function isShown(
  weddingId: Param<PublicWeddingId>,
  visitorId: Param<string>,
): SQL | undefined {
  const isSeen = or(notBlocked(wedding, sender), eq(sender, visitorId));
  return and(isNotDeleted(weddingId), eq(status, "shown"), isSeen);
}

/** A blocked visitor's own photos stay, so that nothing tells that they are hidden. */
function isShownToSenderOnly(
  weddingId: Param<PublicWeddingId>,
  visitorId: Param<string>,
): SQL | undefined {
  const isOnlyShownToSender = and(eq(status, "shown"), not(notBlocked(wedding, sender)));
  return and(
    isNotDeleted(weddingId),
    eq(sender, visitorId),
    or(eq(status, "awaiting"), isOnlyShownToSender),
  );
}

function isVisible(weddingId: Param<OwnedWeddingId | PublicWeddingId>): SQL | undefined {
  return and(isNotDeleted(weddingId), notBlocked(wedding, sender));
}

function isNotDeleted(weddingId: Param<OwnedWeddingId | PublicWeddingId>): SQL | undefined {
  return and(eq(wedding, weddingId), isNull(deletedAt));
}

/** Without likes of blocked visitors, except the viewer's own. */
export function likesOf(
  weddingId: Param<PublicWeddingId>,
  photoId: string | Column,
  viewer?: Param<string>,
) {
  return and(
    eq(photoLikes.weddingId, weddingId),
    eq(photoLikes.photoId, photoId),
    isLikeShown(viewer),
  );
}

function isLikeShown(viewer?: Param<string>): SQL | undefined {
  const isCounted = notBlocked(photoLikes.weddingId, photoLikes.visitorId);
  return viewer ? or(isCounted, eq(photoLikes.visitorId, viewer)) : isCounted;
}

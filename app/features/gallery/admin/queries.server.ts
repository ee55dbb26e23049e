import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { type OwnedWeddingId, toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import { isHeld, notBlocked } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { formatDay, formatTime } from "#app/platform/oslo-time.ts";
import { picturePath, pictureSrcSet } from "#app/platform/pictures/picture-files.ts";
import { likesOf } from "../queries.server.ts";
import { guestPhotos, photoLikes } from "../tables.server.ts";
import { galleryTexts } from "../texts.ts";
import { type PhotoFilter, photosPerPage } from "./rules.ts";
import { galleryAdminTexts } from "./texts.ts";

const { weddingId: wedding, id, status, visitorId, createdAt } = guestPhotos;
const { guestName, caption } = guestPhotos;
const { widths, hasAvif } = pictures;

type ModeratedPhoto = Awaited<ReturnType<typeof photosMatching>>[number];

export type PhotoView = ReturnType<typeof viewPhoto>;

export interface GalleryView {
  filter: PhotoFilter;
  page: number;
  photos: PhotoView[];
  counts: Record<PhotoFilter, number>;
  approvePhotos: boolean;
  weddingPath: string;
}

/** Returns one page of the couple's gallery, or the last page for a larger number. */
export async function loadGallery(
  weddingId: OwnedWeddingId,
  { filter, page }: Pick<GalleryView, "filter" | "page">,
): Promise<GalleryView> {
  const [photos, counts, approvePhotos] = await Promise.all([
    photosMatching(weddingId, filter, page),
    countByFilter(weddingId),
    approvesPhotos(weddingId),
  ]);
  const last = Math.max(1, Math.ceil(counts[filter] / photosPerPage));
  if (page > last) return loadGallery(weddingId, { filter, page: last });
  return {
    filter,
    page,
    photos: photos.map(viewPhoto),
    counts,
    approvePhotos,
    weddingPath: weddingPath(weddingId),
  };
}

function viewPhoto(photo: ModeratedPhoto) {
  const { id, guestName, caption, status, senderBlocked, likes, createdAt, widths } = photo;
  const [smallest = 0] = widths;
  return {
    id,
    guestName,
    caption,
    status,
    senderBlocked,
    likes,
    by: guestName || galleryAdminTexts.anonymous,
    time: {
      iso: createdAt.toISOString(),
      text: `${formatDay(createdAt, now())} ${formatTime(createdAt)}`,
    },
    picture: {
      src: picturePath(id, smallest),
      srcSet: pictureSrcSet(id, widths),
      avifSrcSet: photo.hasAvif ? pictureSrcSet(id, widths, "avif") : null,
      alt: galleryTexts.photoBy(guestName ?? "", caption ?? ""),
      large: picturePath(id, widths.at(-1) ?? smallest),
    },
  };
}

/** Returns one page of the photos that are not deleted, newest first. */
export function photosMatching(weddingId: OwnedWeddingId, filter: PhotoFilter, page: number) {
  const likes = db().$count(photoLikes, likesOf(toPublicWeddingId(weddingId), id));
  return db()
    .select({
      id,
      guestName,
      caption,
      widths,
      hasAvif,
      status,
      createdAt,
      senderBlocked: isSenderBlocked(),
      likes: sql`${likes}`.mapWith(Number),
    })
    .from(guestPhotos)
    .innerJoin(pictures, eq(pictures.id, id))
    .where(and(isListed(weddingId), matchesFilter(filter)))
    .orderBy(desc(createdAt), desc(id))
    .limit(photosPerPage)
    .offset((page - 1) * photosPerPage);
}

export async function countByFilter(
  weddingId: OwnedWeddingId,
): Promise<Record<PhotoFilter, number>> {
  const matching = (filter: PhotoFilter) =>
    sql`count(*) filter (where ${matchesFilter(filter) ?? sql`true`})`.mapWith(Number);
  const [counts] = await db()
    .select({
      all: count(),
      shown: matching("shown"),
      awaiting: matching("awaiting"),
      hidden: matching("hidden"),
    })
    .from(guestPhotos)
    .where(isListed(weddingId));
  return counts ?? { all: 0, shown: 0, awaiting: 0, hidden: 0 };
}

export async function approvesPhotos(weddingId: OwnedWeddingId): Promise<boolean> {
  const [found] = await db()
    .select({ approvePhotos: weddings.approvePhotos })
    .from(weddings)
    .where(eq(weddings.id, weddingId));
  return found?.approvePhotos ?? false;
}

/** Returns the ids of the photos on all pages of a filter. */
export async function idsMatching(
  weddingId: OwnedWeddingId,
  filter: PhotoFilter,
): Promise<string[]> {
  const found = await db()
    .select({ id })
    .from(guestPhotos)
    .where(and(isListed(weddingId), matchesFilter(filter)));
  return found.map((photo) => photo.id);
}

/** Returns photos of a filter in the order they were sent; only those in `ids`, if given. */
export function photosToDownload(
  weddingId: OwnedWeddingId,
  filter: PhotoFilter,
  ids?: readonly string[],
) {
  return db()
    .select({
      id,
      guestName,
      caption,
      status,
      senderBlocked: isSenderBlocked(),
      held: isHeld(wedding, visitorId).mapWith(Boolean),
      createdAt,
    })
    .from(guestPhotos)
    .where(and(isNotDeleted(weddingId), matchesFilter(filter), ids && inArray(id, [...ids])))
    .orderBy(asc(createdAt), asc(id));
}

export function countPhotos(weddingId: OwnedWeddingId): Promise<number> {
  return db().$count(guestPhotos, isNotDeleted(weddingId));
}

export function exportPhotos(weddingId: OwnedWeddingId) {
  const {
    weddingId: _,
    visitorId,
    deletedAt,
    contentHash,
    ...columns
  } = getTableColumns(guestPhotos);
  const likes = db().$count(photoLikes, likesOf(toPublicWeddingId(weddingId), id));
  return db()
    .select({
      ...columns,
      width: pictures.width,
      height: pictures.height,
      widths: pictures.widths,
      hasAvif: pictures.hasAvif,
      likes,
      hidden: not(notBlocked(wedding, visitorId)).mapWith(Boolean),
      held: isHeld(wedding, visitorId).mapWith(Boolean),
    })
    .from(guestPhotos)
    .innerJoin(pictures, eq(pictures.id, guestPhotos.id))
    .where(isNotDeleted(weddingId))
    .orderBy(asc(createdAt));
}

/** Returns the photos and likes of these visitors, held or not. */
export async function photosOfSenders(weddingId: OwnedWeddingId, senders: string[]) {
  const { weddingId: likedIn, visitorId: liker } = photoLikes;
  const photos = db()
    .select({ sender: visitorId, id, guestName, caption, widths })
    .from(guestPhotos)
    .innerJoin(pictures, eq(pictures.id, id))
    .where(and(isNotDeleted(weddingId), inArray(visitorId, senders)))
    .orderBy(asc(createdAt), asc(id));
  const likes = db()
    .select({ sender: liker, count: count() })
    .from(photoLikes)
    .where(and(eq(likedIn, weddingId), inArray(liker, senders)))
    .groupBy(liker);
  const [sent, liked] = await Promise.all([photos, likes]);
  return {
    photos: sent.map(({ widths, ...photo }) => ({
      ...photo,
      src: picturePath(photo.id, widths[0] ?? 0),
    })),
    likes: liked,
  };
}

/** Held photos are looked through with all else from their senders. */
function isListed(weddingId: OwnedWeddingId): SQL | undefined {
  return and(isNotDeleted(weddingId), not(isHeld(wedding, visitorId)));
}

function isNotDeleted(weddingId: OwnedWeddingId): SQL | undefined {
  return and(eq(wedding, weddingId), isNull(guestPhotos.deletedAt));
}

function matchesFilter(filter: PhotoFilter): SQL | undefined {
  if (filter === "all") return undefined;
  if (filter === "hidden") return or(eq(status, "hidden"), isSenderBlocked());
  return and(eq(status, filter), notBlocked(wedding, visitorId));
}

function isSenderBlocked(): SQL<boolean> {
  return sql<boolean>`${not(notBlocked(wedding, visitorId))}`;
}

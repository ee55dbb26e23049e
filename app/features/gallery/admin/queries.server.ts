import { and, asc, count, desc, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { type OwnedWeddingId, toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import { notBlocked } from "#app/features/weddings/submissions/queries.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { likesOf } from "../queries.server.ts";
import { guestPhotos, photoLikes } from "../tables.server.ts";
import { type PhotoFilter, photosPerPage } from "./rules.ts";

const { weddingId: wedding, id, status, visitorId, createdAt } = guestPhotos;
const { guestName, caption, width, height, widths, hasAvif } = guestPhotos;

/** A photo as the couple sees it. */
export type ModeratedPhoto = Awaited<ReturnType<typeof photosMatching>>[number];

/** One page of what guests have sent and nobody has deleted, newest first. */
export function photosMatching(weddingId: OwnedWeddingId, filter: PhotoFilter, page: number) {
  const likes = db().$count(photoLikes, likesOf(toPublicWeddingId(weddingId), id));
  return db()
    .select({
      id,
      guestName,
      caption,
      width,
      height,
      widths,
      hasAvif,
      status,
      createdAt,
      senderBlocked: isSenderBlocked(),
      likes: sql`${likes}`.mapWith(Number),
    })
    .from(guestPhotos)
    .where(and(isNotDeleted(weddingId), matchesFilter(filter)))
    .orderBy(desc(createdAt), desc(id))
    .limit(photosPerPage)
    .offset((page - 1) * photosPerPage);
}

/** How many photos stand on each shelf. */
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
    .where(isNotDeleted(weddingId));
  return counts ?? { all: 0, shown: 0, awaiting: 0, hidden: 0 };
}

/** Whether new photos wait until an owner has seen them. */
export async function approvesPhotos(weddingId: OwnedWeddingId): Promise<boolean> {
  const [found] = await db()
    .select({ approvePhotos: weddings.approvePhotos })
    .from(weddings)
    .where(eq(weddings.id, weddingId));
  return found?.approvePhotos ?? false;
}

/** What a downloaded collection is made of, in the order it was sent; of `ids` only, if given. */
export function photosToDownload(weddingId: OwnedWeddingId, ids?: readonly string[]) {
  return db()
    .select({ id, guestName, caption, status, senderBlocked: isSenderBlocked(), createdAt })
    .from(guestPhotos)
    .where(and(isNotDeleted(weddingId), ids && inArray(id, [...ids])))
    .orderBy(asc(createdAt), asc(id));
}

function isNotDeleted(weddingId: OwnedWeddingId): SQL | undefined {
  return and(eq(wedding, weddingId), isNull(guestPhotos.deletedAt));
}

/** As `statusOf` decides. */
function matchesFilter(filter: PhotoFilter): SQL | undefined {
  if (filter === "all") return undefined;
  if (filter === "hidden") return or(eq(status, "hidden"), isSenderBlocked());
  return and(eq(status, filter), notBlocked(wedding, visitorId));
}

function isSenderBlocked(): SQL<boolean> {
  return sql<boolean>`${not(notBlocked(wedding, visitorId))}`;
}

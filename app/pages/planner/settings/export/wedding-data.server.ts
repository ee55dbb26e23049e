import { and, asc, eq, getTableColumns, isNull, not } from "drizzle-orm";
import { users } from "#app/features/accounts/tables.server.ts";
import { guestPhotos, photoLikes } from "#app/features/gallery/tables.server.ts";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { earlierVersions } from "#app/features/rsvp/answer-versions/queries.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { invitationOf } from "#app/features/weddings/partners/queries.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { notBlocked } from "#app/features/weddings/submissions/queries.server.ts";
import { heroImages, weddingOwners } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";

export type WeddingData = Awaited<ReturnType<typeof weddingData>>;

/**
 * Everything stored of a wedding that is not deleted, what its owners have hidden as well. Left out
 * is only by what guests' browsers are told apart: it means nothing outside.
 */
export async function weddingData(weddingId: OwnedWeddingId) {
  return {
    wedding: await loadWedding(weddingId),
    owners: await owners(weddingId),
    invitation: await invitationOf(weddingId),
    coverPictures: await db().select().from(heroImages).where(eq(heroImages.weddingId, weddingId)),
    answers: await answers(weddingId),
    greetings: await greetings(weddingId),
    wishes: await wishes(weddingId),
    guestPhotos: await photos(weddingId),
  };
}

function owners(weddingId: OwnedWeddingId) {
  return db()
    .select({ email: users.email, displayName: users.name, since: weddingOwners.createdAt })
    .from(weddingOwners)
    .innerJoin(users, eq(users.id, weddingOwners.userId))
    .where(eq(weddingOwners.weddingId, weddingId))
    .orderBy(asc(weddingOwners.createdAt));
}

/**
 * Each as the couple's own list has it, with what other browsers wrote of it beside. An answer that
 * only hidden browsers wrote is as it was written last.
 */
async function answers(wedding: OwnedWeddingId) {
  const { visitorId, identity, deletedAt, ...columns } = getTableColumns(rsvpResponses);
  const last = await db()
    .select({ ...columns, hidden: not(notBlocked(columns.weddingId, visitorId)).mapWith(Boolean) })
    .from(rsvpResponses)
    .where(and(eq(columns.weddingId, wedding), isNull(deletedAt)))
    .orderBy(asc(rsvpResponses.createdAt));
  const earlier = Map.groupBy(await earlierVersions(wedding), (version) => version.responseId);
  return last.map(({ weddingId, id, createdAt, ...written }) => {
    const versions = [written, ...(earlier.get(id) ?? []).map(writtenIn)];
    const shown = versions.find(({ hidden }) => !hidden) ?? written;
    return { id, ...shown, createdAt, otherVersions: versions.filter((other) => other !== shown) };
  });
}

function writtenIn(version: Awaited<ReturnType<typeof earlierVersions>>[number]) {
  const { weddingId, responseId, visitorId, writtenAt, ...written } = version;
  return { ...written, updatedAt: writtenAt };
}

function greetings(wedding: OwnedWeddingId) {
  const { weddingId, visitorId, deletedAt, ...columns } = getTableColumns(guestMessages);
  return db()
    .select({ ...columns, hidden: not(notBlocked(weddingId, visitorId)).mapWith(Boolean) })
    .from(guestMessages)
    .where(and(eq(weddingId, wedding), isNull(deletedAt)))
    .orderBy(asc(guestMessages.createdAt));
}

/** What a hidden browser has reserved is free, as on the couple's own list. */
async function wishes(wedding: OwnedWeddingId) {
  const { weddingId, visitorId, deletedAt, ...columns } = getTableColumns(wishListItems);
  const found = await db()
    .select({ wish: columns, isOpen: notBlocked(weddingId, visitorId).mapWith(Boolean) })
    .from(wishListItems)
    .where(and(eq(weddingId, wedding), isNull(deletedAt)))
    .orderBy(asc(wishListItems.position));
  return found.map(({ wish, isOpen }) =>
    isOpen ? wish : { ...wish, purchased: false, purchasedBy: null },
  );
}

function photos(wedding: OwnedWeddingId) {
  const { weddingId, visitorId, deletedAt, contentHash, ...columns } = getTableColumns(guestPhotos);
  const likes = db().$count(
    photoLikes,
    and(eq(photoLikes.weddingId, weddingId), eq(photoLikes.photoId, guestPhotos.id)),
  );
  return db()
    .select({ ...columns, likes, hidden: not(notBlocked(weddingId, visitorId)).mapWith(Boolean) })
    .from(guestPhotos)
    .where(and(eq(weddingId, wedding), isNull(deletedAt)))
    .orderBy(asc(guestPhotos.createdAt));
}

import { and, asc, eq, getTableColumns, isNull, not } from "drizzle-orm";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { sessions, users } from "#app/features/accounts/tables.server.ts";
import { hasTwoFactor } from "#app/features/accounts/two-factor/queries.server.ts";
import { guestPhotos, photoLikes } from "#app/features/gallery/tables.server.ts";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { earlierVersions } from "#app/features/rsvp/answer-versions/queries.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { invitationOf } from "#app/features/weddings/partners/queries.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { notBlocked } from "#app/features/weddings/submissions/queries.server.ts";
import { weddingOwners, weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";

export type WeddingData = Awaited<ReturnType<typeof weddingData>>;

/**
 * Returns everything stored about a wedding that is not deleted, including what its owners have
 * hidden, without the ids of guests' browsers.
 */
export async function weddingData(weddingId: OwnedWeddingId) {
  return {
    wedding: await loadWedding(weddingId),
    owners: await owners(weddingId),
    invitation: await invitationOf(weddingId),
    coverPictures: await coverPictures(weddingId),
    answers: await answers(weddingId),
    greetings: await greetings(weddingId),
    wishes: await wishes(weddingId),
    guestPhotos: await photos(weddingId),
  };
}

function coverPictures(weddingId: OwnedWeddingId) {
  const { id, width, height, widths, createdAt } = pictures;
  return db()
    .select({ id, width, height, widths, createdAt })
    .from(pictures)
    .innerJoin(weddings, eq(weddings.heroImage, id))
    .where(eq(weddings.id, weddingId));
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
 * Returns each answer as the couple's list shows it, with the versions from other browsers. Where
 * all browsers are hidden, the latest version stands in.
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

/** Reports wishes reserved by a hidden browser as free, like the couple's list. */
async function wishes(wedding: OwnedWeddingId) {
  const { weddingId, visitorId, deletedAt, ...columns } = getTableColumns(wishListItems);
  const found = await db()
    .select({
      wish: {
        ...columns,
        imageWidth: pictures.width,
        imageHeight: pictures.height,
        imageWidths: pictures.widths,
      },
      isOpen: notBlocked(weddingId, visitorId).mapWith(Boolean),
    })
    .from(wishListItems)
    .leftJoin(pictures, eq(pictures.id, columns.image))
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
    .select({
      ...columns,
      width: pictures.width,
      height: pictures.height,
      widths: pictures.widths,
      hasAvif: pictures.hasAvif,
      likes,
      hidden: not(notBlocked(weddingId, visitorId)).mapWith(Boolean),
    })
    .from(guestPhotos)
    .innerJoin(pictures, eq(pictures.id, guestPhotos.id))
    .where(and(eq(weddingId, wedding), isNull(deletedAt)))
    .orderBy(asc(guestPhotos.createdAt));
}

/** Returns the id of the user's avatar, or null. */
export async function avatarOf(user: SignedInUser): Promise<string | null> {
  const [found] = await db()
    .select({ avatar: users.avatar })
    .from(users)
    .where(eq(users.id, user.id));
  return found?.avatar ?? null;
}

/** Returns what is stored about a user apart from the wedding, without passwords and tokens. */
export async function accountData(user: SignedInUser) {
  const { email, name, createdAt, updatedAt } = users;
  const { userAgent, ipAddress, createdAt: begun, updatedAt: lastUsed } = sessions;
  const [account] = await db()
    .select({ email, displayName: name, createdAt, updatedAt })
    .from(users)
    .where(eq(users.id, user.id));
  const signedIn = await db()
    .select({ userAgent, ipAddress, begun, lastUsed })
    .from(sessions)
    .where(eq(sessions.userId, user.id));
  const twoFactor = await hasTwoFactor(user.id);
  // Many visitors are signed in to the demo account.
  const isShared = user.email === demoAccount.email;
  const seen = signedIn.map((session) => (isShared ? { ...session, ipAddress: null } : session));
  return { ...account, roles: user.roles, twoFactor, sessions: seen };
}

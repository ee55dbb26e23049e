import { and, eq, gt } from "drizzle-orm";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { avatarPath } from "#app/features/accounts/rules.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant, withTables } from "#app/platform/db/grants.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { hashToken } from "#app/platform/secret.server.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import { ownerInvitations, weddingOwners, weddings } from "../tables.server.ts";

export interface Owner {
  userId: string;
  /** Empty until the user enters one. */
  displayName: string;
  email: string;
  picture: string | null;
}

/** Returns the owners in the order in which they joined. */
export async function ownersOf(weddingId: OwnedWeddingId): Promise<Owner[]> {
  const found = await withTables([users], () =>
    db()
      .select({
        userId: users.id,
        displayName: users.name,
        email: users.email,
        avatar: users.avatar,
        widths: pictures.widths,
      })
      .from(weddingOwners)
      .innerJoin(users, eq(users.id, weddingOwners.userId))
      .leftJoin(pictures, eq(pictures.id, users.avatar))
      .where(eq(weddingOwners.weddingId, weddingId))
      .orderBy(weddingOwners.createdAt, users.id),
  );
  return found.map(({ avatar, widths, ...owner }) => ({
    ...owner,
    picture: avatarPath({ avatar, widths }),
  }));
}

/** Returns when the user's partner left. Null if no partner has, or the notice was dismissed. */
export async function partnerLeftAt(user: SignedInUser): Promise<Date | null> {
  const [owner] = await db()
    .select({ leftAt: weddingOwners.partnerLeftAt })
    .from(weddingOwners)
    .where(eq(weddingOwners.userId, user.id));
  return owner?.leftAt ?? null;
}

/** Returns the unused invitation, even when it has expired. */
export async function invitationOf(weddingId: OwnedWeddingId) {
  const { email, createdAt, expiresAt } = ownerInvitations;
  const [found] = await db()
    .select({ email, sentAt: createdAt, expiresAt })
    .from(ownerInvitations)
    .where(eq(ownerInvitations.weddingId, weddingId));
  return found ? { ...found, isExpired: found.expiresAt <= now() } : null;
}

export async function hasPartnerOrInvitation(weddingId: OwnedWeddingId): Promise<boolean> {
  const [found] = await ownersAndInvited(weddingId);
  const { owners = 0, invited = 0 } = found ?? {};
  return owners + invited > 1;
}

const ownersAndInvited = prepared((weddingId: Param<OwnedWeddingId>) =>
  db()
    .select({
      owners: db().$count(weddingOwners, eq(weddingOwners.weddingId, weddingId)),
      invited: db().$count(ownerInvitations, eq(ownerInvitations.weddingId, weddingId)),
    })
    .from(weddings)
    .where(eq(weddings.id, weddingId)),
);

/** Returns an invitation without consuming it, or null when it is used, expired or unknown. */
export async function findInvitation(token: string) {
  const { email, weddingId } = ownerInvitations;
  const [invited] = await withGrant("key", [hashToken(token)], () =>
    db().select({ email, weddingId }).from(ownerInvitations).where(isInvitationValid(token)),
  );
  if (!invited) return null;
  const [wedding] = await withGrant("guest", [invited.weddingId], () =>
    db()
      .select({ bride: weddings.bride, groom: weddings.groom })
      .from(weddings)
      .where(eq(weddings.id, invited.weddingId)),
  );
  return wedding ? { ...invited, ...wedding } : null;
}

export function isInvitationValid(token: string) {
  return and(
    eq(ownerInvitations.tokenHash, hashToken(token)),
    gt(ownerInvitations.expiresAt, now()),
  );
}

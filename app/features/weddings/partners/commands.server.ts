import { and, eq } from "drizzle-orm";
import {
  consumeUserEmail,
  type RateLimited,
  type SignedInUser,
} from "#app/features/accounts/access.server.ts";
import { addSeconds } from "#app/features/accounts/rules.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { deleteMessagesOf } from "#app/features/delivery/commands.server.ts";
import { deleteDocumentsOf } from "#app/features/documents/commands.server.ts";
import { deletePicturesOf } from "#app/features/pictures/commands.server.ts";
import { deleteSubmissions } from "#app/features/submissions/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withGrant, withTables } from "#app/platform/db/grants.server.ts";
import type { RequestInfo } from "#app/platform/http/request-context.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { hashToken, newToken } from "#app/platform/secret.server.ts";
import { grantOwned, lockWedding, type OwnedWeddingId } from "../access.server.ts";
import { ownerInvitations, weddingOwners, weddings } from "../tables.server.ts";
import { weddingTopics } from "../topics.ts";
import { mailInvitation, mailPartnerLeft } from "./mails.server.ts";
import { invitationOf, isInvitationValid } from "./queries.server.ts";
import { dailyInvitationLimit, invitationLifetimeSeconds, maxOwners } from "./rules.ts";

/** Invites whether or not the e-mail has an account. Invalidates earlier invitations. */
export async function invitePartner(
  weddingId: OwnedWeddingId,
  { email, inviter }: { email: string; inviter: SignedInUser },
  info: RequestInfo,
): Promise<{ ok: true } | { ok: false; reason: "own-email" | "full" } | RateLimited> {
  if (email === inviter.email) return { ok: false, reason: "own-email" };
  const allowed = await rateLimitInvitation(weddingId, email, info);
  if (!allowed.ok) return allowed;
  return transaction(async (tx) => {
    if ((await lockAndCountOwners(tx, weddingId)) >= maxOwners) {
      return { ok: false, reason: "full" };
    }
    const token = newToken();
    await tx.delete(ownerInvitations).where(eq(ownerInvitations.weddingId, weddingId));
    await tx.insert(ownerInvitations).values({
      weddingId,
      email,
      tokenHash: hashToken(token),
      createdAt: now(),
      expiresAt: addSeconds(now(), invitationLifetimeSeconds),
    });
    const [wedding] = await tx.select().from(weddings).where(eq(weddings.id, weddingId));
    if (!wedding) return { ok: false, reason: "full" };
    await mailInvitation(tx, wedding, { email, token });
    await publish(tx, { wedding: weddingId }, weddingTopics.partner);
    return { ok: true };
  });
}

/** Mails a new invitation, or returns `gone` when the last one was used or withdrawn. */
export async function renewInvitation(
  weddingId: OwnedWeddingId,
  inviter: SignedInUser,
  info: RequestInfo,
): Promise<Awaited<ReturnType<typeof invitePartner>> | { ok: false; reason: "gone" }> {
  const invitation = await invitationOf(weddingId);
  if (!invitation) return { ok: false, reason: "gone" };
  return invitePartner(weddingId, { email: invitation.email, inviter }, info);
}

export function withdrawInvitation(weddingId: OwnedWeddingId): Promise<void> {
  return transaction(async (tx) => {
    await tx.delete(ownerInvitations).where(eq(ownerInvitations.weddingId, weddingId));
    await publish(tx, { wedding: weddingId }, weddingTopics.partner);
  });
}

/**
 * Makes the user an equal owner. The account must have the e-mail that the invitation was sent to.
 * A refused invitation stays valid.
 */
export function acceptInvitation(
  user: SignedInUser,
  token: string,
): Promise<
  { ok: true } | { ok: false; reason: "invalid-link" | "other-email" | "has-wedding" | "full" }
> {
  return transaction(async (tx) => {
    const [invited] = await withGrant("key", [hashToken(token)], () =>
      tx.select().from(ownerInvitations).where(isInvitationValid(token)),
    );
    if (!invited) return { ok: false, reason: "invalid-link" };
    if (invited.email !== user.email) return { ok: false, reason: "other-email" };
    const { weddingId } = invited;
    const join = () => joinOwners(tx, user, weddingId, token);
    const joined = await withGrant("guest", [weddingId], () =>
      withGrant("wedding", [weddingId], join),
    );
    if (!joined.ok) return joined;
    await publish(tx, { wedding: grantOwned(weddingId) }, weddingTopics.partner);
    return joined;
  });
}

async function joinOwners(
  tx: Transaction,
  user: SignedInUser,
  weddingId: string,
  token: string,
): Promise<{ ok: true } | { ok: false; reason: "invalid-link" | "has-wedding" | "full" }> {
  const owners = await lockAndCountOwners(tx, weddingId);
  if (owners >= maxOwners) return { ok: false, reason: "full" };
  const added = await tx
    .insert(weddingOwners)
    .values({ userId: user.id, weddingId })
    .onConflictDoNothing()
    .returning({ userId: weddingOwners.userId });
  if (added.length === 0) return { ok: false, reason: "has-wedding" };
  // Withdrawn while this transaction waited for the lock.
  const used = await tx.delete(ownerInvitations).where(isInvitationValid(token)).returning();
  if (used.length === 0) {
    await tx.delete(weddingOwners).where(eq(weddingOwners.userId, user.id));
    return { ok: false, reason: "invalid-link" };
  }
  await tx
    .update(weddingOwners)
    .set({ partnerLeftAt: null })
    .where(eq(weddingOwners.weddingId, weddingId));
  return { ok: true };
}

/**
 * Removes the user from their wedding. A wedding left without owners is deleted with all its rows,
 * pictures and documents if `expectedDeletion` names it: a partner may have left or joined since the user
 * confirmed.
 */
export async function leaveWedding(
  tx: Transaction,
  user: SignedInUser,
  expectedDeletion: string,
): Promise<{ ok: true } | { ok: false; reason: "consequence-changed" }> {
  const isOwner = eq(weddingOwners.userId, user.id);
  const [place] = await tx
    .select({ weddingId: weddingOwners.weddingId })
    .from(weddingOwners)
    .where(isOwner);
  if (!place) return { ok: true };
  const weddingId = grantOwned(place.weddingId);
  const [owned] = await tx
    .select({ id: weddings.id, bride: weddings.bride, groom: weddings.groom })
    .from(weddings)
    .innerJoin(weddingOwners, eq(weddingOwners.weddingId, weddings.id))
    .where(isOwner)
    .for("update", { of: weddings });
  if (!owned) return { ok: true };
  const isLast = (await tx.$count(weddingOwners, eq(weddingOwners.weddingId, weddingId))) === 1;
  if (expectedDeletion !== (isLast ? weddingId : ""))
    return { ok: false, reason: "consequence-changed" };
  await tx
    .delete(weddingOwners)
    .where(and(eq(weddingOwners.userId, user.id), eq(weddingOwners.weddingId, weddingId)));
  if (!isLast) await notifyRemainingOwner(tx, user, { ...owned, id: weddingId });
  if (isLast) {
    await tx.delete(weddings).where(eq(weddings.id, weddingId));
    await deleteSubmissions(tx, weddingId);
    await deletePicturesOf(tx, { weddingId });
    await deleteDocumentsOf(tx, { weddingId });
    await deleteMessagesOf(tx, { weddingId });
  }
  await publish(tx, { wedding: weddingId }, weddingTopics.partner);
  return { ok: true };
}

/** Removes the notice that the partner has left. */
export async function dismissPartnerLeft(user: SignedInUser): Promise<void> {
  await db()
    .update(weddingOwners)
    .set({ partnerLeftAt: null })
    .where(eq(weddingOwners.userId, user.id));
}

async function notifyRemainingOwner(
  tx: Transaction,
  leaver: SignedInUser,
  wedding: { id: OwnedWeddingId; bride: string; groom: string },
): Promise<void> {
  const [remaining] = await withTables([users], () =>
    tx
      .update(weddingOwners)
      .set({ partnerLeftAt: now() })
      .from(users)
      .where(and(eq(weddingOwners.weddingId, wedding.id), eq(users.id, weddingOwners.userId)))
      .returning({ id: users.id, email: users.email }),
  );
  if (remaining) await mailPartnerLeft(tx, remaining, { leaver: leaver.email, wedding });
}

async function rateLimitInvitation(
  weddingId: OwnedWeddingId,
  email: string,
  info: RequestInfo,
): Promise<{ ok: true } | RateLimited> {
  const allowed = await consume("invitation", weddingId, dailyInvitationLimit);
  if (!allowed.ok) return { ...allowed, reason: "too-many" };
  return consumeUserEmail(email, weddingId, info);
}

async function lockAndCountOwners(tx: Transaction, weddingId: string): Promise<number> {
  await lockWedding(tx, weddingId);
  return tx.$count(weddingOwners, eq(weddingOwners.weddingId, weddingId));
}

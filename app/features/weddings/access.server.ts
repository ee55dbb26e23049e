import { eq } from "drizzle-orm";
import {
  currentUser,
  requireUser,
  type SignedInUser,
} from "#app/features/accounts/access.server.ts";
import type { Submission } from "#app/features/submissions/rules.ts";
import { advisoryLock } from "#app/platform/db/advisory-lock.server.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { grant } from "#app/platform/db/grants.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import {
  accountSender,
  coupleSender,
  type Sender,
  unknownSender,
} from "#app/platform/upload-sender.ts";
import { isUuid, nilUuid } from "#app/platform/uuid.ts";
import { weddingOwners, weddings } from "./tables.server.ts";

/** A wedding that the user owns. Only the guards below and `createWedding` create one. */
export type OwnedWeddingId = Scope<"wedding">;

/** What guests may see of a wedding. Only the guards below create one. */
export type PublicWeddingId = Scope<"wedding", "public">;

/** What a guest sent with a form of a wedding's page. */
export type GuestSubmission = Submission<PublicWeddingId>;

export async function ownedWeddingOf(user: SignedInUser): Promise<OwnedWeddingId | null> {
  const [owned] = await ownedId(user.id);
  return owned ? grantOwned(owned.id) : null;
}

/** For a wedding that the user has been found to own. */
export function grantOwned(weddingId: string): OwnedWeddingId {
  grant("wedding", weddingId);
  grant("guest", weddingId);
  return weddingId as OwnedWeddingId;
}

/** For a wedding whose random id or household code was presented. */
export function grantToGuest(weddingId: string): PublicWeddingId {
  grant("guest", weddingId);
  return weddingId as PublicWeddingId;
}

/** Returns the signed-in user's wedding, or null. Redirects a visitor to /auth. */
export async function findOwnedWedding(request: Request): Promise<OwnedWeddingId | null> {
  return ownedWeddingOf(await requireUser(request));
}

/** Returns the signed-in user's wedding, or throws a 404. Redirects a visitor to /auth. */
export async function requireOwnedWedding(request: Request): Promise<OwnedWeddingId> {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) throw notFound();
  return weddingId;
}

export interface HeroUploader {
  sender: Sender;
  /** The account, or the IP address before sign-up. */
  limitKey: string;
}

export async function heroUploaderOf(request: Request, clientIp: string): Promise<HeroUploader> {
  const user = await currentUser(request);
  if (!user) return { sender: unknownSender(clientIp), limitKey: clientIp };
  const weddingId = await ownedWeddingOf(user);
  const sender = weddingId ? coupleSender(weddingId) : accountSender(user.id);
  return { sender, limitKey: user.id };
}

/** Returns the query's `id`, or throws a 404. The caller must check that there is such a wedding. */
export function publicWeddingIdOf(request: Request): PublicWeddingId {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  if (!isUuid(id)) throw notFound();
  return grantToGuest(id);
}

/** Returns the wedding named by the query's `id`, or throws a 404. */
export async function requirePublicWedding(request: Request): Promise<PublicWeddingId> {
  const weddingId = publicWeddingIdOf(request);
  const [found] = await storedId(weddingId);
  if (!found) throw notFound();
  return weddingId;
}

const ownedId = prepared((userId: Param<string>) =>
  db()
    .select({ id: weddingOwners.weddingId })
    .from(weddingOwners)
    .where(eq(weddingOwners.userId, userId)),
);

const storedId = prepared((id: Param<string>) =>
  db().select({ id: weddings.id }).from(weddings).where(eq(weddings.id, id)),
);

/** Prevents deletion of the wedding until the transaction ends. Throws 404 when it is deleted. */
export async function requireUndeletedWedding(
  tx: Transaction,
  weddingId: PublicWeddingId,
): Promise<void> {
  const [found] = await lockedWedding.within(tx, weddingId);
  if (!found) throw notFound();
}

const lockedWedding = prepared((weddingId: Param<PublicWeddingId>) =>
  db()
    .select({ id: weddings.id })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
    .for("key share"),
);

/** Like `requireUndeletedWedding`, and takes an advisory lock in the same statement. */
export async function lockUndeletedWedding(
  tx: Transaction,
  weddingId: PublicWeddingId,
  lock: string,
): Promise<void> {
  const [found] = await lockedWeddingAnd.within(tx, weddingId, lock);
  if (!found) throw notFound();
}

const lockedWeddingAnd = prepared((weddingId: Param<PublicWeddingId>, lock: Param<string>) =>
  db()
    .select({ taken: advisoryLock(lock) })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
    .for("key share"),
);

/**
 * Serialises changes that count the wedding's rows or put them in order; guests do not wait. Throws
 * 404.
 */
export async function lockWedding(tx: Transaction, weddingId: string): Promise<void> {
  const locked = await tx
    .select({ id: weddings.id })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
    .for("no key update");
  if (locked.length === 0) throw notFound();
}

export function toPublicWeddingId(weddingId: OwnedWeddingId): PublicWeddingId {
  return weddingId as string as PublicWeddingId;
}

/** The scope of a preview, to which no rows belong. */
export const previewWeddingId = nilUuid as PublicWeddingId;

import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { deleteUser, lockAccount } from "#app/features/accounts/commands.server.ts";
import { verifyCurrentPassword } from "#app/features/accounts/passwords/commands.server.ts";
import { deleteAvatar } from "#app/features/accounts/profile/commands.server.ts";
import { demoAccount } from "#app/features/accounts/rules.ts";
import type {
  ReauthFailed,
  RequestContext,
} from "#app/features/accounts/sessions/commands.server.ts";
import { leaveWedding } from "#app/features/weddings/partners/commands.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { enqueuePictureDeletion } from "#app/platform/pictures/delete-pictures.server.ts";
import { storedPicturesOf } from "./stored-pictures.server.ts";

export type DeletionResult =
  | { ok: true }
  | { ok: false; reason: "demo" | "consequence-changed" }
  | ReauthFailed;

/** What a person was asked, and answered. */
interface Confirmation {
  password: string;
  /** The wedding that they were told goes along; empty when none does. */
  expectedDeletion: string;
}

/** Deletes the account and what only its owner had, at once and for good. */
export function deleteAccount(
  user: SignedInUser,
  consent: Confirmation,
  caller: RequestContext,
): Promise<DeletionResult> {
  return confirmAndDelete(user, consent, caller, async (tx) => {
    await deleteAvatar(user, tx);
    await deleteUser(tx, user);
  });
}

/** Takes the person out of the wedding and keeps the account; without a partner the wedding goes. */
export function leaveOrDeleteWedding(
  user: SignedInUser,
  consent: Confirmation,
  caller: RequestContext,
): Promise<DeletionResult> {
  return confirmAndDelete(user, consent, caller, async () => undefined);
}

async function confirmAndDelete(
  user: SignedInUser,
  { password, expectedDeletion }: Confirmation,
  caller: RequestContext,
  deleteMore: (tx: Transaction) => Promise<void>,
): Promise<DeletionResult> {
  // Everybody knows its password, and others are looking at it.
  if (user.email === demoAccount.email) return { ok: false, reason: "demo" };
  const reauth = await verifyCurrentPassword(user, password, caller);
  if (!reauth.ok) return reauth;
  return transaction(async (tx) => {
    await lockAccount(tx, user);
    const left = await leaveWedding(tx, user, expectedDeletion, async (weddingId) => {
      await enqueuePictureDeletion(tx, await storedPicturesOf(tx, weddingId));
    });
    if (left.ok) await deleteMore(tx);
    return left;
  });
}

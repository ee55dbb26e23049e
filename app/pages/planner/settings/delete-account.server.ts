import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { deleteUser, lockAccount } from "#app/features/accounts/commands.server.ts";
import { verifyCurrentPassword } from "#app/features/accounts/passwords/commands.server.ts";
import { demoAccount } from "#app/features/accounts/rules.ts";
import type {
  ReauthFailed,
  RequestContext,
} from "#app/features/accounts/sessions/commands.server.ts";
import { leaveWedding } from "#app/features/weddings/partners/commands.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";

export type DeletionResult =
  | { ok: true }
  | { ok: false; reason: "demo" }
  | { ok: false; reason: "consequence-changed" }
  | ReauthFailed;

interface Confirmation {
  password: string;
  /** Id of the wedding whose deletion the user confirmed; empty for none. */
  expectedDeletion: string;
}

/** Deletes the account and everything that only it owns. Cannot be undone. */
export function deleteAccount(
  user: SignedInUser,
  confirmation: Confirmation,
  caller: RequestContext,
): Promise<DeletionResult> {
  return confirmAndDelete(user, confirmation, caller, (tx) => deleteUser(tx, user));
}

/** Removes the user from the wedding; without a partner the wedding is deleted. */
export function leaveOrDeleteWedding(
  user: SignedInUser,
  confirmation: Confirmation,
  caller: RequestContext,
): Promise<DeletionResult> {
  return confirmAndDelete(user, confirmation, caller, async () => undefined);
}

async function confirmAndDelete(
  user: SignedInUser,
  { password, expectedDeletion }: Confirmation,
  caller: RequestContext,
  deleteMore: (tx: Transaction) => Promise<void>,
): Promise<DeletionResult> {
  // The demo account's password is public.
  if (user.email === demoAccount.email) return { ok: false, reason: "demo" };
  const reauth = await verifyCurrentPassword(user, password, caller);
  if (!reauth.ok) return reauth;
  return transaction(async (tx) => {
    await lockAccount(tx, user);
    const left = await leaveWedding(tx, user, expectedDeletion);
    if (left.ok) await deleteMore(tx);
    return left;
  });
}

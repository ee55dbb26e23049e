import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { deleteUser, lockAccount } from "#app/features/accounts/commands.server.ts";
import { verifyCurrentPassword } from "#app/features/accounts/passwords/commands.server.ts";
import { isDemoAccount } from "#app/features/accounts/rules.ts";
import type {
  ReauthFailed,
  RequestContext,
} from "#app/features/accounts/sessions/commands.server.ts";
import { deleteDocumentsOfDeleted } from "#app/features/conversations/commands.server.ts";
import { listBegun } from "#app/features/conversations/queries.server.ts";
import { countRatings, ratedIn } from "#app/features/marketplace/sellers/commands.server.ts";
import { deleteVendorOf } from "#app/features/vendors/profile/commands.server.ts";
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
  return confirmAndDelete(user, confirmation, caller, async (tx) => {
    await deleteVendorOf(tx, user);
    await deleteUser(tx, user);
  });
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
  if (isDemoAccount(user.email)) return { ok: false, reason: "demo" };
  const reauth = await verifyCurrentPassword(user, password, caller);
  if (!reauth.ok) return reauth;
  return transaction(async (tx) => {
    await lockAccount(tx, user);
    const begun = await listBegun(tx, user.id);
    const rated = await ratedIn(tx, begun);
    const left = await leaveWedding(tx, user, expectedDeletion);
    if (left.ok) {
      await deleteMore(tx);
      await deleteDocumentsOfDeleted(tx, begun);
      await countRatings(tx, rated);
    }
    return left;
  });
}

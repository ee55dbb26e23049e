import { eq } from "drizzle-orm";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { deleteUser, lockAccount } from "#app/features/accounts/commands.server.ts";
import { verifyCurrentPassword } from "#app/features/accounts/passwords/commands.server.ts";
import { deleteAvatar } from "#app/features/accounts/profile/commands.server.ts";
import { demoAccount } from "#app/features/accounts/rules.ts";
import type {
  ReauthFailed,
  RequestContext,
} from "#app/features/accounts/sessions/commands.server.ts";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { leaveWedding } from "#app/features/weddings/partners/commands.server.ts";
import { heroImages } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { enqueuePictureDeletion } from "#app/platform/pictures/delete-pictures.server.ts";

export type DeletionResult =
  | { ok: true }
  | { ok: false; reason: "demo" }
  | { ok: false; reason: "consequence-changed" }
  | ReauthFailed;

interface Confirmation {
  password: string;
  /** The wedding that the user was told is deleted too; empty for none. */
  expectedDeletion: string;
}

/** Deletes the account and everything that only it owns. Cannot be undone. */
export function deleteAccount(
  user: SignedInUser,
  confirmation: Confirmation,
  caller: RequestContext,
): Promise<DeletionResult> {
  return confirmAndDelete(user, confirmation, caller, async (tx) => {
    await deleteAvatar(user, tx);
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
  // Its password is public.
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

const pictureColumns = [
  { wedding: heroImages.weddingId, picture: heroImages.id },
  { wedding: guestPhotos.weddingId, picture: guestPhotos.id },
  { wedding: wishListItems.weddingId, picture: wishListItems.image },
];

/** Returns the ids of all pictures of a wedding, including those of deleted rows. */
async function storedPicturesOf(tx: Transaction, weddingId: OwnedWeddingId): Promise<string[]> {
  const ids: string[] = [];
  for (const { wedding, picture } of pictureColumns) {
    const found = await tx
      .select({ id: picture })
      .from(picture.table)
      .where(eq(wedding, weddingId));
    ids.push(...found.flatMap(({ id }) => id ?? []));
  }
  return ids;
}

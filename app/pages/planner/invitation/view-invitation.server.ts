import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { findInvitation } from "#app/features/weddings/partners/queries.server.ts";
import { weddingName } from "#app/features/weddings/rules.ts";

export type InvitationView =
  | { state: "spent" }
  | { state: "yours-already" }
  | { state: "has-wedding" }
  | { state: "signed-out" | "ready"; names: string; email: string }
  | { state: "other-email"; names: string; email: string; signedInAs: string };

export async function viewInvitation(
  token: string,
  user: SignedInUser | null,
): Promise<InvitationView> {
  const invitation = await findInvitation(token);
  if (!invitation) return { state: "spent" };
  const { email, weddingId } = invitation;
  const names = weddingName(invitation);
  if (!user) return { state: "signed-out", names, email };
  const owned = await ownedWeddingOf(user);
  if (owned === weddingId) return { state: "yours-already" };
  if (user.email !== email) return { state: "other-email", names, email, signedInAs: user.email };
  return owned ? { state: "has-wedding" } : { state: "ready", names, email };
}
